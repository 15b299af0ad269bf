/** Controls timers with certain delays, so that a story decides when they fire. */
export interface ControlledTimers {
  /** Number of pending timers. */
  readonly waiting: () => number;
  /** Number of timers so far, including cleared and fired ones. */
  readonly held: () => number;
  /** Fires the pending timers in order. */
  readonly pass: () => void;
  /** Restores the browser's timers. */
  readonly release: () => void;
}

/** Replaces every `setTimeout` with exactly these delays, in milliseconds. */
export function controlTimers(delays: readonly number[]): ControlledTimers {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<number, () => void>();
  let next = -1;
  window.setTimeout = ((callback: () => void, delay?: number, ...rest: unknown[]) => {
    if (!delays.includes(delay ?? 0)) return start(callback as TimerHandler, delay, ...rest);
    held.set(next, callback);
    return next--;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id?: number) => {
    if (id === undefined || !held.delete(id)) stop(id);
  }) as typeof window.clearTimeout;
  return {
    waiting: () => held.size,
    held: () => -1 - next,
    pass() {
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
    },
    release() {
      window.setTimeout = start;
      window.clearTimeout = stop;
    },
  };
}
