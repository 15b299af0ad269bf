import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { showCachedPage } from './cached-pages.ts';
import { useIsOnline } from './connection.ts';
import { isPageUnloading } from './is-page-unloading.ts';
import { claimReload } from './claim-reload.ts';

/** Time between attempts to load a page that failed without a connection. */
const RETRY_INTERVAL_MS = 3000;

/**
 * Restores the page behind an error boundary: from the service worker's cache if it is there, otherwise from the server when the
 * connection is back.
 *
 * @param isMissing Whether the page does not exist (status 404), so that there is nothing to restore.
 */
export function usePageRecovery(isMissing: boolean): void {
  const { revalidate } = useRevalidator();
  const isOnline = useIsOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    if (!isOnline || !wasOffline.current) return;
    // `navigator.onLine` becomes true shortly before requests succeed, so one attempt may not be enough.
    const retry = () => void revalidate();
    retry();
    const timer = setInterval(retry, RETRY_INTERVAL_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isOnline, revalidate]);
  useEffect(() => {
    if (!isMissing && !isPageUnloading() && (!isOnline || claimReload(() => sessionStorage, Date.now())))
      void showCachedPage(location.href);
  }, [isMissing, isOnline]);
}
