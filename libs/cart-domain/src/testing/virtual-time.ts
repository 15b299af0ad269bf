import { type Timers } from '../tab-ports.ts';

/** Time that passes only when told to, one event after the other, so that a run can be repeated exactly. */
export interface VirtualTime {
  /** Milliseconds since the beginning. */
  now(): number;
  /** Runs `event` in `delay` milliseconds. Returns what cancels it. */
  after(delay: number, event: () => void): () => void;
  /** Timers that can be told to stay silent or to wait. `when` gives the earliest moment, or `undefined` for never. */
  timers(when?: () => number | undefined): Timers;
  /** Lets `duration` milliseconds pass, with everything that is due and what follows from it. */
  advance(duration: number): Promise<void>;
}

/** A clock at zero. */
export function createVirtualTime(): VirtualTime {
  let now = 0;
  let events: { at: number; event: () => void }[] = [];

  function after(delay: number, event: () => void): () => void {
    const entry = { at: now + Math.max(0, delay), event };
    // Behind everything that is due at the same moment.
    const index = events.findIndex(({ at }) => at > entry.at);
    events.splice(index < 0 ? events.length : index, 0, entry);
    return () => {
      events = events.filter((other) => other !== entry);
    };
  }

  /** Runs `callback` in `delay` milliseconds, or as soon after that as `when` allows. Returns what cancels it. */
  function guarded(delay: number, when: () => number | undefined, callback: () => void): () => void {
    let cancel = after(delay, () => {
      const earliest = when();
      if (earliest === undefined) return;
      if (earliest > now) cancel = guarded(earliest - now, when, callback);
      else callback();
    });
    return () => cancel();
  }

  return {
    now: () => now,
    after,
    timers: (when = () => 0) => ({
      setTimeout: (callback, delay) => guarded(delayOf(delay), when, callback),
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

/** As browsers do: what is no number of milliseconds that fits into 32 bits is none. */
function delayOf(delay: number): number {
  return delay < 2 ** 31 ? delay : 0;
}

/** After every promise that can go on has gone on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
