/** The part of the Web Storage API that is used. */
export interface TextStorage {
  /** `null` when there is nothing under the key. */
  getItem(key: string): string | null;
  /** Throws when there is no room. */
  setItem(key: string, value: string): void;
  /** Does nothing when there is nothing under the key. */
  removeItem(key: string): void;
}

/**
 * Where to find a storage. Looking is part of what may fail: where cookies are forbidden, reading `window.sessionStorage`
 * throws, so pass `() => window.sessionStorage`.
 */
export type StorageSource = () => TextStorage | undefined;

/** Returns what is stored under a key; `null` where nothing is, or there is no storage. */
export function loadText(source: StorageSource, key: string): string | null {
  try {
    return source()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text, where that is possible. */
export function saveText(source: StorageSource, key: string, text: string): void {
  try {
    source()?.setItem(key, text);
  } catch {
    // Full or forbidden: the text lasts as long as the page.
  }
}

/** Removes what is stored under a key. */
export function removeText(source: StorageSource, key: string): void {
  try {
    source()?.removeItem(key);
  } catch {
    // Where nothing can be removed, nothing was stored.
  }
}

/** Returns the value of stored JSON; `undefined` for any other text. */
export function loadJson(source: StorageSource, key: string): unknown {
  try {
    return JSON.parse(loadText(source, key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}
