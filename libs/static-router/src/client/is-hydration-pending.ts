/** Selector of hydration boundaries that are not hydrated yet. */
export const PENDING_BOUNDARY_SELECTOR = '[data-hydration-boundary]:not([data-hydrated])';

/** Returns whether the page has been hydrated. */
export const isPageHydrated = (): boolean => document.documentElement.dataset['hydration'] === 'done';

/** Returns whether `element` is not hydrated yet: neither the page nor the boundary around the element has been. */
export const isHydrationPending = (element: Element): boolean =>
  !isPageHydrated() || element.closest(PENDING_BOUNDARY_SELECTOR) !== null;
