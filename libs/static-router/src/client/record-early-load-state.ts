declare global {
  interface Window {
    /** Links that have loaded, or failed to: `load` or `error`. Written by {@link recordEarlyLoadState}. */
    settledLinks?: WeakMap<EventTarget, string>;
  }
}

/**
 * Records for `deferHydration` whether the visit starts at the top of the page and which links have loaded or failed. Call it in
 * an inline script in the head.
 */
export function recordEarlyLoadState(view: Window): void {
  // On Back, on reload and for a hash the browser scrolls, so the page must be laid out down to the target.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !view.location.hash)
    view.document.documentElement.dataset['lazyLayout'] = '';
  // Only the event tells whether a stylesheet has loaded, and it may be past when the page's script runs. An attribute on the link would differ from
  // what React expects there.
  const settled = (view.settledLinks = new WeakMap<EventTarget, string>());
  for (const type of ['load', 'error']) {
    // These events do not bubble.
    view.document.addEventListener(type, ({ target }) => target && settled.set(target, type), true);
  }
}
