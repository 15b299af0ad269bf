declare global {
  interface Window {
    /** Links that have loaded, or failed to: `load` or `error`. Written by {@link prepareFirstPaint}. */
    settledLinks?: WeakMap<EventTarget, string>;
  }
}

/**
 * Notes for `deferHydration` what it could not find out later. To be called by an inline script in the head.
 */
export function prepareFirstPaint(view: Window): void {
  // On Back, on a reload and for a hash the browser scrolls, which needs the page laid out down to there.
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
