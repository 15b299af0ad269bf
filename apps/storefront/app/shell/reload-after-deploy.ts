import { isLeaving, leave } from './is-leaving';

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

/** Vite's event for code that did not come, or what `build-steps/reload-limit.ts` makes of React Router's own answer to it. */
type MissingCode = Event & {
  /** The code is that of a page. */
  readonly route?: string;
};

/**
 * Reloads the page when a chunk fails to load, or fetches the page that the shopper is on the way to. A page that a pointer has
 * only passed over is let be, and so is what does not come to a page that is being left. Without a connection the page that is here
 * is all there is, so it stays.
 *
 * @param next The address that is being navigated to, if any.
 */
export function reloadAfterDeploy(view: Window, next: () => string | undefined): void {
  view.addEventListener('vite:preloadError', (event: MissingCode) => {
    const address = next();
    const isNeeded = !isLeaving() && (event.route === undefined || address !== undefined);
    const reloads = isNeeded && view.navigator.onLine && mayReload(() => view.sessionStorage, Date.now());
    // Whoever asked for other code hears that it did not come: prevented, it would get nothing and take that for the code.
    if (event.route !== undefined && (reloads || !isNeeded)) event.preventDefault();
    if (!reloads) return;
    leave(() => {
      if (address === undefined) view.location.reload();
      else view.location.assign(address);
    });
  });
}
