import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { showCachedPage } from './cached-pages.ts';
import { useIsOnline } from './connection.ts';
import { isLeaving } from './is-leaving.ts';
import { claimReload } from './claim-reload.ts';

/** Milliseconds between attempts to load a page that failed without a connection. */
const RETRY_INTERVAL_MS = 3000;

/**
 * Brings back the page that an error boundary stands for: from the service worker's cache if it is there, or from the server as soon as
 * there is a connection again. A page that fails while online is looked for in the cache once a minute, because a fault of its own would
 * show again there.
 *
 * @param isMissing Whether the server has said that there is no such page; nothing brings it back then.
 */
export function usePageRecovery(isMissing: boolean): void {
  const { revalidate } = useRevalidator();
  const isOnline = useIsOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    if (!isOnline || !wasOffline.current) return;
    // The device says that it is online a little before the first request gets through, so one attempt may not be enough.
    const retry = () => void revalidate();
    retry();
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isOnline, revalidate]);
  useEffect(() => {
    if (!isMissing && !isLeaving() && (!isOnline || claimReload(() => sessionStorage, Date.now())))
      void showCachedPage(location.href);
  }, [isMissing, isOnline]);
}
