import { isBusy } from '../shell/is-busy';
import { ASK_AGAIN, isReached } from '../shell/is-reached';
import { mayReload } from '../shell/may-reload';

/** Milliseconds in which the page that somebody has asked for is here, or what the browser shows instead. */
const LEAVING = 30_000;

let leftAt = -LEAVING;

// Safari on iOS says nothing before it leaves a page: what leads away from it is heard as well.
for (const type of ['beforeunload', 'click', 'submit'])
  addEventListener(
    type,
    ({ target }) => {
      if (type !== 'click' || (target as Element).closest('a')) leftAt = performance.now();
    },
    true,
  );

/**
 * Loads a page that cannot start anew, as soon as the shop answers for it: what a browser shows instead is worse than what is here. Waits
 * while somebody is in the middle of something, and does not take back whoever is on the way to another page.
 */
export async function reloadWhenReached(): Promise<void> {
  const isHere = await isReached();
  const isFree = performance.now() - leftAt > LEAVING && !isBusy();
  if (!isFree || !isHere) setTimeout(() => void reloadWhenReached(), ASK_AGAIN);
  else if (mayReload(() => sessionStorage, Date.now())) location.reload();
}
