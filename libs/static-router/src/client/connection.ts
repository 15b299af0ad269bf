import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** Milliseconds for which a restored connection is announced. */
const ANNOUNCEMENT_MS = 8000;

/** Calls `listener` when the device finds or loses its network; returns how to stop. */
export function onConnectionChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Returns whether the device has a network. `false` is certain; `true` may still be a network without the internet. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );

/** Returns the connection as it is to be announced: `restored` for some seconds after `isOnline` has become true again. */
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

const unreachableStore = createStore<boolean>(() => false);

/** Returns whether a page, or a part of one, was unreachable a moment ago or since the connection was lost. */
export const useIsUnreachable = (): boolean => useStore(unreachableStore);

/**
 * Notes that a page or a part of one was unreachable: until there is a connection again, and where the device believes that there is one, for some
 * seconds.
 */
export function noteUnreachable(): void {
  const forget = () => unreachableStore.setState(false);
  unreachableStore.setState(true);
  addEventListener('online', forget, { once: true });
  if (navigator.onLine) setTimeout(forget, ANNOUNCEMENT_MS);
}
