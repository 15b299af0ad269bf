/** Milliseconds in which a browser reports requests that it aborted because the page is unloading. */
const ABORT_REPORT_MS = 1000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Calls `navigate`, which leaves the page, and makes {@link isLeaving} true at once. Browsers dispatch their event later. */
export function leavePage(navigate: () => void): void {
  leftAt = performance.now();
  navigate();
}

/** Observes when `view` starts to unload, for {@link isLeaving}. */
export function trackLeaving(view: Pick<Window, 'addEventListener'>): void {
  view.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Returns whether the page has just started to unload. Firefox aborts requests at that moment, before the next page is shown: a failed request is no
 * reason for a reload then, which would take the visitor back.
 */
export const isLeaving = (): boolean => performance.now() - leftAt < ABORT_REPORT_MS;
