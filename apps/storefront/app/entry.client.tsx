import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPath } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { refuseForeignCode } from './boot/trusted-types';
import { onlyBetweenPages } from './shell/page-transition';
import { reloadAfterDeploy } from './shell/reload-after-deploy';

refuseForeignCode(window);
onlyBetweenPages(window);
reloadAfterDeploy(window, () => {
  const location = window.__reactRouterDataRouter?.state.navigation.location;
  return location && createPath(location);
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
