const STORAGE_KEY = 'static-router.reloaded-at';

/** Milliseconds in which a page is reloaded at most once for code that did not load. */
export const RELOAD_INTERVAL_MS = 60_000;

/**
 * Returns whether a page whose code failed to load may be reloaded at `now`, and stores that it is. After a deploy an open tab asks for files that are
 * gone; one reload mends that, a loop of them would not. Without storage no page is reloaded.
 *
 * @param source Returns the storage. Access to it may throw as well.
 * @param now Milliseconds since 1970.
 *
 * @example
 * ```ts
 * const items = new Map<string, string>();
 * const storage = {
 *   getItem: (key: string) => items.get(key) ?? null,
 *   setItem: (key: string, value: string) => void items.set(key, value),
 * };
 * isReloadAllowed(() => storage, 1_000_000); // => true
 * isReloadAllowed(() => storage, 1_059_999); // => false
 * isReloadAllowed(() => storage, 1_060_000); // => true
 * ```
 */
export function isReloadAllowed(source: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const storage = source();
    const since = now - Number(storage.getItem(STORAGE_KEY) ?? -RELOAD_INTERVAL_MS);
    // A clock that was set back says nothing.
    if (since >= 0 && since < RELOAD_INTERVAL_MS) return false;
    storage.setItem(STORAGE_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
