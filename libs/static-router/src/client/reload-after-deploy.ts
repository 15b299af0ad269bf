import { overrideRouteModuleLoading, getPendingUrl } from '../internal/react-router.ts';
import { isPageUnloading, markLeavingAndNavigate, trackPageUnload } from './is-page-unloading.ts';
import { claimReload } from './claim-reload.ts';

/**
 * Reloads the page because code did not load, or loads the page at `next` as a document. Does nothing offline, because the current page could not be
 * loaded again. Returns whether the page is unloading, for this or any other reason.
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
 * @param next Returns the URL of the pending navigation; React Router's by default.
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
 * @param next Returns the URL of the pending navigation; React Router's by default.
 */
export function limitRouteReloads(view: Window, next: () => string | undefined = getPendingUrl): void {
  overrideRouteModuleLoading(() => {
    const address = next();
    // Without a pending navigation, the visitor no longer needs the code.
    return address !== undefined && reloadForCode(view, address);
  });
}
