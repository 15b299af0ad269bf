import type { BagSyncState } from '@marehalm/cart-domain';
import { bagLinkStore } from './bag-link';
import { currentSync, startBagSync } from './bag-sync';

/** Milliseconds until a bag that will not settle is told to the shopper. */
const PATIENCE = 15_000;

/**
 * The id of the commerce cart once it holds what the bag does. Nothing where the shop cannot be reached: trying again is for
 * the shopper to decide.
 */
export async function settledCartId(): Promise<string | undefined> {
  void startBagSync();
  // The engine may be waiting before it tries again by itself; who asks now wants to know now.
  if (currentSync()?.getState().status === 'failing') currentSync()?.refresh();
  const { status, cart } = (await whenSettled()) ?? {};
  return status === 'settled' ? cart?.id : undefined;
}

function whenSettled(): Promise<BagSyncState | undefined> {
  return new Promise((resolve) => {
    const end = (state: BagSyncState | undefined) => {
      clearTimeout(timeout);
      stop();
      resolve(state);
    };
    const check = (): void => {
      const state = currentSync()?.getState();
      if (state && state.status !== 'updating') end(state);
    };
    const timeout = setTimeout(() => {
      end(undefined);
    }, PATIENCE);
    const stop = bagLinkStore.subscribe(check);
    check();
  });
}
