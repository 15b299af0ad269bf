import { type TabLocks } from '../tab-ports.ts';

/** One tab's part in agreeing on the one that talks to the commerce service. */
export interface TabLeader {
  /** Queues up. */
  start(): void;
  /** Leads from now on, whoever led: for when the leading tab is frozen and answers nobody. */
  takeOver(): void;
  /** Leads without asking: this tab shares nothing with the others. */
  leadAlone(): void;
  /** Lets another tab lead. */
  close(): void;
}

/** Called when this tab begins and ceases to lead. */
export interface LeaderEvents {
  onLead(): void;
  onLost(): void;
}

/** Waits for its turn behind a lock. Without locks every tab leads, which costs requests but loses nothing. */
export function tabLeader(name: string, locks: TabLocks | undefined, events: LeaderEvents): TabLeader {
  let leading = false;
  let closed = false;
  let release: () => void = () => undefined;

  function lead(): void {
    if (leading || closed) return;
    leading = true;
    events.onLead();
  }

  function ask(port: TabLocks, options: { steal?: boolean }): void {
    let granted = false;
    const hold = (): Promise<void> => {
      granted = true;
      if (closed || leading) return Promise.resolve();
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      lead();
      return held;
    };
    const failed = (): void => {
      if (closed) return;
      // Locks are forbidden here (an opaque origin, for instance): then nobody else has one either.
      if (!granted) return lead();
      // Another tab took over while this one was frozen.
      leading = false;
      events.onLost();
      ask(port, {});
    };
    // A browser may throw instead of rejecting.
    new Promise((resolve) => resolve(port.request(name, options, hold))).catch(failed);
  }

  return {
    start: () => (locks ? ask(locks, {}) : lead()),
    takeOver() {
      if (locks && !closed && !leading) ask(locks, { steal: true });
    },
    leadAlone: lead,
    close() {
      closed = true;
      release();
    },
  };
}
