import { emptyBag, type RemoteCart } from '@marehalm/cart-domain';
import { describe, expect, test } from 'vitest';
import type { BagOffer, PerMarket } from '../view-models/product.ts';
import type { BagTerms } from '../view-models/bag-terms.ts';
import { offersOf, totalsOf, type BagSources } from './bag-view.ts';

const prices = (
  dk: number,
  no: number,
  int: number,
): PerMarket<{ variantId: string; price: number; available: boolean }> => ({
  dk: { variantId: 'dk', price: dk, available: true },
  no: { variantId: 'no', price: no, available: true },
  int: { variantId: 'int', price: int, available: true },
});

const offer = (sku: string, kind: BagOffer['kind'], market: BagOffer['market']): BagOffer => ({
  sku,
  product: sku,
  collections: [],
  kind,
  name: { en: sku, da: sku },
  size: { en: '', da: '' },
  picture: { src: '', srcSet: '', width: 4, height: 5, ground: '#ffffff', alt: '' },
  market,
});

const terms: BagTerms = {
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

const twoSerums: BagSources = {
  bag: { ...emptyBag, lines: [{ sku: 'SERUM', quantity: 2 }] },
  market: 'dk',
  offers: { SERUM: offer('SERUM', 'merchandise', prices(37_500, 57_900, 5_000)) },
  terms,
  cart: undefined,
  now: new Date('2026-11-21T10:00:00Z'),
};

const cartWith = (subtotal: number): RemoteCart => ({
  id: 'cart',
  lines: [{ id: 'line', sku: 'SERUM', quantity: 2, unitPrice: { amount: 37_500, currency: 'DKK' } }],
  codes: [{ code: 'KYST10', applicable: subtotal < 75_000 }],
  cost: { subtotal: { amount: subtotal, currency: 'DKK' }, total: { amount: subtotal, currency: 'DKK' } },
  messages: [],
});

describe('totalsOf()', () => {
  test('prices the bag in the current market', () => {
    expect(totalsOf(twoSerums).total).toEqual({ amount: 75_000, currency: 'DKK' });
    expect(totalsOf({ ...twoSerums, market: 'no' }).total).toEqual({ amount: 115_800, currency: 'NOK' });
  });

  test('omits samples that the service has rejected', () => {
    const chosen = { ...twoSerums, bag: { ...twoSerums.bag, samples: ['SAMPLE'] } };
    expect(totalsOf(chosen).samples).toEqual(['SAMPLE']);
    expect(totalsOf({ ...chosen, unavailable: ['SERUM'] }).samples).toEqual(['SAMPLE']);
    expect(totalsOf({ ...chosen, unavailable: ['SAMPLE'] }).samples).toEqual([]);
  });

  test('promises no gift that the service has rejected', () => {
    expect(totalsOf({ ...twoSerums, unavailable: ['SERUM'] }).gifts).toMatchObject([{ sku: 'GIFT' }]);
    expect(totalsOf({ ...twoSerums, unavailable: ['GIFT'] }).gifts).toEqual([]);
  });

  test('falls back to the lower gift, and no longer promises the one that the service has rejected', () => {
    const [low] = terms.gifts;
    if (!low) throw new Error('The terms name no gift');
    const higher = (DKK: number): BagTerms => ({
      ...terms,
      gifts: [
        low,
        {
          ...low,
          rule: {
            id: 'g2',
            kind: 'spend-over',
            thresholds: { DKK, NOK: DKK, EUR: DKK },
            gift: { sku: 'HIGHER', quantity: 1 },
            replaces: ['g1'],
          },
          offer: offer('HIGHER', 'gift', prices(0, 0, 0)),
        },
      ],
    });
    const earned = { ...twoSerums, terms: higher(70_000) };
    expect(totalsOf(earned).gifts).toMatchObject([{ sku: 'HIGHER' }]);
    expect(totalsOf({ ...earned, unavailable: ['HIGHER'] }).gifts).toMatchObject([{ sku: 'GIFT' }]);
    const inReach = { ...twoSerums, terms: higher(80_000) };
    expect(totalsOf(inReach).giftProgress).toMatchObject({ sku: 'HIGHER' });
    expect(totalsOf({ ...inReach, unavailable: ['HIGHER'] }).giftProgress).toBeUndefined();
  });

  test('includes a fifth of the price as Danish VAT', () => {
    expect(totalsOf(twoSerums).includedTaxes).toEqual([
      {
        rate: 0.25,
        amount: { amount: 15_000, currency: 'DKK' },
        paid: { amount: 75_000, currency: 'DKK' },
      },
    ]);
  });

  test('adds no gift before the terms have loaded', () => {
    expect(totalsOf({ ...twoSerums, terms: undefined }).gifts).toEqual([]);
    expect(totalsOf(twoSerums).gifts).toEqual([{ rule: 'g1', sku: 'GIFT', quantity: 1 }]);
  });

  test('applies the discount of a granted code, and drops the gift below its threshold', () => {
    const bag = { ...twoSerums.bag, promoCodes: ['KYST10'] };
    const totals = totalsOf({ ...twoSerums, bag, cart: cartWith(45_000) });
    expect(totals.discount).toEqual({ amount: 30_000, currency: 'DKK' });
    expect(totals.total).toEqual({ amount: 45_000, currency: 'DKK' });
    expect(totals.gifts).toEqual([]);
  });

  test('reports nothing missing for free delivery once a code grants it', () => {
    const abroad: BagSources = {
      ...twoSerums,
      market: 'int',
      terms: {
        ...terms,
        markets: [
          {
            id: 'int',
            vatRates: { DE: 0.19 },
            freeDelivery: { from: { amount: 12_500, currency: 'EUR' } },
            methods: [
              {
                id: 'parcel',
                price: { amount: 1200, currency: 'EUR' },
                days: [3, 8],
                name: { en: '', da: '' },
              },
            ],
          },
        ],
      },
    };
    const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
    const granted = (...codes: RemoteCart['codes']): BagSources => ({
      ...abroad,
      bag: { ...abroad.bag, promoCodes: codes.map(({ code }) => code) },
      cart: {
        ...cartWith(0),
        lines: [{ id: 'line', sku: 'SERUM', quantity: 2, unitPrice: euro(5_000) }],
        codes,
        cost: { subtotal: euro(codes.length > 1 ? 9_000 : 10_000), total: euro(9_000) },
      },
    });
    const free = { code: 'FREESHIP', applicable: true, lowers: 'delivery' } as const;
    const tenth = { code: 'COAST10', applicable: true, lowers: 'goods' } as const;
    expect(totalsOf(abroad).freeDelivery?.missing).toEqual(euro(2_500));
    expect(totalsOf(granted(tenth, { ...tenth, code: 'X' })).freeDelivery?.missing).toEqual(euro(3_500));
    for (const sources of [granted(free), granted(free, tenth), granted(tenth, free)]) {
      expect(totalsOf(sources).freeDelivery).toEqual({ method: 'parcel', from: euro(0) });
    }
    expect(totalsOf(granted(free, tenth)).discount).toEqual(euro(1_000));
    expect(totalsOf(granted({ ...free, applicable: false })).freeDelivery?.missing).toEqual(euro(2_500));
  });

  test('applies no discount for a rejected code', () => {
    const bag = { ...twoSerums.bag, promoCodes: ['KYST10'] };
    expect(totalsOf({ ...twoSerums, bag, cart: cartWith(75_000) }).discount.amount).toBe(0);
  });
});

describe.each(Object.getOwnPropertyNames(Object.prototype))('with a line of the SKU %j', (sku) => {
  test('offersOf() returns no offer', () => {
    expect(offersOf(twoSerums)(sku)).toBeUndefined();
  });

  test('totalsOf() rejects the line and counts the others', () => {
    const bag = { ...twoSerums.bag, lines: [...twoSerums.bag.lines, { sku, quantity: 1 }] };
    const { lines, refusals } = totalsOf({ ...twoSerums, bag });
    expect(lines.map((line) => line.sku)).toEqual(['SERUM']);
    expect(refusals).toMatchObject([{ kind: 'line', sku }]);
  });
});
