import { hasUnsavedInput } from './is-page-busy.ts';

/** Interval at which a busy page is checked again. */
const BUSY_CHECK_INTERVAL_MS = 1000;

/**
 * Returns a function that calls `action` as soon as the visitor is not busy. Calls while it waits count as one. For code that loads on a page
 * that has been open for a while: after a deployment it may be missing, which reloads the page.
 *
 * @param isBusy `hasUnsavedInput` by default.
 */
export function deferWhileBusy(action: () => void, isBusy: () => boolean = hasUnsavedInput): () => void {
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
