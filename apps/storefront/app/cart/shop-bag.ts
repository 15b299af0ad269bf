import { createShopBag } from '@marehalm/cart-domain/market';
import { localeCodes, marketIds, storageKeys } from '@marehalm/shop';
import { attempt, onVisitorReturn } from '@marehalm/static-router/client';
import { shopperBagStore } from './shopper-bag-store';

const isBrowser = typeof window !== 'undefined';

/**
 * Channel on which tabs notify each other of changes to the bag; `undefined` on the server and where the browser denies access.
 */
export const bagBroadcastChannel = isBrowser
  ? attempt(() => new BroadcastChannel(storageKeys.broadcastChannel))
  : undefined;

/** The shopper's bag, stored across reloads and synchronized between tabs, and the offers of its products. `shopperBagStore` contains both, too. */
export const shopBag = createShopBag({
  shopperBagStore,
  markets: marketIds,
  locales: localeCodes,
  storage: isBrowser ? () => window.localStorage : undefined,
  channel: bagBroadcastChannel,
  keys: { bag: storageKeys.bag, offers: storageKeys.offerCache },
});

export const { store: bagStore, offers: offerCache } = shopBag;

if (isBrowser) onVisitorReturn(shopBag.reload);
