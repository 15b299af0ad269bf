import { mergeSetAsideBag } from '@marehalm/cart-domain/market';
import { createSetAsideBagStorage } from '@marehalm/cart-domain/sync';
import { localeCodes, marketIds, storageKeys } from '@marehalm/shop';
import { shopBag } from './shop-bag';

/** Stores the shopper's own bag while the bag of a shared cart is bought. The link of that cart opens it again. */
export const setAsideBagStorage = createSetAsideBagStorage({
  markets: marketIds,
  locales: localeCodes,
  source: () => window.localStorage,
  key: storageKeys.suspendedBag,
  offersKey: storageKeys.suspendedBagOffers,
});

/** Adds the bag that was set aside to the bag. */
export const restoreSetAsideBag = (): void => mergeSetAsideBag(shopBag, setAsideBagStorage);
