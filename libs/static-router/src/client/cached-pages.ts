import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isVisitorBusy } from './is-visitor-busy.ts';
import { checkPageReachability, REACHABILITY_CHECK_INTERVAL_MS } from './check-page-reachability.ts';

/** Milliseconds after which a page is cached, so that caching does not compete with the page's own requests. */
const CACHE_DELAY_MS = 2000;

/** Returns the time of caching, which the service worker writes to the root element of a cached page; `undefined` for other pages. */
const getCachedSince = (): string | undefined => document.documentElement.dataset['cachedSince'];

/**
 * Caches each page shown in the service worker, so that it can be read offline.
 *
 * @param serviceWorker URL of its script; `undefined` without a service worker, as in development.
 */
export function useCachePage(serviceWorker: string | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (serviceWorker === undefined || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      if (!navigator.onLine || isCachedPage()) return;
      import('./cache-page.ts').then(
        ({ cachePage }) => cachePage(pathname, serviceWorker),
        () => {
          // The page is not available offline.
        },
      );
    }, CACHE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname, serviceWorker]);
}

/** Returns whether the page shown came from the service worker's cache. */
export const isCachedPage = (): boolean => getCachedSince() !== undefined;

async function isCached(path: string): Promise<boolean> {
  try {
    return (await caches.match(path)) !== undefined;
  } catch {
    return false; // Missing or forbidden.
  }
}

/** Loads the page at `href` from the cache; resolves to false when it is not there. */
export async function showCachedPage(href: string): Promise<boolean> {
  const { pathname, href: address } = new URL(href, location.href);
  const isHere = await isCached(pathname);
  // Assigning the current URL with a hash would only scroll.
  if (isHere && address === location.href) location.reload();
  else if (isHere) location.assign(href);
  return isHere;
}

const subscribeToNothing = () => () => undefined;

/**
 * Returns since when the page shown has been cached (ISO 8601), or `undefined` if it came from the server. Reloads a cached page
 * once the server responds, unless the visitor is entering data.
 */
export function useCachedSinceWithReload(): string | undefined {
  useEffect(() => {
    if (!isCachedPage()) return;
    // The router would not request the data of a prerendered page again.
    const reload = async () => {
      if (!isVisitorBusy() && (await checkPageReachability())) location.reload();
    };
    const timer = setInterval(() => void reload(), REACHABILITY_CHECK_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return useSyncExternalStore(subscribeToNothing, getCachedSince, () => undefined);
}
