import { findBagSync, startBagSync } from './bag-sync';

/** Time after which the bag counts as unable to settle. */
const SETTLE_TIMEOUT_MS = 15_000;

/**
 * Waits until the commerce cart contains the bag, and returns its id; `undefined` if the shop is unreachable, so that the shopper
 * can try again.
 */
export async function waitForSettledCartId(): Promise<string | undefined> {
  const settled = startBagSync().then(() => {
    const sync = findBagSync();
    // The engine may be waiting for its next attempt, but the shopper needs the answer now.
    if (sync?.getState().status === 'failing') sync.refresh();
    return sync?.whenSettled();
  });
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, SETTLE_TIMEOUT_MS);
  });
  const { status, cart } = (await Promise.race([settled, timeout])) ?? {};
  return status === 'settled' ? cart?.id : undefined;
}
