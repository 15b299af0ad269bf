import { useStore } from 'zustand';
import {
  type OfferWithQuantity,
  type ShopperBagState,
  createShopperBagStore,
} from '@marehalm/cart-domain/store';
import type { TransportCart } from '@marehalm/commerce-client';
import { type LocaleCode, type MarketId, storageKeys } from '@marehalm/shop';

/** An offer to add to the bag, with the number of units; 1 if `quantity` is absent. */
export type ShopBagAddition = OfferWithQuantity<MarketId, LocaleCode>;

/** The one store of the bag. The header, the drawer, the bag's page and the checkout subscribe to it; `shop-bag.ts` fills it. */
export const shopperBagStore = createShopperBagStore<MarketId, LocaleCode, TransportCart>({
  storage: () => window.sessionStorage,
  key: storageKeys.pendingAdditions,
});

/** Returns what `select` takes from the cart. Prerendered pages and the first render in the browser show an empty one. */
export const useShopperBagState = <Selected>(
  select: (state: ShopperBagState<MarketId, LocaleCode, TransportCart>) => Selected,
): Selected => useStore(shopperBagStore, select);
