import { attempt } from '../internal/attempt.ts';

/** What a page tells the service worker: that it is seen, and which files it has loaded. */
export interface CacheMessage {
  /** Path of the page. */
  readonly seen?: string;
  /** Paths of files. */
  readonly loaded: readonly string[];
}

let observer: PerformanceObserver | undefined;

/**
 * Tells the service worker that the page at the path `seen` can be read without a connection, and from the first time on which files were loaded:
 * the worker does not see requests from before it was there. It picks those whose names say what is in them.
 */
export async function cachePage(seen: string, serviceWorker: string): Promise<void> {
  // Where storage is forbidden a service worker is as well, which Firefox reports as an error on the console.
  if (!attempt(() => window.localStorage)) return;
  try {
    await navigator.serviceWorker.register(serviceWorker);
    const registration = await navigator.serviceWorker.ready;
    const tell = (message: CacheMessage) => registration.active?.postMessage(message);
    tell({ seen, loaded: [] });
    if (observer) return;
    observer = new PerformanceObserver((list) => {
      const loaded = list
        .getEntries()
        .map(({ name }) => new URL(name))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname);
      if (loaded.length > 0) tell({ loaded: [...new Set(loaded)] });
    });
    observer.observe({ type: 'resource', buffered: true });
  } catch {
    // Forbidden, or the storage is full: the site works without it.
  }
}
