/** The part of the Web Storage API that is used, as in `localStorage`. A storage that throws counts as missing. */
export interface TextStorage {
  /** Returns `null` when there is no value. */
  getItem(key: string): string | null;
  /** Throws when the storage is full. */
  setItem(key: string, value: string): void;
  /** Does nothing when there is no value. */
  removeItem(key: string): void;
}

/**
 * Returns the storage. Access may fail: where cookies are forbidden, reading `window.localStorage` throws, so pass
 * `() => window.localStorage`.
 */
export type TextStorageGetter = () => TextStorage | undefined;

/** A message on a {@link TabChannel}. A `MessageEvent` is one. */
export interface TabMessageEvent {
  readonly type: string;
  readonly data?: unknown;
}

/** The part of `BroadcastChannel` that is used. The caller closes the channel. */
export interface TabChannel {
  /** Sends a message to all other tabs. Messages of one tab arrive in order. */
  postMessage(message: unknown): void;
  /** Adds a listener. */
  addEventListener(type: 'message', listener: (event: TabMessageEvent) => void): void;
  /** Removes a listener. */
  removeEventListener(type: 'message', listener: (event: TabMessageEvent) => void): void;
}

/**
 * The part of the Web Locks API that is used, as in `navigator.locks`. Without permission to use it every tab leads.
 */
export interface TabLocks {
  /** Holds the lock until the promise of `callback` settles or another tab steals the lock. */
  request(
    name: string,
    options: { readonly steal?: boolean },
    callback: () => Promise<void>,
  ): Promise<unknown>;
}

/** Timers with delays in milliseconds, as in `globalThis` and `window`. */
export interface Timers {
  /** The handle is a number in browsers and an object in Node. */
  setTimeout(callback: () => void, delay: number): unknown;
  /** Takes the handle that `setTimeout` returned. */
  clearTimeout(handle: never): void;
}

/** The network status of the device: `navigator.onLine` and the events `online` and `offline`. */
export interface NetworkStatus {
  /** Nothing is sent while it returns `false`. */
  isOnline(): boolean;
  /** Calls `listener` when the status may have changed. Returns a function that removes it. */
  subscribe(listener: () => void): () => void;
}
