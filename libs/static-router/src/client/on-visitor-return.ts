/**
 * Calls `listener` whenever the tab becomes visible or the page is restored from the back/forward cache. The listener cannot be
 * removed.
 */
export function onVisitorReturn(listener: () => void): void {
  document.addEventListener('visibilitychange', () => document.hidden || listener());
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
}
