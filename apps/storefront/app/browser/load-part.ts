import { retryWhenOnline, whenIdle } from '@marehalm/static-router/client';

/**
 * Loads an optional part of a page with `load`. While offline or after a failure it waits until the browser is online again and
 * retries; on a server the first failure rejects.
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  retryWhenOnline(() => {
    if (typeof window === 'undefined' || navigator.onLine) return load();
    throw new Error('Cannot load a part of the page: there is no connection');
  });

/** Waits until the browser is idle, then loads an optional part of a page; see {@link loadPart}. */
export async function loadPartWhenIdle<Part>(load: () => Promise<Part>): Promise<Part> {
  if (typeof window !== 'undefined')
    await new Promise<void>((resolve) => {
      whenIdle(resolve);
    });
  return loadPart(load);
}
