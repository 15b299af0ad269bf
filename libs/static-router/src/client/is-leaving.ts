/** Milliseconds in which a browser reports the requests that it has aborted because the page is being left. */
const ABORT_REPORT_MS = 1000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Calls `navigate`, which leaves the page: {@link isLeaving} is true from now on. A browser notifies only a little later. */
export function leavePage(navigate: () => void): void {
  leftAt = performance.now();
  navigate();
}

/** Observes when `view` begins to be left, for {@link isLeaving}. */
export function trackLeaving(view: Pick<Window, 'addEventListener'>): void {
  view.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Returns whether the page has just begun to be left. Firefox aborts requests then, and not only when the next page is here: what did not load is
 * not gone, and a reload would take the visitor back.
 */
export const isLeaving = (): boolean => performance.now() - leftAt < ABORT_REPORT_MS;
