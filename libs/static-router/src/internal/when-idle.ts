/** Milliseconds after which an action runs although the browser was never idle: Chromium does not always say that it is. */
const IDLE_TIMEOUT_MS = 2000;

/** Calls `action` when the browser is idle, two seconds later at the latest. */
export function whenIdle(action: () => void, timeout = IDLE_TIMEOUT_MS): void {
  try {
    requestIdleCallback(action, { timeout });
  } catch {
    // Safari has no idle callback. After the next frame it has painted.
    requestAnimationFrame(() => setTimeout(action));
  }
}
