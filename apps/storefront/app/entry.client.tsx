import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { limitViewTransitions, reloadAfterDeploy } from '@marehalm/static-router/client';
import { markFontsAsCached } from './browser/mark-fonts-as-cached';
import { requireTrustedTypes } from './browser/trusted-types';

requireTrustedTypes(window);
limitViewTransitions(window);
void markFontsAsCached(window);
reloadAfterDeploy(window);

/** Milliseconds until the page shown has loaded what it needs itself. */
const LOADED_MS = 1000;
setTimeout(() => {
  import('./run-after-hydration')
    .then((module) => module.runAfterHydration())
    .catch(() => {
      // The page is reloaded for it, once (`reloadAfterDeploy`); else letters have a fallback font, and no visit is measured.
    });
}, LOADED_MS);

const page = document.documentElement;
/** Of the first-paint script. React draws the whole page anew, without them, where a translator was there before it. */
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
