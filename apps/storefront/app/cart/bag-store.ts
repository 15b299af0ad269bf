import { createBagStore, createOfferCache, type BagStore } from '@marehalm/cart-domain/sync';
import { localeCodes, marketIds, storageKeys } from '@marehalm/shop';
import { attempt, onReturn } from '@marehalm/static-router/client';
import { cartStore } from './cart-store';

const isBrowser = typeof window !== 'undefined';
const storage = isBrowser ? () => window.localStorage : undefined;

/** Missing on the server and in browsers without it. Firefox denies access if all cookies are blocked. */
export const tabChannel = isBrowser ? attempt(() => new BroadcastChannel(storageKeys.tabChannel)) : undefined;

/** Stores the bag across reloads and synchronizes tabs; empty on the server. `cartStore` contains the bag, too. */
export const bagStore: BagStore = createBagStore({ storage, channel: tabChannel, key: storageKeys.bag });

/** Names, pictures and prices of the products in the bag. `cartStore` contains them, too. */
export const offerCache = createOfferCache({
  markets: marketIds,
  locales: localeCodes,
  storage,
  channel: tabChannel,
  key: storageKeys.offers,
  getNeededSkus: () => bagStore.getState().bag.lines.map(({ sku }) => sku),
});

if (isBrowser) {
  cartStore.setState({ bag: bagStore.getState().bag, offers: offerCache.getState() });
  bagStore.subscribe(({ bag }) => {
    cartStore.setState({ bag });
  });
  offerCache.subscribe((offers) => {
    cartStore.setState({ offers });
  });
  onReturn(() => {
    offerCache.reload();
    bagStore.reload();
  });
}
