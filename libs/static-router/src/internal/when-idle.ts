/** Default time after which an action runs even if the browser was not idle; Chromium does not always call back. */
const IDLE_TIMEOUT_MS = 2000;

/** Calls `action` when the browser is idle, but at the latest after `timeoutMs` milliseconds, 2000 by default. */
export function whenIdle(action: () => void, timeoutMs = IDLE_TIMEOUT_MS): void {
  try {
    requestIdleCallback(action, { timeout: timeoutMs });
  } catch {
    // Safari has no idle callback, so wait for the next paint.
    requestAnimationFrame(() => setTimeout(action));
  }
}
