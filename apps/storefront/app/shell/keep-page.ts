import { attempt } from '../platform/attempt';

/** Files whose name says what is in them: those that this document has fetched to be shown. */
const KEPT_FILES = /^\/(?:assets|pictures)\//;

let told: PerformanceObserver | undefined;

/**
 * Tells the service worker that the page at the path `seen` can be read again without a connection, and from the first time on what was
 * fetched: the worker does not see what was on its way before it came.
 */
export async function keepPage(seen: string): Promise<void> {
  // Where nothing may be kept no worker may either, of which Firefox writes an error on the console.
  if (!attempt(() => window.localStorage)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    const registration = await navigator.serviceWorker.ready;
    registration.active?.postMessage({ seen, fetched: [] });
    if (told) return;
    told = new PerformanceObserver((list) => {
      const fetched = list
        .getEntries()
        .map(({ name }) => new URL(name))
        .filter(({ origin, pathname }) => origin === location.origin && KEPT_FILES.test(pathname))
        .map(({ pathname }) => pathname);
      if (fetched.length > 0) registration.active?.postMessage({ fetched: [...new Set(fetched)] });
    });
    told.observe({ type: 'resource', buffered: true });
  } catch {
    // Forbidden, or there is no room: the shop works without it.
  }
}
