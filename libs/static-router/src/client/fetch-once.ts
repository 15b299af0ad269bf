import { attempt } from '../internal/attempt.ts';

/**
 * Returns a function that fetches code at its first call, and once. It rejects when the code does not come, and the next call asks again.
 * Without a connection it does not ask at all, unless a service worker has the code: a browser remembers that a module did not come, and
 * would not ask for it again.
 *
 * @example
 * ```ts
 * const fetchDialog = fetchOnce(() => import('./dialog.ts'));
 * ```
 */
export function fetchOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let fetched: Promise<Code> | undefined;
  return () => {
    if (fetched) return fetched;
    if (!navigator.onLine && !attempt(() => navigator.serviceWorker?.controller))
      return Promise.reject(new Error('Cannot fetch code: there is no connection'));
    fetched = load().then((code: Code | undefined) => {
      // Vite gives nothing where the page is about to be reloaded for newer code (`reloadAfterDeploy`).
      if (code) return code;
      throw new Error('Cannot fetch code: the page is being reloaded for a newer one');
    });
    fetched.catch(() => {
      fetched = undefined;
    });
    return fetched;
  };
}
