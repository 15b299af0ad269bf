import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { limitViewTransitionsToPageChanges, reloadOnPreloadError } from '@marehalm/static-router/client';
import { markFontsAsCached } from './browser/mark-fonts-as-cached';
import { installTrustedTypesPolicy } from './browser/trusted-types';

installTrustedTypesPolicy(window);
limitViewTransitionsToPageChanges(window);
void markFontsAsCached(window);
reloadOnPreloadError(window);

/** Time for the page to load what it needs before other code loads. */
const LOADED_MS = 1000;
setTimeout(() => {
  import('./start-deferred-tasks')
    .then((module) => module.startDeferredTasks())
    .catch(() => {
      // The page reloads once (`reloadOnPreloadError`). Without this code, rare letters have a fallback font and the visit is not
      // measured.
    });
}, LOADED_MS);

const page = document.documentElement;
/**
 * Attributes that the first-paint script has set. If a translator changed the page before hydration, React renders it again without
 * them.
 */
const { market, accounts, fonts } = page.dataset;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* Pages render in one go: time slicing takes a fifth longer, and half a page answers no press. */}
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
    {
      onRecoverableError(error) {
        for (const [name, value] of Object.entries({ market, accounts, fonts }))
          if (value !== undefined) page.dataset[name] ??= value;
        reportError(error);
      },
    },
  );
});
