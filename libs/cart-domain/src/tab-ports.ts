/** The part of the Web Storage API that is used. `localStorage` is one. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Where to find a storage. Looking is part of what may fail: where cookies are forbidden, reading
 * `window.localStorage` throws, so pass `() => window.localStorage`.
 */
export type StorageSource = () => TextStorage | undefined;

/** The part of `BroadcastChannel` that is used. Whoever makes a channel closes it. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The part of the Web Locks API that is used. `navigator.locks` is one. */
export interface TabLocks {
  request(
    name: string,
    options: { readonly steal?: boolean },
    callback: () => Promise<void>,
  ): Promise<unknown>;
}

/** Timers in milliseconds. `globalThis` is one. */
export interface Timers {
  // The handle is a number in browsers and an object in Node.
  setTimeout(callback: () => void, delay: number): unknown;
  clearTimeout(handle: never): void;
}

/** Whether there is a network, as far as the device knows. */
export interface Network {
  isOnline(): boolean;
  /** Calls `listener` whenever that may have changed. Returns what ends it. */
  subscribe(listener: () => void): () => void;
}
