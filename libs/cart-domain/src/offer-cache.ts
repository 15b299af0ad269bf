import { createStore } from 'zustand/vanilla';
import { createSafeStorage } from './internal/safe-storage.ts';
import { createIsolatedListener } from './internal/isolate-errors.ts';
import { createTabMessenger } from './internal/tab-messenger.ts';
import {
  type MultiMarketOffer,
  type MultiMarketOffersBySku,
  type MarketsAndLocales,
  parseMultiMarketOffers,
} from './multi-market-offer.ts';
import { type ReadableStore } from './readable-store.ts';
import { type TextStorageGetter, type TabChannel } from './browser-apis.ts';

/** Dependencies of the cache. Without a storage and a channel it lives in memory, as on a server. */
export interface OfferCacheOptions<Market extends string, Locale extends string> extends MarketsAndLocales<
  Market,
  Locale
> {
  /** Shared by all tabs of the browser, and kept across reloads. */
  readonly storage?: TextStorageGetter | undefined;
  /** Sends added offers to the other tabs, before these read them from the storage. */
  readonly channel?: TabChannel | undefined;
  /** Storage key. */
  readonly key: string;
  /** Returns the SKUs that stay stored besides those just added: those in the bag. */
  readonly getNeededSkus: () => readonly string[];
}

/**
 * Offers by SKU for rendering and pricing the bag. In memory it holds every offer seen in this tab; in the storage only offers of
 * products in the bag.
 */
export interface OfferCache<Market extends string, Locale extends string> extends ReadableStore<
  MultiMarketOffersBySku<Market, Locale>
> {
  /** Adds offers, replacing those with the same SKUs, here and in the other tabs. Never throws. */
  add(offers: readonly MultiMarketOffer<Market, Locale>[]): void;
  /** Loads what other tabs have stored. Call it when a page was restored from the back/forward cache. */
  reload(): void;
  /** Stops listening to other tabs. */
  close(): void;
}

/**
 * Creates a cache of the offers of products in the bag, shared by all tabs. Does not throw when the storage is full, forbidden or
 * damaged.
 */
export function createOfferCache<const Market extends string, const Locale extends string>({
  storage: source,
  channel,
  key,
  getNeededSkus,
  ...vocabulary
}: OfferCacheOptions<Market, Locale>): OfferCache<Market, Locale> {
  type Offers = MultiMarketOffersBySku<Market, Locale>;
  const storage = createSafeStorage(source);
  // Texts, not values: another version of the shop may have sent them.
  const tabMessenger = createTabMessenger<string>(channel, key);
  const load = () => parseMultiMarketOffers(vocabulary, storage.read(key));
  const store = createStore<Offers>(load);

  function merge(added: Offers): void {
    const offers = { ...load(), ...store.getState(), ...added };
    store.setState(offers, true);
    const needed = new Set([...getNeededSkus(), ...Object.keys(added)]);
    storage.write(key, JSON.stringify(pick(offers, needed)));
  }

  const stopListening = tabMessenger.listen((text) => {
    if (text !== undefined) merge(parseMultiMarketOffers(vocabulary, text));
  });

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(createIsolatedListener(listener)),
    add: (offers) => {
      const added = Object.fromEntries(offers.map((offer) => [offer.sku, offer]));
      merge(added);
      tabMessenger.broadcast(JSON.stringify(added));
    },
    reload: () => {
      store.setState((offers) => ({ ...offers, ...load() }), true);
    },
    close: stopListening,
  };
}

function pick<Value>(values: Readonly<Record<string, Value>>, keys: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)));
}
