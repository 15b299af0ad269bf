/** The part of the Web Storage API that is used. `localStorage` is one. What it throws is taken as having no storage. */
export interface TextStorage {
  /** `null` when there is nothing under the key. */
  getItem(key: string): string | null;
  /** Throws when there is no room. */
  setItem(key: string, value: string): void;
  /** Does nothing when there is nothing under the key. */
  removeItem(key: string): void;
}

/**
 * Where to find a storage. Looking is part of what may fail: where cookies are forbidden, reading
 * `window.localStorage` throws, so pass `() => window.localStorage`.
 */
export type StorageSource = () => TextStorage | undefined;

/** What arrives on a {@link TabChannel}. A `MessageEvent` is one. */
export interface TabMessageEvent {
  readonly type: string;
  readonly data?: unknown;
}

/** The part of `BroadcastChannel` that is used, also by others. Whoever makes a channel closes it. */
export interface TabChannel {
  /** Tells all other tabs, but not this one. What one tab tells arrives in its order. */
  postMessage(message: unknown): void;
  /** Begins to listen. */
  addEventListener(type: 'message', listener: (event: TabMessageEvent) => void): void;
  /** Ends it. */
  removeEventListener(type: 'message', listener: (event: TabMessageEvent) => void): void;
}

/** The part of the Web Locks API that is used. `navigator.locks` is one. Where it may not be used, every tab leads. */
export interface TabLocks {
  /** The lock is held until the promise that `callback` gives is settled, or until somebody else steals it. */
  request(
    name: string,
    options: { readonly steal?: boolean },
    callback: () => Promise<void>,
  ): Promise<unknown>;
}

/** Timers in milliseconds. `globalThis` and `window` are. */
export interface Timers {
  /** The handle is a number in browsers and an object in Node. */
  setTimeout(callback: () => void, delay: number): unknown;
  /** Called with what `setTimeout` gave. */
  clearTimeout(handle: never): void;
}

/** Whether there is a network, as far as the device knows: `navigator.onLine` and the events `online` and `offline`. */
export interface Network {
  /** Nothing is sent while it is not. */
  isOnline(): boolean;
  /** Calls `listener` whenever that may have changed. Returns what ends it. */
  subscribe(listener: () => void): () => void;
}
