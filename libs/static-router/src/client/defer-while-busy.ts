import { isVisitorBusy } from './is-visitor-busy.ts';

/** Interval at which a busy page is checked again. */
const BUSY_CHECK_INTERVAL_MS = 1000;

/**
 * Returns a function that calls `action` at once, or as soon as `isBusy` returns false. Calls while it waits count as one.
 *
 * @param isBusy `isVisitorBusy` by default.
 */
export function createActionWhenNotBusy(
  action: () => void,
  isBusy: () => boolean = isVisitorBusy,
): () => void {
  let isWaiting = false;
  return function actWhenFree() {
    if (isWaiting) return;
    isWaiting = isBusy();
    if (!isWaiting) {
      action();
      return;
    }
    setTimeout(() => {
      isWaiting = false;
      actWhenFree();
    }, BUSY_CHECK_INTERVAL_MS);
  };
}
