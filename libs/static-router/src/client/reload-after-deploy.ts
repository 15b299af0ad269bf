import { overrideRouteModules, getPendingUrl } from '../internal/react-router.ts';
import { isLeaving, leavePage, trackLeaving } from './is-leaving.ts';
import { claimReload } from './claim-reload.ts';

/**
 * Reloads the page for code that did not load, or fetches the page at `next` whole. Without a connection the page that is here is all there is, so it
 * stays. Returns whether the page is being left, for this or anything else.
 */
function reloadForCode(view: Window, next: string | undefined): boolean {
  if (isLeaving()) return true;
  if (!view.navigator.onLine || !claimReload(() => view.sessionStorage, Date.now())) return false;
  leavePage(() => {
    if (next === undefined) view.location.reload();
    else view.location.assign(next);
  });
  return true;
}

/**
 * Reloads the page when a chunk fails to load, or fetches the page that the visitor is on the way to: at most once in 60 seconds. The error still
 * reaches the caller of `import()`; were Vite's event prevented, the caller would get nothing and take that for the code.
 *
 * @param next Address that is being navigated to; by default React Router's.
 */
export function reloadAfterDeploy(view: Window, next: () => string | undefined = getPendingUrl): void {
  trackLeaving(view);
  view.addEventListener('vite:preloadError', () => {
    reloadForCode(view, next());
  });
}

/**
 * Holds React Router to the limit of {@link reloadAfterDeploy}: left alone it reloads the page each time that the code of a route does not load.
 * To be called once the page is hydrated. A route whose code is still missing shows its error boundary.
 *
 * @param next Address that is being navigated to; by default React Router's.
 */
export function limitRouteReloads(view: Window, next: () => string | undefined = getPendingUrl): void {
  overrideRouteModules(() => {
    const address = next();
    // A visitor who has gone elsewhere meanwhile needs the code no more.
    return address !== undefined && reloadForCode(view, address);
  });
}
