import { isVisitorBusy } from './is-visitor-busy.ts';
import { checkPageReachability, REACHABILITY_CHECK_INTERVAL_MS } from './check-page-reachability.ts';
import { claimReload } from './claim-reload.ts';

/** Time after which a navigation has ended, with the next page or the browser's error page. */
const NAVIGATION_TIMEOUT_MS = 30_000;

/** Returns a function that reloads the page once the server responds for it, but not while the visitor is busy or navigating. */
export function createReloadWhenReachable(view: Window): () => void {
  let leftAt = -NAVIGATION_TIMEOUT_MS;
  // Safari on iOS does not dispatch beforeunload, so clicks on links count as well.
  for (const type of ['beforeunload', 'click', 'submit'])
    view.addEventListener(
      type,
      ({ target }) => {
        if (type !== 'click' || (target as Element).closest('a')) leftAt = performance.now();
      },
      true,
    );
  async function reloadWhenReachable(): Promise<void> {
    const isReachable = await checkPageReachability();
    const isFree = performance.now() - leftAt > NAVIGATION_TIMEOUT_MS && !isVisitorBusy();
    if (!isFree || !isReachable) setTimeout(() => void reloadWhenReachable(), REACHABILITY_CHECK_INTERVAL_MS);
    else if (claimReload(() => view.sessionStorage, Date.now())) view.location.reload();
  }
  return () => void reloadWhenReachable();
}
