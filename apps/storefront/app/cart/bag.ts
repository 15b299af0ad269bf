import { type Bag, emptyBag, findBagLine, type LineRef } from '@marehalm/cart-domain/bag';
import { startSyncWithFirstLine } from '@marehalm/cart-domain/market';
import { onConnectionChange } from '@marehalm/static-router/client';
import { bagStore, shopBag } from './shop-bag';
import { useShopperBagState } from './shopper-bag-store';

/** Commands that change the bag at once. The commerce cart follows. */
export const {
  dispatch: dispatchToBag,
  addOffer: addLineToBag,
  addPendingAdditions: addPendingToBag,
} = shopBag;

/** Returns the shopper's bag. Prerendered pages and the first render in the browser show an empty one. */
export const useBag = (): Bag => useShopperBagState(({ bag }) => bag ?? emptyBag);

/** Returns the units of one bag line; `undefined` if the line is not in the bag. */
export const useBagLineQuantity = (line: LineRef): number | undefined =>
  useShopperBagState(({ bag }) => (bag ? findBagLine(bag, line)?.quantity : undefined));

if (typeof window !== 'undefined') {
  startSyncWithFirstLine(bagStore, async () => (await import('./bag-sync')).startBagSync(), {
    isOnline: () => navigator.onLine,
    subscribe: onConnectionChange,
  });
}
