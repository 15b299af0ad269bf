import type { MarketPrice, MultiMarketOffer } from './multi-market-offer.ts';

/** A gift card as a shop sells it in several markets. */
export interface GiftCardProduct<Market extends string = string, Locale extends string = string> {
  /** SKUs of the fixed amounts of each market, as many in each. */
  readonly fixed: Readonly<Record<Market, readonly string[]>>;
  /** SKU of the amount that the buyer chooses. */
  readonly own: string;
  /** By SKU. */
  readonly prices: Readonly<Record<string, Readonly<Record<Market, MarketPrice>>>>;
  /** The data that a bag shows. */
  readonly bag: Pick<MultiMarketOffer<Market, Locale>, 'name' | 'href' | 'picture'>;
}

/**
 * Returns the multi-market offer of one SKU of the gift card, with `size` as its label in every language. Returns `undefined` for
 * a SKU that is not one of its amounts.
 */
export function findGiftCardOffer<Market extends string, Locale extends string>(
  card: GiftCardProduct<Market, Locale>,
  sku: string,
  size: string,
): MultiMarketOffer<Market, Locale> | undefined {
  const market = Object.hasOwn(card.prices, sku) ? card.prices[sku] : undefined;
  if (!market) return undefined;
  const locales = Object.keys(card.bag.name) as Locale[];
  return {
    ...card.bag,
    sku,
    product: 'gift-card',
    collections: [],
    kind: 'gift-card',
    size: Object.fromEntries(locales.map((locale) => [locale, size])) as Record<Locale, string>,
    market,
  };
}
