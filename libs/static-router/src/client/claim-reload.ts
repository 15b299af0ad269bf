/** Storage key of the time of the last reload, in milliseconds since 1970. */
const STORAGE_KEY = 'static-router.reloaded-at';

/** Minimum time between two automatic reloads of a page whose code failed to load. */
export const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Returns true at most once a minute, and stores `now` when it does; call it only right before reloading.
 * Returns false when the storage is missing or throws.
 *
 * @param source Returns the storage; may throw.
 * @param now Milliseconds since 1970.
 *
 * @example
 * ```ts
 * const items = new Map<string, string>();
 * const storage = {
 *   getItem: (key: string) => items.get(key) ?? null,
 *   setItem: (key: string, value: string) => void items.set(key, value),
 * };
 * claimReload(() => storage, 1_000_000); // => true
 * claimReload(() => storage, 1_059_999); // => false
 * claimReload(() => storage, 1_060_000); // => true
 * ```
 */
export function claimReload(source: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const storage = source();
    const since = now - Number(storage.getItem(STORAGE_KEY) ?? -MIN_RELOAD_INTERVAL_MS);
    // A negative interval means that the clock was set back.
    if (since >= 0 && since < MIN_RELOAD_INTERVAL_MS) return false;
    storage.setItem(STORAGE_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
