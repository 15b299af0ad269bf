/** Milliseconds in which a browser says what it has ended because the page is being left. */
const ENDING = 1000;

let leftAt = Number.NEGATIVE_INFINITY;

/** Leads away from the page that is here, which from now on {@link isLeaving}: a browser says so only a little later. */
export function leave(go: () => void): void {
  leftAt = performance.now();
  go();
}

/** Hears when `view` begins to be left, for {@link isLeaving}. */
export function hearLeaving(view: Pick<Window, 'addEventListener'>): void {
  view.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Whether the page has just begun to be left. Firefox ends its requests then, and not only when the next page is here: what did not
 * come is not gone, and a reload would take the shopper back.
 */
export const isLeaving = (): boolean => performance.now() - leftAt < ENDING;
