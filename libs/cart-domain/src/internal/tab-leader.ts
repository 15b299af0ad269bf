import { type TabLocks } from '../browser-apis.ts';

/** One tab's part in electing the tab that talks to the commerce service. */
export interface TabLeaderElection {
  /** Queues for leadership. */
  start(): void;
  /** Takes leadership from another tab, whose leader is frozen. */
  takeOver(): void;
  /** Releases leadership or leaves the queue for it. */
  stop(): void;
}

/** Called when this tab becomes the leader or stops being it; not after {@link TabLeaderElection.stop}. */
export interface LeadershipCallbacks {
  onLead(): void;
  onLost(): void;
}

/**
 * Creates this tab's part in the election of a leader; nothing happens before `start`. Without `locks` every tab becomes a
 * leader.
 */
export function createTabLeaderElection(
  name: string,
  locks: TabLocks | undefined,
  events: LeadershipCallbacks,
): TabLeaderElection {
  /** Increases with every lock request and every stop: only the latest one counts. */
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
      // Locks are forbidden here, as in an opaque origin: no other tab has one either.
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
