import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';

/** How long it is news that the connection is back, in milliseconds (ux-rules, A35: at least six seconds). */
const NEWS = 8000;

/** Runs `changed` whenever the device finds or loses its network; returns how to stop. */
export function onConnectionChange(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the device has a network. `false` is certain; `true` may still be a network without the internet. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );

/** The connection as it is told: `restored` is news for some seconds. */
export function useConnectionNews(isOnline: boolean): 'online' | 'offline' | 'restored' {
  const [isNews, setNews] = useState(false);
  if (!isOnline && !isNews) setNews(true);
  useEffect(() => {
    if (!isOnline || !isNews) return;
    const timer = setTimeout(() => {
      setNews(false);
    }, NEWS);
    return () => {
      clearTimeout(timer);
    };
  }, [isOnline, isNews]);
  return isOnline ? (isNews ? 'restored' : 'online') : 'offline';
}

const missedStore = createStore<boolean>(() => false);

/** Whether a page, or a part of this one, has been asked for in vain a moment ago, or since the connection was lost. */
export const useIsMissed = (): boolean => useStore(missedStore);

/**
 * Notes that a page or a part of this one could not come: until there is a connection again, and where the device believes that
 * there is one, as long as it is news.
 */
export function noteMissed(): void {
  const forget = () => missedStore.setState(false);
  missedStore.setState(true);
  addEventListener('online', forget, { once: true });
  if (navigator.onLine) setTimeout(forget, NEWS);
}
