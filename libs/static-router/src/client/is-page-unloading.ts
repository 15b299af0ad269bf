/** Time within which browsers report requests that they aborted because the page is unloading. */
const ABORT_REPORT_MS = 1000;

/** Time of the last unload, from `performance.now()`. */
let leftAt = Number.NEGATIVE_INFINITY;

/** Calls `navigate`, which leaves the page, and makes {@link isPageUnloading} return true at once; `beforeunload` comes later. */
export function markLeavingAndNavigate(navigate: () => void): void {
  leftAt = performance.now();
  navigate();
}

/** Observes when `view` starts to unload, for {@link isPageUnloading}. */
export function trackPageUnload(view: Pick<Window, 'addEventListener'>): void {
  view.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Returns whether the page started to unload less than a second ago. Requests that fail meanwhile were aborted by the browser and
 * are not errors.
 */
export const isPageUnloading = (): boolean => performance.now() - leftAt < ABORT_REPORT_MS;
