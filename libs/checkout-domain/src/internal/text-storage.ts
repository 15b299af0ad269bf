/** The part of the Web Storage API that is used. */
export interface TextStorage {
  /** Returns `null` when there is no value. */
  getItem(key: string): string | null;
  /** Throws when the storage is full. */
  setItem(key: string, value: string): void;
  /** Does nothing when there is no value. */
  removeItem(key: string): void;
}

/**
 * Returns the storage. Access may fail: where cookies are forbidden, reading `window.sessionStorage` throws, so pass
 * `() => window.sessionStorage`.
 */
export type TextStorageGetter = () => TextStorage | undefined;

/** Loads a text; returns `null` when there is none, or no storage. */
export function loadText(source: TextStorageGetter, key: string): string | null {
  try {
    return source()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Saves a text if possible. */
export function saveTextIfPossible(source: TextStorageGetter, key: string, text: string): void {
  try {
    source()?.setItem(key, text);
  } catch {
    // The storage is full or forbidden: the text lasts until the page is left.
  }
}

/** Removes a text if possible. */
export function removeStoredText(source: TextStorageGetter, key: string): void {
  try {
    source()?.removeItem(key);
  } catch {
    // Where nothing can be removed, nothing was stored.
  }
}

/** Loads JSON; returns `undefined` for any other text. */
export function loadJson(source: TextStorageGetter, key: string): unknown {
  try {
    return JSON.parse(loadText(source, key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}
