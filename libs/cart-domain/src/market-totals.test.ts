import { describe, expect, test } from 'vitest';
import { calculateMarketTotals } from './market-totals.ts';
import { money } from './money.ts';
import type { RemoteCart } from './remote-cart.ts';
import {
  type BagSources,
  type BagTerms,
  facts,
  prices,
  offer,
  terms,
  twoSerums,
  totalsOf,
} from './testing/bag-of-three-markets.ts';

const cartWith = (subtotal: number): RemoteCart => ({
  id: 'cart',
  lines: [{ id: 'line', sku: 'SERUM', quantity: 2, unitPrice: { amount: 37_500, currency: 'DKK' } }],
  codes: [{ code: 'KYST10', applicable: subtotal < 75_000 }],
  cost: { subtotal: { amount: subtotal, currency: 'DKK' }, total: { amount: subtotal, currency: 'DKK' } },
  messages: [],
});

describe('calculateMarketTotals()', () => {
  test('prices the bag in the market it is looked at from', () => {
    expect(totalsOf(twoSerums).total).toEqual({ amount: 75_000, currency: 'DKK' });
    expect(totalsOf({ ...twoSerums, market: 'no' }).total).toEqual({ amount: 115_800, currency: 'NOK' });
  });

  test('adds the tax in a market whose prices are without it', () => {
    const defaults = { currency: 'EUR', country: 'US', vatRate: 0.08, taxesIncluded: false } as const;
    const { total, addedTax } = calculateMarketTotals({ ...twoSerums, market: 'int' }, defaults);
    expect(total).toEqual({ amount: 10_800, currency: 'EUR' });
    expect(addedTax).toEqual({ amount: 800, currency: 'EUR' });
  });

  test('omits a sample that the shop has rejected', () => {
    const chosen = { ...twoSerums, bag: { ...twoSerums.bag, samples: ['SAMPLE'] } };
    expect(totalsOf(chosen).samples).toEqual(['SAMPLE']);
    expect(totalsOf({ ...chosen, unavailable: ['SERUM'] }).samples).toEqual(['SAMPLE']);
    expect(totalsOf({ ...chosen, unavailable: ['SAMPLE'] }).samples).toEqual([]);
  });

  test('omits a gift that the shop has rejected', () => {
    expect(totalsOf({ ...twoSerums, unavailable: ['SERUM'] }).gifts).toMatchObject([{ sku: 'GIFT' }]);
    expect(totalsOf({ ...twoSerums, unavailable: ['GIFT'] }).gifts).toEqual([]);
  });

  test('replaces a gift that the shop has rejected by the next lower one, and no longer promises it', () => {
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
    const earned = { ...twoSerums, shopRules: higher(70_000) };
    expect(totalsOf(earned).gifts).toMatchObject([{ sku: 'HIGHER' }]);
    expect(totalsOf({ ...earned, unavailable: ['HIGHER'] }).gifts).toMatchObject([{ sku: 'GIFT' }]);
    const inReach = { ...twoSerums, shopRules: higher(80_000) };
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

  test('gives no gift before the terms have come', () => {
    expect(totalsOf({ ...twoSerums, shopRules: undefined }).gifts).toEqual([]);
    expect(totalsOf(twoSerums).gifts).toEqual([{ rule: 'g1', sku: 'GIFT', quantity: 1 }]);
  });

  test('takes off what the cart grants for a code, and loses the gift below its threshold', () => {
    const bag = { ...twoSerums.bag, promoCodes: ['KYST10'] };
    const totals = totalsOf({ ...twoSerums, bag, cart: cartWith(45_000) });
    expect(totals.discount).toEqual({ amount: 30_000, currency: 'DKK' });
    expect(totals.total).toEqual({ amount: 45_000, currency: 'DKK' });
    expect(totals.gifts).toEqual([]);
  });

  test('asks for no more goods until delivery is free once the cart grants a code for that', () => {
    const abroad: BagSources = {
      ...twoSerums,
      market: 'int',
      shopRules: {
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
    const free = { code: 'FREESHIP', applicable: true, appliesTo: 'delivery' } as const;
    const tenth = { code: 'COAST10', applicable: true, appliesTo: 'goods' } as const;
    expect(totalsOf(abroad).freeDelivery?.missing).toEqual(euro(2_500));
    expect(totalsOf(granted(tenth, { ...tenth, code: 'X' })).freeDelivery?.missing).toEqual(euro(3_500));
    for (const sources of [granted(free), granted(free, tenth), granted(tenth, free)]) {
      expect(totalsOf(sources).freeDelivery).toEqual({ method: 'parcel', from: euro(0) });
    }
    expect(totalsOf(granted(free, tenth)).discount).toEqual(euro(1_000));
    expect(totalsOf(granted({ ...free, applicable: false })).freeDelivery?.missing).toEqual(euro(2_500));
  });

  test('takes nothing off for a code that the cart refuses', () => {
    const bag = { ...twoSerums.bag, promoCodes: ['KYST10'] };
    expect(totalsOf({ ...twoSerums, bag, cart: cartWith(75_000) }).discount.amount).toBe(0);
  });
});

test('calculateMarketTotals() prices a bag in UTC unless told otherwise', () => {
  expect(calculateMarketTotals(twoSerums, facts.dk).total).toEqual(money(75_000, 'DKK'));
});
