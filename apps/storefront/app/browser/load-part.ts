import { retryWhenOnline, whenIdle } from '@marehalm/static-router/client';

/** Loads a part of a page that the page does without, and not while there is no connection: browsers remember that a module did not load. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  retryWhenOnline(() => {
    if (typeof window === 'undefined' || navigator.onLine) return load();
    throw new Error('Cannot load a part of the page: there is no connection');
  });

/** The same, when the browser has nothing else to do. */
export async function loadPartWhenIdle<Part>(load: () => Promise<Part>): Promise<Part> {
  if (typeof window !== 'undefined')
    await new Promise<void>((resolve) => {
      whenIdle(resolve);
    });
  return loadPart(load);
}
