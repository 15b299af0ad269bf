import type { MarketPricingDefaults } from '../market-totals.ts';
import type { ShopRules } from '../shop-rules.ts';
import type { MultiMarketOffer } from '../multi-market-offer.ts';
import type { TextStorage } from '../browser-apis.ts';

export type TestMarket = 'se' | 'us';
export type Locale = 'en' | 'sv';

export const markets = ['se', 'us'] as const;
export const locales = ['en', 'sv'] as const;

export const testMarketDefaults: Readonly<Record<TestMarket, MarketPricingDefaults>> = {
  se: { currency: 'SEK', country: 'SE', vatRate: 0.25 },
  us: { currency: 'USD', country: 'US', vatRate: 0 },
};

/** Creates an offer with the given prices, in minor units by market. It is unavailable in markets without a price. */
export function createOffer(
  sku: string,
  prices: Readonly<Partial<Record<TestMarket, number>>>,
  kind: MultiMarketOffer['kind'] = 'merchandise',
): MultiMarketOffer<TestMarket, Locale> {
  const inMarket = (market: TestMarket) => ({
    variantId: `${market}/${sku}`,
    price: prices[market] ?? 0,
    available: prices[market] !== undefined,
  });
  return {
    sku,
    product: sku,
    collections: [],
    kind,
    name: { en: sku, sv: sku },
    size: { en: '', sv: '' },
    picture: { src: '/a.avif', srcSet: '/a.avif 1w', width: 4, height: 5, ground: '#ffffff', alt: '' },
    market: { se: inMarket('se'), us: inMarket('us') },
  };
}

export const soap = createOffer('SOAP', { se: 12_500, us: 1_200 });
/** Sold in Sweden alone. */
export const salve = createOffer('SALVE', { se: 9_900 });

export const testShopRules: ShopRules<TestMarket, Locale> = {
  samplesLimit: 3,
  samplesTerms: { en: '', sv: '' },
  samples: [createOffer('SAMPLE', { se: 0, us: 0 }, 'sample')],
  gifts: [],
  markets: [],
};

/** A storage in memory. */
export function createTextStorage(texts = new Map<string, string>()): TextStorage {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}
