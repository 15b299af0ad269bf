import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { noteFonts } from './boot/note-fonts';
import { refuseForeignCode } from './boot/trusted-types';
import { hearLeaving } from './shell/is-leaving';
import { onlyBetweenPages } from './shell/page-transition';
import { nextAddress, reloadAfterDeploy } from './shell/reload-after-deploy';

refuseForeignCode(window);
onlyBetweenPages(window);
hearLeaving(window);
void noteFonts(window);
reloadAfterDeploy(window, nextAddress);

/** Milliseconds until the page that is here has what it needs itself. */
const SETTLED = 1000;
setTimeout(() => {
  import('./boot/after-start')
    .then((module) => module.afterStart())
    .catch(() => {
      // The page is loaded anew for it, once (`reload-after-deploy.ts`); else letters stand in the next best face, and nobody is measured.
    });
}, SETTLED);

const page = document.documentElement;
/** Of the first-paint script. React draws the whole page anew, without them, where a translator was there before it. */
const { market, accounts, fonts } = page.dataset;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* A page that is gone to is drawn in one go: in slices it takes a fifth longer, and nobody can press anything on half a page. */}
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
