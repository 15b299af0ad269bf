import type { Timers } from '../timers.ts';

/** Timers whose clock is moved by hand. */
export interface ManualTimers extends Timers<number> {
  /** Moves the clock; what is due runs in its order. */
  advance(milliseconds: number): void;
  /** Timers that have neither run nor been cleared. */
  readonly waiting: number;
}

/** A clock at 0 and no timers. */
export function manualTimers(): ManualTimers {
  const timers = new Map<number, { readonly due: number; readonly callback: () => void }>();
  let time = 0;
  let handles = 0;
  return {
    setTimeout(callback, milliseconds) {
      handles += 1;
      timers.set(handles, { due: time + milliseconds, callback });
      return handles;
    },
    clearTimeout: (handle) => timers.delete(handle),
    advance(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(([, { due }]) => due <= end).sort(([, a], [, b]) => a.due - b.due);
        if (!next) break;
        const [handle, { due, callback }] = next;
        timers.delete(handle);
        time = due;
        callback();
      }
      time = end;
    },
    get waiting() {
      return timers.size;
    },
  };
}
