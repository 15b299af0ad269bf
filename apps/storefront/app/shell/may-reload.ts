const KEY = 'marehalm.reloaded-at';
/** Milliseconds. Specification, section 4: a failed chunk load reloads the page, at most once in this time. */
const ONCE_IN = 60_000;

/**
 * Whether a page whose code failed to load may reload now, which it notes down. After a deploy an open tab asks for files
 * that are gone; one reload mends that, a loop of them would not.
 *
 * @param source Looking for the storage may throw as well, so it is asked for with a function.
 */
export function mayReload(source: () => Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    const storage = source();
    const since = now - Number(storage.getItem(KEY) ?? -ONCE_IN);
    // A clock that was set back says nothing.
    if (since >= 0 && since < ONCE_IN) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false; // Without storage nobody can count, so nobody reloads.
  }
}
