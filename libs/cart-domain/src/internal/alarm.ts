import { type Timers } from '../tab-ports.ts';

/** A timer that fires once and can be restarted. */
export interface Alarm {
  readonly isSet: boolean;
  /** Starts the timer, replacing a running one. */
  set(delay: number, ring: () => void): void;
  clear(): void;
}

/** Creates a stopped timer. */
export function createAlarm(timers: Timers): Alarm {
  let pending: { handle: unknown } | undefined;
  function clear(): void {
    if (pending) timers.clearTimeout(pending.handle as never);
    pending = undefined;
  }
  return {
    get isSet() {
      return pending !== undefined;
    },
    set(delay, ring) {
      clear();
      const handle = timers.setTimeout(() => {
        pending = undefined;
        ring();
      }, delay);
      pending = { handle };
    },
    clear,
  };
}
