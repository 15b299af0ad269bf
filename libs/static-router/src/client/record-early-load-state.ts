declare global {
  interface Window {
    /** Links that have loaded (`load`) or failed to (`error`). Written by {@link recordEarlyLoadState}. */
    settledLinks?: WeakMap<EventTarget, string>;
  }
}

/**
 * Records for `deferHydration` whether the visit starts at the top of the page and which links have loaded or failed. Call it in
 * an inline script in the head.
 */
export function recordEarlyLoadState(view: Window): void {
  // After Back, a reload or for a hash the browser scrolls, so it must lay out the page down to the target.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !view.location.hash)
    view.document.documentElement.dataset['lazyLayout'] = '';
  // Only the event reveals whether a stylesheet has loaded, and it may come before the page's script runs. An attribute on the link would cause a
  // hydration mismatch, so a WeakMap stores it.
  const settled = (view.settledLinks = new WeakMap<EventTarget, string>());
  for (const type of ['load', 'error']) {
    // These events do not bubble.
    view.document.addEventListener(type, ({ target }) => target && settled.set(target, type), true);
  }
}
