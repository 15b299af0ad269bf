import { type TabLocks } from '../tab-ports.ts';

/** One tab's part in agreeing on the one that talks to the commerce service. */
export interface TabLeader {
  /** Queues up. */
  start(): void;
  /** Leads from now on, whoever led: for when the leading tab is frozen and answers nobody. */
  takeOver(): void;
  /** Leads and queues no longer, so that another tab can. */
  stop(): void;
}

/** Called when this tab begins and ceases to lead; not after {@link TabLeader.stop}. */
export interface LeaderEvents {
  onLead(): void;
  onLost(): void;
}

/** Waits for its turn behind a lock. Without locks every tab leads, which costs requests but loses nothing. */
export function tabLeader(name: string, locks: TabLocks | undefined, events: LeaderEvents): TabLeader {
  /** Grows with every request for the lock and every stop: only the last one counts. */
  let turn = 0;
  let release: () => void = () => undefined;

  function ask(port: TabLocks, options: { steal?: boolean }): void {
    turn += 1;
    const mine = turn;
    let isLeading = false;
    const hold = (): Promise<void> => {
      if (mine !== turn) return Promise.resolve();
      isLeading = true;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      events.onLead();
      return held;
    };
    const failed = (): void => {
      if (mine !== turn) return;
      // Locks are forbidden here (an opaque origin, for instance): then nobody else has one either.
      if (!isLeading) return events.onLead();
      // Another tab took over while this one was frozen.
      events.onLost();
      ask(port, {});
    };
    // A browser may throw instead of rejecting.
    new Promise((resolve) => resolve(port.request(name, options, hold))).catch(failed);
  }

  return {
    start: () => (locks ? ask(locks, {}) : events.onLead()),
    takeOver() {
      if (locks) ask(locks, { steal: true });
    },
    stop() {
      turn += 1;
      release();
    },
  };
}
