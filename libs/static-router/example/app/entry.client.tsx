import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import {
  createTrustedTypesPolicy,
  limitViewTransitions,
  reloadAfterDeploy,
} from '@marehalm/static-router/client';

createTrustedTypesPolicy(window, () => false);
limitViewTransitions(window);
reloadAfterDeploy(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
