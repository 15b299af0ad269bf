import { money } from '../money.ts';
import { type Offer, type GoodsKind, type FindOffer } from '../offer.ts';
import { type DeliveryMethod } from '../delivery.ts';
import { type GiftRule } from '../gifts.ts';
import { type PromoCode } from '../promo-code.ts';

/** The currencies of the shop: hundredths, none and thousandths. */
export const testCurrencies = ['DKK', 'NOK', 'EUR', 'JPY', 'KWD'] as const;

export type TestCurrency = (typeof testCurrencies)[number];

/** Amounts in the currencies that prices are not written in: 20 yen to a krone, and 0.045 dinars. */
const inOthers = (dkk: number) => ({ JPY: Math.round(dkk / 5), KWD: Math.round(dkk * 0.45) });

/** Prices of a part of the catalogue in minor units: DKK, NOK, EUR; after the slash the price before the reduction. */
const prices: readonly [
  sku: string,
  product: string,
  collections: readonly string[],
  kind: GoodsKind,
  prices: readonly [dkk: number, nok: number, eur: number],
  before?: readonly [dkk: number, nok: number, eur: number],
][] = [
  ['MH-P04-30', 'p04', ['dune-grass', 'face'], 'merchandise', [32500, 49900, 4400]],
  ['MH-P05-30', 'p05', ['sea-buckthorn', 'face'], 'merchandise', [29500, 44900, 3900]],
  ['MH-P09-30', 'p09', ['rosehip', 'face'], 'merchandise', [23600, 35900, 3200], [29500, 44900, 3900]],
  ['MH-P10-50', 'p10', ['rosehip', 'face'], 'merchandise', [26500, 39900, 3500]],
  ['MH-P15-250', 'p15', ['kelp', 'body'], 'merchandise', [14500, 21900, 1900]],
  ['MH-P15-500', 'p15', ['kelp', 'body'], 'merchandise', [22500, 34900, 3000]],
  ['MH-P16-120', 'p16', ['kelp', 'body'], 'merchandise', [7500, 11900, 1000]],
  ['MH-GIFT-CARD-50000', 'gift-card', [], 'gift-card', [50000, 75000, 6500]],
  ['MH-GIFT-CARD-OWN', 'gift-card', [], 'gift-card', [50000, 75000, 6500]],
  ['MH-SAMPLE-S01', 'free-samples', [], 'sample', [0, 0, 0]],
  ['MH-SAMPLE-S02', 'free-samples', [], 'sample', [0, 0, 0]],
  ['MH-SAMPLE-S03', 'free-samples', [], 'sample', [0, 0, 0]],
  ['MH-SAMPLE-S04', 'free-samples', [], 'sample', [0, 0, 0]],
  ['MH-SAMPLE-S06', 'free-samples', [], 'sample', [0, 0, 0]],
  ['MH-FREE-P32-10', 'free-gifts', [], 'gift', [0, 0, 0]],
  ['MH-FREE-P20-30', 'free-gifts', [], 'gift', [0, 0, 0]],
  ['MH-FREE-P36-1', 'free-gifts', [], 'gift', [0, 0, 0]],
  ['MH-FREE-P16-120', 'free-gifts', [], 'gift', [0, 0, 0]],
];

/** Limits of the own amount of `MH-GIFT-CARD-OWN`. */
export const customAmountLimits = {
  DKK: { min: money(10000, 'DKK'), max: money(500000, 'DKK') },
  NOK: { min: money(15000, 'NOK'), max: money(750000, 'NOK') },
  EUR: { min: money(1500, 'EUR'), max: money(65000, 'EUR') },
  JPY: { min: money(2000, 'JPY'), max: money(100000, 'JPY') },
  KWD: { min: money(4500, 'KWD'), max: money(225000, 'KWD') },
} as const;

/** Unavailable products. */
const soldOut = new Set(['MH-SAMPLE-S06']);

function amountIn(currency: TestCurrency, [DKK, NOK, EUR]: readonly [dkk: number, nok: number, eur: number]) {
  return { DKK, NOK, EUR, ...inOthers(DKK) }[currency];
}

/** The offers of one market, with changes by SKU; `undefined` removes an offer. */
export function createShopOffers(
  currency: TestCurrency = 'DKK',
  changes: Readonly<Record<string, Partial<Offer> | undefined>> = {},
): FindOffer {
  const offers = new Map(
    prices.map(([sku, product, collections, kind, amounts, before]): [string, Offer] => [
      sku,
      {
        sku,
        product,
        collections,
        kind,
        price: money(amountIn(currency, amounts), currency),
        ...(before && { compareAtPrice: money(amountIn(currency, before), currency) }),
        ...(sku === 'MH-GIFT-CARD-OWN' && { ownAmount: customAmountLimits[currency] }),
        available: !soldOut.has(sku),
      },
    ]),
  );
  return (sku) => {
    const offer = offers.get(sku);
    if (!(sku in changes)) return offer;
    const change = changes[sku];
    return offer && change && { ...offer, ...change };
  };
}

/** SKUs of everything that can be bought in {@link createShopOffers}. */
export const purchasableSkus = prices
  .filter(([, , , kind]) => kind === 'merchandise' || kind === 'gift-card')
  .map(([sku]) => sku);

/** SKUs of its samples and gifts. */
export const freeSkus = prices
  .filter(([, , , kind]) => kind === 'sample' || kind === 'gift')
  .map(([sku]) => sku);

/** Two spending tiers that replace each other, a collection rule and a product rule for two units. */
export const giftRules: readonly GiftRule[] = [
  {
    id: 'g1',
    kind: 'spend-over',
    thresholds: { DKK: 50000, NOK: 79900, EUR: 7000, ...inOthers(50000) },
    gift: { sku: 'MH-FREE-P32-10', quantity: 1 },
  },
  {
    id: 'g2',
    kind: 'spend-over',
    thresholds: { DKK: 90000, NOK: 139900, EUR: 12500, ...inOthers(90000) },
    gift: { sku: 'MH-FREE-P20-30', quantity: 1 },
    replaces: ['g1'],
  },
  {
    id: 'g3',
    kind: 'buy-collection',
    collection: 'rosehip',
    quantity: 2,
    gift: { sku: 'MH-FREE-P36-1', quantity: 1 },
  },
  {
    id: 'g4',
    kind: 'buy-product',
    product: 'p15',
    quantity: 2,
    gift: { sku: 'MH-FREE-P16-120', quantity: 1 },
  },
];

const openTerms = { firstOrderOnly: false, singleUse: false, combinable: false } as const;

/** The codes of the shop, and one with a fixed amount, which the shop does not have. */
export const promoCodes = {
  welcome: {
    code: 'VELKOMMEN15',
    aliases: ['WELCOME15'],
    kind: 'percentage',
    rate: 0.15,
    scope: { kind: 'order' },
    excludes: ['gift-card', 'reduced'],
    firstOrderOnly: true,
    singleUse: true,
    combinable: false,
  },
  coast: {
    ...openTerms,
    code: 'KYST10',
    aliases: ['COAST10'],
    kind: 'percentage',
    rate: 0.1,
    scope: { kind: 'collection', collection: 'kelp' },
    excludes: ['gift-card'],
    validFrom: '2026-11-01',
    validTo: '2026-12-31',
  },
  freeDelivery: {
    ...openTerms,
    code: 'FRIFRAGT',
    aliases: ['FREESHIP'],
    kind: 'free-delivery',
    scope: { kind: 'order' },
    excludes: [],
    minimum: { DKK: 20000, NOK: 29900, EUR: 2700, ...inOthers(20000) },
    combinable: true,
  },
  hundredOff: {
    ...openTerms,
    code: 'HUNDRED',
    aliases: [],
    kind: 'fixed',
    amounts: { DKK: 10000, NOK: 15000, EUR: 1300, ...inOthers(10000) },
    scope: { kind: 'products', products: ['p04', 'p15'] },
    excludes: [],
    combinable: true,
  },
} as const satisfies Record<string, PromoCode>;

/** Every code of {@link promoCodes}. */
export const allPromoCodes: readonly PromoCode[] = Object.values(promoCodes);

/** The methods of each market. */
export const deliveryMethods = {
  DKK: [
    { id: 'parcel-shop', price: money(0, 'DKK'), freeFrom: money(0, 'DKK') },
    { id: 'home', price: money(5900, 'DKK') },
  ],
  NOK: [
    { id: 'pickup-point', price: money(6900, 'NOK'), freeFrom: money(99900, 'NOK') },
    { id: 'home', price: money(11900, 'NOK'), freeFrom: money(99900, 'NOK') },
  ],
  EUR: [{ id: 'parcel', price: money(1200, 'EUR'), freeFrom: money(8500, 'EUR') }],
  JPY: [{ id: 'parcel', price: money(800, 'JPY'), freeFrom: money(15000, 'JPY'), vatRate: 0.08 }],
  KWD: [{ id: 'parcel', price: money(1500, 'KWD'), freeFrom: money(25000, 'KWD') }],
} as const satisfies Record<TestCurrency, readonly DeliveryMethod[]>;

/** A Saturday on which every dated code is valid. */
export const today = new Date('2026-11-21T10:00:00Z');
