import { type Timers } from '../browser-apis.ts';

/** A clock that advances only when told to, one event after the other, so that a run is reproducible. */
export interface VirtualTime {
  /** Milliseconds since the start. */
  now(): number;
  /** Runs `event` in `delay` milliseconds. Returns a function that cancels it. */
  after(delay: number, event: () => void): () => void;
  /** Timers that can be paused. `when` returns the earliest time, or `undefined` for never. */
  timers(when?: () => number | undefined): Timers;
  /** Advances by `duration` milliseconds and runs everything that is due. */
  advance(duration: number): Promise<void>;
}

/** Creates a clock at zero. */
export function createVirtualTime(): VirtualTime {
  let now = 0;
  let events: { at: number; event: () => void }[] = [];

  function after(delay: number, event: () => void): () => void {
    const entry = { at: now + Math.max(0, delay), event };
    // After everything that is due at the same time.
    const index = events.findIndex(({ at }) => at > entry.at);
    events.splice(index < 0 ? events.length : index, 0, entry);
    return () => {
      events = events.filter((other) => other !== entry);
    };
  }

  /**
   * Runs `callback` in `delay` milliseconds, or as soon after that as `when` allows. Returns a function that cancels
   * it.
   */
  function startPausable(delay: number, when: () => number | undefined, callback: () => void): () => void {
    let cancel = after(delay, () => {
      const earliest = when();
      if (earliest === undefined) return;
      if (earliest > now) cancel = startPausable(earliest - now, when, callback);
      else callback();
    });
    return () => cancel();
  }

  return {
    now: () => now,
    after,
    timers: (when = () => 0) => ({
      setTimeout: (callback, delay) => startPausable(delayOf(delay), when, callback),
      clearTimeout: (cancel: () => void) => cancel(),
    }),
    async advance(duration) {
      const end = now + duration;
      await settled();
      for (let next = events[0]; next && next.at <= end; next = events[0]) {
        events.shift();
        now = next.at;
        next.event();
        await settled();
      }
      now = end;
    },
  };
}

/** As in browsers: an invalid delay, or one beyond 32 bits, counts as 0. */
function delayOf(delay: number): number {
  return delay < 2 ** 31 ? delay : 0;
}

/** Waits for all promises that can settle. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
