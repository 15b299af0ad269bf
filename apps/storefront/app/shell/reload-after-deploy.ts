import { createPath } from 'react-router';
import { isLeaving, leave } from './is-leaving';
import { mayReload } from './may-reload';

/** The address that the shopper is on the way to, if any. */
export function nextAddress(): string | undefined {
  const location = window.__reactRouterDataRouter?.state.navigation.location;
  return location && createPath(location);
}

/**
 * Reloads the page for code that did not come, or fetches the page at `next` whole, at most once in 60 seconds. Without a connection the page
 * that is here is all there is, so it stays. Returns whether the page is being left, for this or anything else.
 */
export function reloadForCode(view: Window, next: string | undefined): boolean {
  if (isLeaving()) return true;
  if (!view.navigator.onLine || !mayReload(() => view.sessionStorage, Date.now())) return false;
  leave(() => {
    if (next === undefined) view.location.reload();
    else view.location.assign(next);
  });
  return true;
}

/**
 * Calls {@link reloadForCode} when a chunk fails to load. The error still reaches the caller of `import()`: were the event prevented, the caller
 * would get nothing and take that for the code.
 */
export function reloadAfterDeploy(view: Window, next: () => string | undefined): void {
  view.addEventListener('vite:preloadError', () => {
    reloadForCode(view, next());
  });
}
