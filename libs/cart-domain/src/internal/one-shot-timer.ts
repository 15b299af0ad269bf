import { type Timers } from '../browser-apis.ts';

/** A timer that fires once; starting it again replaces the running one. */
export interface OneShotTimer {
  readonly isRunning: boolean;
  /** Starts the timer, replacing a running one. */
  start(delayMs: number, callback: () => void): void;
  clear(): void;
}

/** Creates a stopped timer. */
export function createOneShotTimer(timers: Timers): OneShotTimer {
  let pending: { handle: unknown } | undefined;
  function clear(): void {
    if (pending) timers.clearTimeout(pending.handle as never);
    pending = undefined;
  }
  return {
    get isRunning() {
      return pending !== undefined;
    },
    start(delayMs, callback) {
      clear();
      const handle = timers.setTimeout(() => {
        pending = undefined;
        callback();
      }, delayMs);
      pending = { handle };
    },
    clear,
  };
}
