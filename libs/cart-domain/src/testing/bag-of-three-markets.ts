import { emptyBag } from '../bag.ts';
import {
  calculateMarketTotals,
  type MarketTotalsInput,
  type MarketPricingDefaults,
} from '../market-totals.ts';
import { type ShopRules } from '../shop-rules.ts';
import type { MultiMarketOffer } from '../multi-market-offer.ts';

type Market = 'dk' | 'no' | 'int';

type Locale = 'en' | 'da';

type BagOffer = MultiMarketOffer<Market, Locale>;

/** The shop's rules in a test. */
export type BagTerms = ShopRules<Market, Locale>;

/** What the totals of a bag are calculated from. */
export type BagSources = MarketTotalsInput<Market, Locale>;

type PerMarket<Value> = Readonly<Record<Market, Value>>;

/** Currency, country and tax of each market. */
export const facts: PerMarket<MarketPricingDefaults> = {
  dk: { currency: 'DKK', country: 'DK', vatRate: 0.25 },
  no: { currency: 'NOK', country: 'NO', vatRate: 0.25 },
  int: { currency: 'EUR', country: 'DE', vatRate: 0.19 },
};

/** Returns the totals of a bag in its market. */
export const totalsOf = (sources: BagSources) =>
  calculateMarketTotals(sources, facts[sources.market], 'Europe/Copenhagen');

/** Returns prices of a variant by market, in minor units. */
export const prices = (
  dk: number,
  no: number,
  int: number,
): PerMarket<{ variantId: string; price: number; available: boolean }> => ({
  dk: { variantId: 'dk', price: dk, available: true },
  no: { variantId: 'no', price: no, available: true },
  int: { variantId: 'int', price: int, available: true },
});

/** Creates an offer of a test. */
export const offer = (sku: string, kind: BagOffer['kind'], market: BagOffer['market']): BagOffer => ({
  sku,
  product: sku,
  collections: [],
  kind,
  name: { en: sku, da: sku },
  size: { en: '', da: '' },
  picture: { src: '', srcSet: '', width: 4, height: 5, ground: '#ffffff', alt: '' },
  market,
});

/** Rules with a sample, a gift and free delivery in Denmark. */
export const terms: BagTerms = {
  samplesLimit: 3,
  samplesTerms: { en: '', da: '' },
  samples: [offer('SAMPLE', 'sample', prices(0, 0, 0))],
  gifts: [
    {
      rule: {
        id: 'g1',
        kind: 'spend-over',
        thresholds: { DKK: 50_000, NOK: 79_900, EUR: 7_000 },
        gift: { sku: 'GIFT', quantity: 1 },
      },
      terms: { en: '', da: '' },
      offer: offer('GIFT', 'gift', prices(0, 0, 0)),
    },
  ],
  markets: [
    {
      id: 'dk',
      vatRates: { DK: 0.25 },
      freeDelivery: { method: 'parcel-shop', from: { amount: 0, currency: 'DKK' } },
      methods: [
        { id: 'parcel-shop', price: { amount: 0, currency: 'DKK' }, days: [2, 3], name: { en: '', da: '' } },
      ],
    },
  ],
};

/** A Danish bag with two serums. */
export const twoSerums: BagSources = {
  bag: { ...emptyBag, lines: [{ sku: 'SERUM', quantity: 2 }] },
  market: 'dk',
  offers: { SERUM: offer('SERUM', 'merchandise', prices(37_500, 57_900, 5_000)) },
  shopRules: terms,
  cart: undefined,
  now: new Date('2026-11-21T10:00:00Z'),
};
