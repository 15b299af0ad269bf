import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import {
  createTrustedTypesPolicy,
  limitViewTransitionsToPageChanges,
  reloadOnPreloadError,
} from '@marehalm/static-router/client';

createTrustedTypesPolicy(window, () => false);
limitViewTransitionsToPageChanges(window);
reloadOnPreloadError(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
