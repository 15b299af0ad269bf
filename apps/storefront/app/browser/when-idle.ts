/** Milliseconds that anything waits for a browser to have nothing to do: Chromium does not always say so (`docs/browsers.md`). */
const PATIENCE = 2000;

/** Calls `act` when the browser has nothing to do, two seconds later at the most. */
export function whenIdle(act: () => void): void {
  try {
    requestIdleCallback(act, { timeout: PATIENCE });
  } catch {
    // Safari has none.
    setTimeout(act);
  }
}
