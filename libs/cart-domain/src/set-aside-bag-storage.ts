import { type Bag } from './bag.ts';
import { parseStoredBag, serializeBag } from './bag-storage.ts';
import { createFallbackStorage, type TextStorageWithKeys } from './fallback-storage.ts';
import {
  type MultiMarketOffer,
  type MultiMarketOffersBySku,
  findMultiMarketOffer,
  type MarketsAndLocales,
  parseMultiMarketOffers,
} from './multi-market-offer.ts';

/** Stores one bag and the offers of its lines while the shopper buys another bag. */
export interface SetAsideBagStorage<Market extends string, Locale extends string> {
  /** Whether a bag is stored. */
  has(): boolean;
  /** Stores a bag. Does nothing when one is stored, because the first one is the shopper's own. */
  save(bag: Bag, offers: MultiMarketOffersBySku<Market, Locale>): void;
  /** Returns the stored bag and removes it from the storage; `undefined` when none is stored. */
  take(): { readonly bag: Bag; readonly offers: readonly MultiMarketOffer<Market, Locale>[] } | undefined;
}

/**
 * Creates the storage of the bag that is set aside while a shared cart is bought. Falls back to memory when the browser's storage
 * fails.
 */
export function createSetAsideBagStorage<const Market extends string, const Locale extends string>({
  source,
  key,
  offersKey,
  ...vocabulary
}: MarketsAndLocales<Market, Locale> & {
  readonly source: () => TextStorageWithKeys | undefined;
  /** Storage key of the bag. */
  readonly key: string;
  /** Storage key of the offers. */
  readonly offersKey: string;
}): SetAsideBagStorage<Market, Locale> {
  const storage = createFallbackStorage(source);
  const has = () => storage.getItem(key) !== null;
  return {
    has,
    save: (bag, offers) => {
      if (has()) return;
      const known = bag.lines.flatMap(({ sku }) => findMultiMarketOffer(offers, sku) ?? []);
      storage.setItem(
        offersKey,
        JSON.stringify(Object.fromEntries(known.map((offer) => [offer.sku, offer]))),
      );
      storage.setItem(key, serializeBag(bag));
    },
    take: () => {
      const text = storage.getItem(key);
      if (text === null) return undefined;
      const offers = Object.values(parseMultiMarketOffers(vocabulary, storage.getItem(offersKey)));
      storage.removeItem(key);
      storage.removeItem(offersKey);
      return { bag: parseStoredBag(text).bag, offers };
    },
  };
}
