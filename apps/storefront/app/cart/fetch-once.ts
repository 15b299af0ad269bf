import { attempt } from '../browser/attempt';

/**
 * Makes of `load` a function that fetches code at its first call. It rejects when the code does not come, and the next call asks
 * again. Without a connection it is not asked for at all: a browser remembers that a module did not come, and would not ask
 * for it again. The service worker has it on the device.
 */
export function fetchOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let fetched: Promise<Code> | undefined;
  return () => {
    if (fetched) return fetched;
    if (!navigator.onLine && !attempt(() => navigator.serviceWorker?.controller))
      return Promise.reject(new Error('Cannot fetch a part of the shop: there is no connection'));
    fetched = load().then((code: Code | undefined) => {
      // Vite gives nothing where the page is about to be reloaded for a newer one (`reloadAfterDeploy`).
      if (code) return code;
      throw new Error('Cannot fetch a part of the shop: there is a newer one');
    });
    fetched.catch(() => {
      fetched = undefined;
    });
    return fetched;
  };
}
