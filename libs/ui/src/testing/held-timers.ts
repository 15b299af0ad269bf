/** Timers of certain delays, held until a story lets them pass: a clock for what a story tests and nothing else. */
export interface HeldTimers {
  /** How many wait. */
  readonly waiting: () => number;
  /** How many have been held so far, those that were cleared or have passed too. */
  readonly held: () => number;
  /** Runs what waits, in order. */
  readonly pass: () => void;
  /** Gives the browser's own timers back. */
  readonly release: () => void;
}

/** Holds back every `setTimeout` of exactly these delays, in milliseconds; all others go their way. */
export function holdTimers(delays: readonly number[]): HeldTimers {
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
