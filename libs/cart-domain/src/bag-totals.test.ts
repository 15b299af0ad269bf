import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type BagContents, type BagLine } from './bag.ts';
import { bagTotals, type BagTotalsInput } from './bag-totals.ts';
import { type CurrencyCode, CurrencyMismatchError, money, sumMoney } from './money.ts';
import { reachableBag } from './testing/arbitrary-bag.ts';
import { allPromoCodes, deliveryMethods, giftRules, shopOffers, today } from './testing/shop.ts';

const kr = (amount: number) => money(amount, 'DKK');
const line = (sku: string, quantity = 1): BagLine => ({ sku, quantity });

function totalsOf(
  bag: Partial<BagContents>,
  { currency = 'DKK', ...more }: Partial<Omit<BagTotalsInput, 'bag'>> = {},
) {
  return bagTotals({
    bag: { lines: [], samples: [], promoCodes: [], ...bag },
    offers: shopOffers(currency),
    currency,
    promoCodes: allPromoCodes,
    giftRules,
    vatRate: 0.25,
    at: today,
    ...more,
  });
}

describe('bagTotals()', () => {
  test('of an empty bag is nothing', () => {
    expect(totalsOf({})).toEqual({
      lines: [],
      merchandise: kr(0),
      discount: kr(0),
      discounts: [],
      giftCardsBought: kr(0),
      deliveryOptions: [],
      total: kr(0),
      giftCardsApplied: kr(0),
      giftCardPayments: [],
      amountDue: kr(0),
      includedTaxes: [{ rate: 0.25, amount: kr(0) }],
      gifts: [],
      giftProgress: { rule: 'g1', sku: 'MH-FREE-P32-10', missing: kr(50_000), fraction: 0 },
      giftsInReach: [],
      samples: [],
      refusals: [],
    });
  });

  test('of a whole order in kroner', () => {
    const totals = totalsOf(
      {
        lines: [line('MH-P04-30', 2), line('MH-P09-30'), line('MH-GIFT-CARD-50000')],
        samples: ['MH-SAMPLE-S01'],
        promoCodes: ['WELCOME15', 'KYST10', 'FRIFRAGT'],
      },
      {
        delivery: { methods: deliveryMethods.DKK, chosen: 'home' },
        giftCards: [
          { id: 'B12C', balance: kr(50_000) },
          { id: 'D34E', balance: kr(500_000) },
          { id: 'F56G', balance: kr(100) },
        ],
      },
    );
    // 650 − 97.50 (15 % of the serums, not of the reduced oil) + 236 = 788.50; 500 for the gift card; 59 home.
    expect(totals).toMatchObject({
      merchandise: kr(88_600),
      discount: kr(9_750),
      discounts: [
        { code: 'VELKOMMEN15', typed: 'WELCOME15', amount: kr(9_750) },
        { code: 'FRIFRAGT', typed: 'FRIFRAGT', amount: kr(0) },
      ],
      giftCardsBought: kr(50_000),
      delivery: { method: 'home', price: kr(5_900), cost: kr(5_900) },
      total: kr(134_750),
      giftCardsApplied: kr(134_750),
      giftCardPayments: [
        { id: 'B12C', amount: kr(50_000) },
        { id: 'D34E', amount: kr(84_750) },
        { id: 'F56G', amount: kr(0) },
      ],
      amountDue: kr(0),
      // A fifth of 788.50 + 59: the gift card that is bought bears none, those that pay lessen none.
      includedTaxes: [{ rate: 0.25, amount: kr(16_950) }],
      gifts: [{ rule: 'g1', sku: 'MH-FREE-P32-10', quantity: 1 }],
      giftProgress: { rule: 'g2', missing: kr(11_150) },
      samples: ['MH-SAMPLE-S01'],
      refusals: [{ kind: 'promo-code', typed: 'KYST10', reason: 'not-combinable' }],
    });
    expect(totals.lines[1]).toEqual({
      key: 'MH-P09-30',
      sku: 'MH-P09-30',
      kind: 'merchandise',
      quantity: 1,
      unitPrice: kr(23_600),
      compareAtPrice: kr(29_500),
      lineTotal: kr(23_600),
      discount: kr(0),
      total: kr(23_600),
    });
  });

  test('prices the same bag anew in another market', () => {
    const lines = [line('MH-P04-30', 2)];
    expect(totalsOf({ lines }, { currency: 'EUR' }).total).toEqual(money(8_800, 'EUR'));
    expect(totalsOf({ lines }, { currency: 'NOK' }).total).toEqual(money(99_800, 'NOK'));
  });

  test.each([
    ['is not sold here', { 'MH-P04-30': undefined }, 'not-found'],
    ['is sold out', { 'MH-P04-30': { available: false } }, 'sold-out'],
    ['is a gift', { 'MH-P04-30': { kind: 'gift' as const } }, 'not-for-sale'],
    ['is a sample', { 'MH-P04-30': { kind: 'sample' as const } }, 'not-for-sale'],
  ])('leaves out a line that %s', (_criterion, changes, reason) => {
    const totals = totalsOf(
      { lines: [line('MH-P04-30'), line('MH-P10-50')] },
      { offers: shopOffers('DKK', changes) },
    );
    expect(totals.total).toEqual(kr(26_500));
    expect(totals.refusals).toEqual([{ kind: 'line', key: 'MH-P04-30', sku: 'MH-P04-30', reason }]);
  });

  test('measures gifts by goods after codes', () => {
    const lines = [line('MH-P04-30', 1), line('MH-P15-500', 1)];
    expect(totalsOf({ lines }).gifts.map((gift) => gift.rule)).toEqual(['g1']);
    expect(totalsOf({ lines, promoCodes: ['HUNDRED'] }).gifts).toEqual([]);
  });

  test('counts a code of two spellings once', () => {
    const totals = totalsOf({ lines: [line('MH-P15-250')], promoCodes: ['COAST10', 'KYST10'] });
    expect(totals.discount).toEqual(kr(1_450));
    expect(totals.refusals).toEqual([{ kind: 'promo-code', typed: 'KYST10', reason: 'already-applied' }]);
  });

  test('lets a refused code stand in no other one’s way', () => {
    const totals = totalsOf({ lines: [line('MH-P04-30')], promoCodes: ['KYST10', 'VELKOMMEN15'] });
    expect(totals.discounts.map((discount) => discount.code)).toEqual(['VELKOMMEN15']);
  });

  test('judges free delivery by what other codes leave, wherever it stands in the bag', () => {
    const totals = totalsOf(
      { lines: [line('MH-P15-500')], promoCodes: ['FRIFRAGT', 'HUNDRED'] },
      { delivery: { methods: deliveryMethods.DKK } },
    );
    expect(totals.refusals).toEqual([
      { kind: 'promo-code', typed: 'FRIFRAGT', reason: 'minimum-not-met', missing: kr(7_500) },
    ]);
  });

  test('pays the standard method, and no other, by a free-delivery code', () => {
    const { deliveryOptions } = totalsOf(
      { lines: [line('MH-P04-30')], promoCodes: ['FREESHIP'] },
      { currency: 'NOK', delivery: { methods: deliveryMethods.NOK } },
    );
    expect(deliveryOptions.map(({ cost }) => cost.amount)).toEqual([0, 11_900]);
  });

  test('pays the methods that a code names', () => {
    const code = {
      ...allPromoCodes[2],
      kind: 'free-delivery',
      methods: ['home'],
    } as (typeof allPromoCodes)[number];
    const { deliveryOptions } = totalsOf(
      { lines: [line('MH-P04-30')], promoCodes: ['FREESHIP'] },
      { currency: 'NOK', delivery: { methods: deliveryMethods.NOK }, promoCodes: [code] },
    );
    expect(deliveryOptions.map(({ cost }) => cost.amount)).toEqual([6_900, 0]);
  });

  test('carries no gift card: delivery costs nothing without goods', () => {
    const totals = totalsOf(
      { lines: [line('MH-GIFT-CARD-50000')] },
      { delivery: { methods: deliveryMethods.DKK, chosen: 'home' } },
    );
    expect(totals).not.toHaveProperty('delivery');
    expect(totals.total).toEqual(kr(50_000));
    expect(totals.includedTaxes).toEqual([{ rate: 0.25, amount: kr(0) }]);
  });

  test('says what is missing to free delivery before a method is chosen', () => {
    const methods = [
      ...deliveryMethods.NOK.toReversed(),
      { ...deliveryMethods.NOK[0], id: 'late', freeFrom: money(150_000, 'NOK') },
    ];
    const lines = [line('MH-P04-30')];
    expect(totalsOf({ lines }, { currency: 'NOK', delivery: { methods } }).freeDelivery).toEqual({
      method: 'home',
      from: money(99_900, 'NOK'),
      missing: money(50_000, 'NOK'),
    });
    expect(
      totalsOf({ lines }, { currency: 'NOK', delivery: { methods, chosen: 'late' } }).freeDelivery,
    ).toMatchObject({
      missing: money(100_100, 'NOK'),
    });
  });

  test('taxes goods of another rate by theirs', () => {
    const offers = shopOffers('DKK', { 'MH-P04-30': { vatRate: 0.1 } });
    expect(totalsOf({ lines: [line('MH-P04-30'), line('MH-P10-50')] }, { offers }).includedTaxes).toEqual([
      { rate: 0.25, amount: kr(5_300) },
      { rate: 0.1, amount: kr(2_955) },
    ]);
  });

  test('throws for prices of another market', () => {
    const lines = [line('MH-P04-30')];
    expect(() => totalsOf({ lines }, { offers: shopOffers('EUR') })).toThrow(CurrencyMismatchError);
    expect(() => totalsOf({ lines }, { giftCards: [{ id: 'x', balance: money(1, 'EUR') }] })).toThrow(
      CurrencyMismatchError,
    );
    expect(() => totalsOf({ lines }, { delivery: { methods: deliveryMethods.EUR } })).toThrow(
      CurrencyMismatchError,
    );
  });

  test('throws for a method that is not offered', () => {
    expect(() => totalsOf({}, { delivery: { methods: deliveryMethods.DKK, chosen: 'drone' } })).toThrow(
      'Cannot deliver: current method is drone',
    );
  });
});

const anyOrder = fc.record({
  bag: reachableBag,
  currency: fc.constantFrom<CurrencyCode>('DKK', 'NOK', 'EUR'),
  withDelivery: fc.boolean(),
  balance: fc.integer({ min: 0, max: 200_000 }),
});

property.prop([anyOrder])(
  'the laws of totals hold for every bag',
  ({ bag, currency, withDelivery, balance }) => {
    const methods = deliveryMethods[currency];
    const totals = totalsOf(bag, {
      currency,
      delivery: withDelivery ? { methods, chosen: methods[0].id } : { methods },
      giftCards: [{ id: 'x', balance: money(balance, currency) }],
    });
    const amounts = (list: readonly { amount: number }[]) =>
      list.reduce((sum, { amount }) => sum + amount, 0);

    for (const { lineTotal, unitPrice, quantity, discount, total, kind } of totals.lines) {
      expect(lineTotal.amount).toBe(unitPrice.amount * quantity);
      expect(discount.amount + total.amount).toBe(lineTotal.amount);
      // A discount never exceeds its line, and gift cards bear none.
      expect(discount.amount).toBeGreaterThanOrEqual(0);
      expect(total.amount).toBeGreaterThanOrEqual(0);
      if (kind === 'gift-card') expect(discount.amount).toBe(0);
      // Gifts and samples are never charged: only what is sold has a line.
      expect(['merchandise', 'gift-card']).toContain(kind);
    }
    expect(amounts(totals.discounts.map(({ amount }) => amount))).toBe(totals.discount.amount);
    expect(totals.total.amount).toBe(
      totals.merchandise.amount -
        totals.discount.amount +
        totals.giftCardsBought.amount +
        (totals.delivery?.cost.amount ?? 0),
    );
    expect(totals.giftCardsApplied.amount + totals.amountDue.amount).toBe(totals.total.amount);
    expect(totals.amountDue.amount).toBeGreaterThanOrEqual(0);
    expect(totals.giftCardsApplied.amount).toBeLessThanOrEqual(balance);

    const taxed = totals.total.amount - totals.giftCardsBought.amount;
    const tax = sumMoney(
      totals.includedTaxes.map(({ amount }) => amount),
      currency,
    ).amount;
    expect(Math.abs(tax - taxed / 5)).toBeLessThanOrEqual(0.5);

    // Whatever is chosen either goes along or is refused with a reason.
    expect(totals.samples.length).toBeLessThanOrEqual(3);
    expect(totals.lines.length + totals.refusals.filter(({ kind }) => kind === 'line').length).toBe(
      bag.lines.length,
    );
    expect(totals.discounts.length + totals.refusals.filter(({ kind }) => kind === 'promo-code').length).toBe(
      bag.promoCodes.length,
    );
    const bought = totals.lines.some(({ kind }) => kind === 'merchandise');
    if (!bought) expect([...totals.gifts, ...totals.samples]).toEqual([]);
  },
);

property.prop([reachableBag, fc.integer({ min: 1, max: 5 })])(
  'more of a product never earns fewer gifts or costs less',
  (bag, more) => {
    const add = {
      ...bag,
      promoCodes: [],
      lines: [...bag.lines.filter(({ sku }) => sku !== 'MH-P05-30'), line('MH-P05-30', more)],
    };
    const before = totalsOf({
      ...bag,
      promoCodes: [],
      lines: bag.lines.filter(({ sku }) => sku !== 'MH-P05-30'),
    });
    const after = totalsOf(add);
    expect(after.total.amount).toBeGreaterThan(before.total.amount);
    expect(after.gifts.length).toBeGreaterThanOrEqual(before.gifts.length);
  },
);
