import { isLeaving, leave } from './is-leaving';
import { mayReload } from './may-reload';

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
