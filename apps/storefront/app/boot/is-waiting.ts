/** Whether React does not know this element yet: the page has not come to life, or the late part of it that the element lies in. */
export const isWaiting = (element: Element): boolean =>
  document.documentElement.dataset.start !== 'ready' ||
  element.closest('[data-late]:not([data-alive])') !== null;
