/** Runs `listener` whenever the visitor comes back to this page: to its tab, or to it with the Back button. */
export function onReturn(listener: () => void): void {
  document.addEventListener('visibilitychange', () => document.hidden || listener());
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
}
