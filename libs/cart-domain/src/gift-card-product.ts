import type { MarketPrice, MultiMarketOffer } from './multi-market-offer.ts';

/** A gift card as a shop sells it in several markets. */
export interface GiftCardProduct<Market extends string = string, Locale extends string = string> {
  /** SKUs of the fixed amounts of each market. All markets have the same number of amounts, in corresponding order. */
  readonly fixedAmountSkus: Readonly<Record<Market, readonly string[]>>;
  /** SKU of a card whose amount the buyer chooses. */
  readonly customAmountSku: string;
  /** Prices by SKU and market. */
  readonly prices: Readonly<Record<string, Readonly<Record<Market, MarketPrice>>>>;
  /** Name, page and picture of its lines in the bag. */
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
