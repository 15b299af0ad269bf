import { attempt } from '../internal/attempt.ts';

/** Message of a page to the service worker: that it is shown, and which files it has loaded. */
export interface CacheMessage {
  /** Path of the page. */
  readonly seen?: string;
  /** Paths of files. */
  readonly loaded: readonly string[];
}

let observer: PerformanceObserver | undefined;

/**
 * Registers the service worker at the URL `serviceWorker`, tells it to cache the page at path `seen`, and reports the files that
 * this and later pages load. Never rejects.
 */
export async function cachePage(seen: string, serviceWorker: string): Promise<void> {
  // Where storage is blocked, service workers are too, and Firefox logs an error.
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
    // Blocked, or storage is full: the site works without it.
  }
}
