/** A part of the page that hydrates on its own and has not yet. */
export const PENDING_BOUNDARY = '[data-hydration-boundary]:not([data-hydrated])';

/** Returns whether the page has been hydrated. */
export const isPageHydrated = (): boolean => document.documentElement.dataset['hydration'] === 'done';

/** Returns whether React does not know `element` yet: neither the page nor the boundary around the element has been hydrated. */
export const isHydrationPending = (element: Element): boolean =>
  !isPageHydrated() || element.closest(PENDING_BOUNDARY) !== null;
