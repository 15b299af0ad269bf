import { createBagStore, type BagStore } from '@marehalm/cart-domain';
import { storageKeys } from '@marehalm/shop';
import { attempt, onReturn } from '@marehalm/static-router/client';
import type { BagOffer } from '../view-models/product';
import { cartStore, type OfferCache } from './cart-store';
import { parseOfferCache } from './offer-cache';

const isBrowser = typeof window !== 'undefined';

/** Missing on the server and where the browser has none or forbids it: Firefox does where all cookies are blocked. */
export const tabChannel = isBrowser ? attempt(() => new BroadcastChannel(storageKeys.tabChannel)) : undefined;

/** Keeps the bag through reloads and the same in every tab; empty on the server. What is in it is in `cartStore`, too. */
export const bagStore: BagStore = createBagStore({
  storage: isBrowser ? () => window.localStorage : undefined,
  channel: tabChannel,
  key: storageKeys.bag,
});

/** Caches `offers`, replacing what was known of the same SKUs, and forgets what is in the bag no more. Other tabs do so too. */
export function cacheOffers(offers: readonly BagOffer[]): void {
  const added = Object.fromEntries(offers.map((offer) => [offer.sku, offer]));
  mergeOffers(added);
  // What is stored may come later than word of the line that needs it: the tab that leads would ask for a SKU of no variant.
  attempt(() => tabChannel?.postMessage({ [storageKeys.offers]: JSON.stringify(added) }));
}

function mergeOffers(added: OfferCache): void {
  const offers = { ...loadOffers(), ...cartStore.getState().offers, ...added };
  cartStore.setState({ offers });
  const needed = new Set([...bagStore.getState().bag.lines.map(({ sku }) => sku), ...Object.keys(added)]);
  const stored = Object.fromEntries(Object.entries(offers).filter(([sku]) => needed.has(sku)));
  // Full or forbidden: the offers are in memory, and the commerce cart knows them too.
  attempt(() => window.localStorage.setItem(storageKeys.offers, JSON.stringify(stored)));
}

const loadOffers = () =>
  parseOfferCache(attempt(() => window.localStorage.getItem(storageKeys.offers)) ?? null);

if (isBrowser) {
  cartStore.setState({ bag: bagStore.getState().bag, offers: loadOffers() });
  bagStore.subscribe(({ bag }) => {
    cartStore.setState({ bag });
  });
  onReturn(() => {
    cartStore.setState(({ offers }) => ({ offers: { ...offers, ...loadOffers() } }));
    bagStore.reload();
  });
  attempt(() =>
    tabChannel?.addEventListener(
      'message',
      ({ data }: MessageEvent<Partial<Record<string, string>> | null>) => {
        const added = data?.[storageKeys.offers];
        if (added !== undefined) mergeOffers(parseOfferCache(added));
      },
    ),
  );
}
