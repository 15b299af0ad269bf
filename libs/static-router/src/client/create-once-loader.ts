import { attempt } from '../internal/attempt.ts';

/**
 * Returns a function that loads code once, at its first call. It rejects when loading fails, and the next call tries again. Without a connection it
 * does not try, unless a service worker has the code: browsers cache a failed import and would not request the module again.
 *
 * @example
 * ```ts
 * const fetchDialog = createOnceLoader(() => import('./dialog.ts'));
 * ```
 */
export function createOnceLoader<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let fetched: Promise<Code> | undefined;
  return () => {
    if (fetched) return fetched;
    if (!navigator.onLine && !attempt(() => navigator.serviceWorker?.controller))
      return Promise.reject(new Error('Cannot fetch code: there is no connection'));
    fetched = load().then((code: Code | undefined) => {
      // Vite resolves to nothing when the page is about to reload for newer code (`reloadOnPreloadError`).
      if (code) return code;
      throw new Error('Cannot fetch code: the page is being reloaded for a newer one');
    });
    fetched.catch(() => {
      fetched = undefined;
    });
    return fetched;
  };
}
