import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds for which a restored connection is announced. */
const ANNOUNCEMENT_MS = 8000;

/** Calls `listener` when the device goes online or offline. Returns a function that stops it. */
export function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Returns `navigator.onLine`: `false` is certain, `true` may be a network without internet access. `true` while prerendering and hydrating. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );

/**
 * Returns the connection status to announce: `restored` for 8 seconds after `isOnline` has become true again, otherwise `online`
 * or `offline`.
 */
export function useConnectionStatus(isOnline: boolean): 'online' | 'offline' | 'restored' {
  const [isNews, setNews] = useState(false);
  if (!isOnline && !isNews) setNews(true);
  useEffect(() => {
    if (!isOnline || !isNews) return;
    const timer = setTimeout(() => {
      setNews(false);
    }, ANNOUNCEMENT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isOnline, isNews]);
  return isOnline ? (isNews ? 'restored' : 'online') : 'offline';
}
