import type { Plugin } from 'vite';

const FILE = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';

/** React Router's code is not what this was written for: an upgrade changed it. The build stops. */
export class ReloadCodeError extends Error {
  override name = 'ReloadCodeError';
}

/**
 * What React Router does when the code of a page does not come, told as Vite tells it for other code: with an event that
 * `shell/reload-after-deploy.ts` answers; unanswered, the error page shows. Left alone it reloads the page each time, even for a pointer that passes over a link.
 *
 * @throws ReloadCodeError when the code of React Router is not the expected one.
 */
export function withReloadLimit(code: string): string {
  const parts = code.split(RELOAD);
  if (parts.length !== 2) {
    throw new ReloadCodeError(
      `Cannot limit how often a page reloads: expected React Router to do it in 1 place, found ${parts.length - 1}`,
    );
  }
  // React Router takes a module that does not come for one without a component and shows nothing: this one shows the error.
  return parts.join(`if (window.dispatchEvent(
    Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: error, route: route.id }),
  )) return { default() { throw error; } };`);
}

/** Applies {@link withReloadLimit} to what is built for browsers. */
export function reloadLimit(): Plugin {
  let isLimited = false;
  return {
    name: 'reload-limit',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!FILE.test(id)) return undefined;
      isLimited = true;
      return { code: withReloadLimit(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isLimited)
        this.error(new ReloadCodeError('Cannot limit how often a page reloads: no such file'));
    },
  };
}
