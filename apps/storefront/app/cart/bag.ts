import { emptyBag, isMarketOffer, type Bag, type BagCommand, type LineRef } from '@marehalm/cart-domain/bag';
import { localeCodes, marketIds } from '@marehalm/shop';
import { bagStore, offerCache } from './bag-store';
import { cartStore, useCart, type Addition } from './cart-store';
import { takePendingAdditions } from './pending-additions';

/** Returns the shopper's bag. Prerendered pages and the first render in the browser show an empty one. */
export const useBag = (): Bag => useCart(({ bag }) => bag ?? emptyBag);

/** Applies a command of the shopper at once. The commerce cart follows. */
export function dispatchToBag(command: BagCommand): void {
  bagStore.dispatch(command);
}

/** Puts an addition into the bag, a gift card with what its buyer chose. */
export function addLineToBag(addition: Addition, choice?: Pick<LineRef, 'giftCard'>): void {
  const { quantity = 1, ...offer } = addition;
  offerCache.add([offer]);
  dispatchToBag({ type: 'addLine', sku: offer.sku, quantity, ...choice });
  cartStore.setState({ added: addition });
}

/** Adds the pending additions to the bag. Invalid ones are dropped, because any script may have written them. */
export function addPendingToBag(): void {
  const vocabulary = { markets: marketIds, locales: localeCodes };
  for (const offer of takePendingAdditions()) if (isMarketOffer(vocabulary, offer)) addLineToBag(offer);
}

let isSyncStarted = false;

/** Loads the sync engine when the bag is no longer empty, and not while offline: browsers cache a failed module import. */
function startSyncIfNeeded(): void {
  if (isSyncStarted || bagStore.getState().bag.lines.length === 0) return;
  isSyncStarted = true;
  const allowRetry = () => {
    isSyncStarted = false;
  };
  if (navigator.onLine) {
    // After a failure, the next change of the bag tries again.
    import('./bag-sync').then((module) => void module.startBagSync().catch(() => undefined), allowRetry);
    return;
  }
  addEventListener(
    'online',
    () => {
      allowRetry();
      startSyncIfNeeded();
    },
    { once: true },
  );
}

if (typeof window !== 'undefined') {
  bagStore.subscribe(startSyncIfNeeded);
  startSyncIfNeeded();
}
