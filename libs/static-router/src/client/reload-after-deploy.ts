import { overrideRouteModuleLoading, getPendingUrl } from '../internal/react-router.ts';
import { isPageUnloading, markLeavingAndNavigate, trackPageUnload } from './is-page-unloading.ts';
import { claimReload } from './claim-reload.ts';

/**
 * Reloads the page for code that did not load, or fetches the page at `next` whole. Without a connection the page that is here is all there is, so it
 * stays. Returns whether the page is being left, for this or anything else.
 */
function reloadForCode(view: Window, next: string | undefined): boolean {
  if (isPageUnloading()) return true;
  if (!view.navigator.onLine || !claimReload(() => view.sessionStorage, Date.now())) return false;
  markLeavingAndNavigate(() => {
    if (next === undefined) view.location.reload();
    else view.location.assign(next);
  });
  return true;
}

/**
 * Reloads the page, or loads the pending page, when a chunk fails to load (`vite:preloadError`); at most once in 60 seconds.
 * `import()` still rejects.
 *
 * @param next Address that is being navigated to; by default React Router's.
 */
export function reloadOnPreloadError(view: Window, next: () => string | undefined = getPendingUrl): void {
  trackPageUnload(view);
  view.addEventListener('vite:preloadError', () => {
    reloadForCode(view, next());
  });
}

/**
 * Limits React Router's own reloads after a failed route module to one in 60 seconds; after that the route shows its error
 * boundary. Call it after hydration.
 *
 * @param next Address that is being navigated to; by default React Router's.
 */
export function limitRouteReloads(view: Window, next: () => string | undefined = getPendingUrl): void {
  overrideRouteModuleLoading(() => {
    const address = next();
    // A visitor who has gone elsewhere meanwhile needs the code no more.
    return address !== undefined && reloadForCode(view, address);
  });
}
