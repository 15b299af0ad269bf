import { type Timers } from '../tab-ports.ts';

/** A timer that rings once and is set for at most one moment. */
export interface Alarm {
  readonly isSet: boolean;
  /** Sets it for `delay` milliseconds from now, in place of what it was set for. */
  set(delay: number, ring: () => void): void;
  clear(): void;
}

/** An alarm on `timers`. */
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
