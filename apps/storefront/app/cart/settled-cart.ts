import type { BagSyncState } from '@marehalm/cart-domain/sync';
import { cartStore } from './cart-store';
import { currentSync, startBagSync } from './bag-sync';

/** Time after which the shopper is told that the bag does not settle. */
const SETTLE_TIMEOUT_MS = 15_000;

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
    }, SETTLE_TIMEOUT_MS);
    const stop = cartStore.subscribe(check);
    check();
  });
}
