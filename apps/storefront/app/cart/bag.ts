import { createBagStore, type BagStore } from '@marehalm/cart-domain';
import { createStore } from 'zustand/vanilla';
import type { BagOffer } from '../view-models/product';
import { storageKeys } from '@marehalm/shop';
import { parseKeptOffers } from './kept-offers';
import { onReturn } from '../browser/on-return';
import { attempt } from '../browser/attempt';

const isBrowser = typeof window !== 'undefined';
/** Missing on the server and where the browser has none or forbids it: Firefox does where all cookies are blocked. */
export const tabChannel = isBrowser ? attempt(() => new BroadcastChannel(storageKeys.tabChannel)) : undefined;

/** The shopper's bag: the same in every tab, kept through reloads, empty on the server. */
export const bagStore: BagStore = createBagStore({
  storage: isBrowser ? () => window.localStorage : undefined,
  channel: tabChannel,
  key: storageKeys.bag,
});

/** What is known of the things in the bag, by SKU: names, pictures and prices in all markets. */
export const keptOffersStore = createStore<KeptOffers>(readKeptOffers);

type KeptOffers = Readonly<Record<string, BagOffer>>;

function readKeptOffers(): KeptOffers {
  if (!isBrowser) return {};
  try {
    return parseKeptOffers(window.localStorage.getItem(storageKeys.offers));
  } catch {
    return {}; // Forbidden storage: the bag then lives as long as the tab.
  }
}

/** Keeps `offers`, replacing what was known of the same SKUs, and forgets what is in the bag no more. Other tabs do so too. */
export function keepOffers(offers: readonly BagOffer[]): void {
  const kept = Object.fromEntries(offers.map((offer) => [offer.sku, offer]));
  take(kept);
  // What is stored may come later than word of the line that needs it: the tab that leads would ask for a SKU of no variant.
  attempt(() => tabChannel?.postMessage({ [storageKeys.offers]: JSON.stringify(kept) }));
}

function take(offers: KeptOffers): void {
  const all = { ...readKeptOffers(), ...keptOffersStore.getState(), ...offers };
  keptOffersStore.setState(all, true);
  const skus = new Set([...bagStore.getState().bag.lines.map(({ sku }) => sku), ...Object.keys(offers)]);
  const needed = Object.fromEntries(Object.entries(all).filter(([sku]) => skus.has(sku)));
  try {
    window.localStorage.setItem(storageKeys.offers, JSON.stringify(needed));
  } catch {
    // Full or forbidden: the offers are in memory, and the commerce cart knows them too.
  }
}

if (isBrowser) {
  onReturn(() => {
    keptOffersStore.setState(readKeptOffers());
    bagStore.reload();
  });
  attempt(() =>
    tabChannel?.addEventListener(
      'message',
      ({ data }: MessageEvent<Partial<Record<string, string>> | null>) => {
        const told = data?.[storageKeys.offers];
        if (told !== undefined) take(parseKeptOffers(told));
      },
    ),
  );
}
