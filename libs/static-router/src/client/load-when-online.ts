import { whenIdle } from '../internal/when-idle.ts';
import { retryWhenOnline } from './retry-when-online.ts';

/**
 * Calls `load` and resolves to its result. In a browser it waits for a connection and retries after a failure, each time the
 * connection returns; on a server the first failure rejects. Use `retryWhenOnline()` for what a cache may answer.
 *
 * @example
 * ```ts
 * await loadWhenOnline(async () => 'song'); // => 'song'
 * ```
 */
export const loadWhenOnline = <Part>(load: () => Promise<Part>): Promise<Part> =>
  retryWhenOnline(() => {
    if (typeof window === 'undefined' || navigator.onLine) return load();
    throw new Error('Cannot load a part of the page: there is no connection');
  });

/** Waits until the browser is idle, then loads an optional part of a page; see {@link loadWhenOnline}. */
export async function loadWhenIdleAndOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (typeof window !== 'undefined')
    await new Promise<void>((resolve) => {
      whenIdle(resolve);
    });
  return loadWhenOnline(load);
}
