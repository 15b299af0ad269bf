import {
  type TabChannel,
  type TabLocks,
  type TabMessageEvent,
  type TextStorage,
  type Timers,
} from '../browser-apis.ts';
import { type VirtualTime } from './virtual-time.ts';

/** The browser APIs of a page in one tab. */
export interface SimulatedTab {
  readonly storage: TextStorage;
  readonly channel: TabChannel;
  readonly locks: TabLocks;
  readonly timers: Timers;
  readonly isAlive: () => boolean;
  readonly isFrozen: () => boolean;
  /** Closes the tab abruptly, with its timers, messages and locks. */
  crash(): void;
  /** Freezes the tab for `duration` milliseconds. It keeps its locks, as pages on phones do. */
  freeze(duration: number): void;
  /** Runs `event` as soon as the tab can: later when frozen, never when closed. */
  run(event: () => void): void;
}

/** A browser whose tabs share a storage, a channel and locks. */
export interface SimulatedBrowser {
  open(): SimulatedTab;
  readonly stored: ReadonlyMap<string, string>;
  /** Whether the storage refuses values longer than those they replace: its quota is used up. */
  setFull(isFull: boolean): void;
}

interface Lock {
  holder: { tab: SimulatedTab; release: () => void; lose: () => void } | undefined;
  queue: { tab: SimulatedTab; grant: () => void }[];
}

/** Delays of messages between tabs, in milliseconds; evaluated for each message. */
export interface TabDelays {
  readonly message: () => number;
  /** Delay until the browser has a tab's write, and again until another tab sees it. */
  readonly storage: () => number;
}

const prompt: TabDelays = { message: () => 2, storage: () => 0 };

/** Creates a browser without tabs. */
export function createSimulatedBrowser(time: VirtualTime, delays: TabDelays = prompt): SimulatedBrowser {
  const stored = new Map<string, string>();
  const tabs: { tab: SimulatedTab; listeners: Set<(event: TabMessageEvent) => void> }[] = [];
  const locks = new Map<string, Lock>();
  let full = false;

  function lockOf(name: string): Lock {
    const lock = locks.get(name) ?? { holder: undefined, queue: [] };
    locks.set(name, lock);
    return lock;
  }

  function grantNext(lock: Lock): void {
    if (lock.holder) return;
    const next = lock.queue.shift();
    next?.grant();
  }

  /** The storage as each tab sees it, and the number of its own pending writes, by key. */
  const views: { texts: Map<string, string>; pending: Map<string, number>; arrivesAt: number }[] = [];
  let reachesBrowserAt = 0;

  /** As in Chromium, a tab sees its own writes at once, and those of others later and not while its own are pending. */
  function slowStorage(): TextStorage {
    const mine = { texts: new Map(stored), pending: new Map<string, number>(), arrivesAt: 0 };
    views.push(mine);
    const write = (key: string, value: string | undefined): void => {
      if (full && (value?.length ?? 0) > (mine.texts.get(key)?.length ?? 0))
        throw new Error('QuotaExceededError');
      put(mine.texts, key, value);
      const delay = delays.storage();
      if (delay === 0) {
        for (const { texts } of [{ texts: stored }, ...views]) put(texts, key, value);
        return;
      }
      mine.pending.set(key, (mine.pending.get(key) ?? 0) + 1);
      // Writes arrive in order.
      reachesBrowserAt = Math.max(reachesBrowserAt, time.now() + delay);
      time.after(reachesBrowserAt - time.now(), () => {
        put(stored, key, value);
        for (const view of views) {
          view.arrivesAt = Math.max(view.arrivesAt, time.now() + delays.storage());
          time.after(view.arrivesAt - time.now(), () => {
            if (view === mine) mine.pending.set(key, (mine.pending.get(key) ?? 1) - 1);
            else if (!view.pending.get(key)) put(view.texts, key, value);
          });
        }
      });
    };
    return {
      getItem: (key) => mine.texts.get(key) ?? null,
      // Storages convert every value to a string.
      setItem: (key, value) => write(key, `${value}`),
      removeItem: (key) => write(key, undefined),
    };
  }

  function open(): SimulatedTab {
    let alive = true;
    let awakeAt = 0;
    let sentAt = 0;
    const listeners = new Set<(event: TabMessageEvent) => void>();
    const when = (): number | undefined => (alive ? awakeAt : undefined);
    const timers = time.timers(when);

    function request(name: string, steal: boolean, callback: () => Promise<void>): Promise<unknown> {
      const lock = lockOf(name);
      return new Promise((resolve, reject) => {
        const grant = (): void => {
          const holder = {
            tab,
            release: () => {
              if (lock.holder !== holder) return;
              lock.holder = undefined;
              grantNext(lock);
            },
            lose: () => tab.run(() => reject(new Error('AbortError'))),
          };
          lock.holder = holder;
          tab.run(() => {
            callback().then(() => {
              holder.release();
              resolve(undefined);
            }, reject);
          });
        };
        if (steal) {
          lock.holder?.lose();
          grant();
        } else if (lock.holder || lock.queue.length > 0) {
          lock.queue.push({ tab, grant });
        } else {
          grant();
        }
      });
    }

    const tab: SimulatedTab = {
      storage: slowStorage(),
      channel: {
        postMessage(message) {
          const data: unknown = structuredClone(message);
          // Messages of one tab arrive in the order in which they were sent.
          sentAt = Math.max(sentAt, time.now() + delays.message());
          for (const other of tabs) {
            if (other.tab === tab) continue;
            time.after(sentAt - time.now(), () =>
              other.tab.run(() => other.listeners.forEach((listener) => listener({ type: 'message', data }))),
            );
          }
        },
        addEventListener: (type, listener) => void (type === 'message' && listeners.add(listener)),
        removeEventListener: (type, listener) => void (type === 'message' && listeners.delete(listener)),
      },
      locks: { request: (name, { steal = false }, callback) => request(name, steal, callback) },
      timers,
      isAlive: () => alive,
      isFrozen: () => awakeAt > time.now(),
      crash() {
        alive = false;
        for (const lock of locks.values()) {
          lock.queue = lock.queue.filter((waiting) => waiting.tab !== tab);
          if (lock.holder?.tab === tab) lock.holder.release();
        }
      },
      freeze(duration) {
        awakeAt = Math.max(awakeAt, time.now() + duration);
      },
      run(event) {
        if (!alive) return;
        if (awakeAt > time.now()) timers.setTimeout(event, 0);
        else event();
      },
    };
    tabs.push({ tab, listeners });
    return tab;
  }

  return {
    open,
    stored,
    setFull(isFull) {
      full = isFull;
    },
  };
}

function put(texts: Map<string, string>, key: string, value: string | undefined): void {
  if (value === undefined) texts.delete(key);
  else texts.set(key, value);
}
