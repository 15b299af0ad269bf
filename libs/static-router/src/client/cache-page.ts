import { attempt } from '../internal/attempt.ts';

/** Message of a page to the service worker: the page to cache, and the files that it has loaded. */
export interface CacheMessage {
  /** Path of the page to cache. */
  readonly seen?: string;
  /** Paths of loaded files of the site's origin. */
  readonly loaded: readonly string[];
}

let observer: PerformanceObserver | undefined;

/**
 * Registers the service worker at the URL `serviceWorker`, asks it to cache the page at path `seen`, and reports the files that
 * this and later pages load. Never rejects: where service workers are blocked, nothing is cached.
 */
export async function cachePage(seen: string, serviceWorker: string): Promise<void> {
  // Where storage is blocked, service workers are too, and Firefox logs an error.
  if (!attempt(() => window.localStorage)) return;
  try {
    await navigator.serviceWorker.register(serviceWorker);
    const registration = await navigator.serviceWorker.ready;
    const post = (message: CacheMessage) => registration.active?.postMessage(message);
    post({ seen, loaded: [] });
    if (observer) return;
    observer = new PerformanceObserver((list) => {
      const loaded = list
        .getEntries()
        .map(({ name }) => new URL(name))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname }) => pathname);
      if (loaded.length > 0) post({ loaded: [...new Set(loaded)] });
    });
    observer.observe({ type: 'resource', buffered: true });
  } catch {
    // Blocked, or storage is full: the site works without it.
  }
}
