import type { BagStore } from './bag-store.ts';
import type { NetworkStatus } from './browser-apis.ts';

/**
 * Calls `start` as soon as the bag has a line and the device is online, and again after the next change when it rejects. Returns
 * a function that stops this.
 *
 * @param network Without it the device counts as online.
 */
export function startSyncWithFirstLine(
  store: Pick<BagStore, 'getState' | 'subscribe'>,
  start: () => Promise<unknown>,
  network?: NetworkStatus,
): () => void {
  let isStarted = false;
  const startIfNeeded = () => {
    if (isStarted || store.getState().bag.lines.length === 0) return;
    if (network && !network.isOnline()) return;
    isStarted = true;
    start().catch(() => {
      isStarted = false;
    });
  };
  const stops = [store.subscribe(startIfNeeded), network?.subscribe(startIfNeeded)];
  startIfNeeded();
  return () => {
    for (const stop of stops) stop?.();
  };
}
