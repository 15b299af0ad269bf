const KEY = 'marehalm.reloaded-at';
/** Milliseconds. Specification, section 4: a failed chunk load reloads the page, at most once in this time. */
const ONCE_IN = 60_000;

/**
 * Whether a page whose code failed to load may reload now, which it notes down. After a deploy an open tab asks for files
 * that are gone; one reload mends that, a loop of them would not.
 */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    if (now - Number(storage.getItem(KEY) ?? -ONCE_IN) < ONCE_IN) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return false; // Without storage nobody can count, so nobody reloads.
  }
}

/**
 * Reloads the page when a chunk fails to load. Vite says so with an event of its own. Without a connection the page that is
 * here is all there is, so it stays.
 */
export function reloadAfterDeploy(view: Window): void {
  view.addEventListener('vite:preloadError', (event) => {
    if (!view.navigator.onLine || !mayReload(view.sessionStorage, Date.now())) return;
    event.preventDefault();
    view.location.reload();
  });
}
