import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { useIsInBrowser } from '../use-is-in-browser';
import { isBusy } from './is-busy';
import { ASK_AGAIN, isReached } from './is-reached';

/** Milliseconds after which a page is worth keeping: by then it has fetched what it needs itself. */
const SETTLED = 2000;

/** The service worker writes on the root element since when the page that it shows has been on the device. */
const keptStore = createStore<{ readonly since: string | undefined }>(() => ({
  since: typeof document === 'undefined' ? undefined : document.documentElement.dataset['kept'],
}));

/** Tells the service worker that this page is seen, so that it can be read again without a connection. */
export function useKeptPages(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => {
      if (!navigator.onLine || isPageKept()) return;
      import('./keep-page').then(
        ({ keepPage }) => keepPage(pathname),
        () => {
          // Then it is not there without a connection.
        },
      );
    }, SETTLED);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname]);
}

/**
 * Whether the page that is here came from the device. Its links are then followed by the browser: the service worker asks the
 * shop, and has the next best page when it does not answer.
 */
export const isPageKept = (): boolean => keptStore.getState().since !== undefined;

async function isOnDevice(path: string): Promise<boolean> {
  try {
    return (await caches.match(path)) !== undefined;
  } catch {
    return false; // Missing or forbidden: nothing is kept.
  }
}

/** Shows the page at `href` from the device; false when it is not there. */
export async function showKept(href: string): Promise<boolean> {
  const { pathname } = new URL(href, location.href);
  const isKept = await isOnDevice(pathname);
  // An address with a hash would only be looked for on the page that is here.
  if (isKept && new URL(href, location.href).href === location.href) location.reload();
  else if (isKept) location.assign(href);
  return isKept;
}

/** The moment (ISO 8601) since which the page that is here has been on the device; absent when it came from the shop. */
export function useKeptSince(): string | undefined {
  const since = useStore(keptStore, (state) => state.since);
  useEffect(() => {
    if (!since) return;
    // As soon as the shop answers, the page is shown as it is now, unless somebody is in the middle of something. The router
    // would not ask for the data of a prerendered page again.
    const ask = async () => {
      if (!isBusy() && (await isReached())) location.reload();
    };
    const timer = setInterval(() => void ask(), ASK_AGAIN);
    return () => {
      clearInterval(timer);
    };
  }, [since]);
  // Nobody has told the server, and the first picture of the page is the server's.
  return useIsInBrowser() ? since : undefined;
}
