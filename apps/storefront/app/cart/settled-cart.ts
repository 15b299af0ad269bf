import { currentSync, startBagSync } from './bag-sync';

/** Time after which the shopper is told that the bag does not settle. */
const SETTLE_TIMEOUT_MS = 15_000;

/**
 * The id of the commerce cart once it holds what the bag does. Nothing where the shop cannot be reached: trying again is for
 * the shopper to decide.
 */
export async function settledCartId(): Promise<string | undefined> {
  const settled = startBagSync().then(() => {
    const sync = currentSync();
    // The engine may be waiting before it tries again by itself; who asks now wants to know now.
    if (sync?.getState().status === 'failing') sync.refresh();
    return sync?.whenSettled();
  });
  const timeout = new Promise<undefined>((resolve) => {
    setTimeout(resolve, SETTLE_TIMEOUT_MS);
  });
  const { status, cart } = (await Promise.race([settled, timeout])) ?? {};
  return status === 'settled' ? cart?.id : undefined;
}
