import { describe, expect, test } from 'vitest';
import { type PriceRelevantBag, type BagLine } from './bag.ts';
import { calculateBagTotals, type BagTotalsInput } from './bag-totals.ts';
import { type PromoCode } from './promo-code.ts';
import { type GiftCardDetails } from './gift-card.ts';
import { CurrencyMismatchError, money } from './money.ts';
import { type Offer } from './offer.ts';
import {
  allPromoCodes,
  deliveryMethods,
  giftRules,
  createShopOffers,
  type TestCurrency,
  today,
} from './testing/shop-fixtures.ts';

const toInge = {
  type: 'email-now',
  recipientName: 'Inge',
  recipientEmail: 'inge@example.com',
} satisfies GiftCardDetails;
const kr = (amount: number) => money(amount, 'DKK');
const line = (sku: string, quantity = 1): BagLine => ({ sku, quantity });

function totalsOf(
  bag: Partial<PriceRelevantBag>,
  {
    currency = 'DKK',
    ...more
  }: Partial<Omit<BagTotalsInput, 'bag' | 'currency'>> & { currency?: TestCurrency } = {},
) {
  return calculateBagTotals({
    bag: { lines: [], samples: [], promoCodes: [], ...bag },
    offers: createShopOffers(currency),
    currency,
    promoCodes: allPromoCodes,
    giftRules,
    vatRate: 0.25,
    at: today,
    ...more,
  });
}

describe('calculateBagTotals()', () => {
  test('returns zero totals for an empty bag', () => {
    expect(totalsOf({})).toEqual({
      lines: [],
      merchandise: kr(0),
      discount: kr(0),
      discounts: [],
      giftCardsBought: kr(0),
      deliveryOptions: [],
      addedTax: kr(0),
      total: kr(0),
      giftCardsApplied: kr(0),
      giftCardPayments: [],
      amountDue: kr(0),
      includedTaxes: [{ rate: 0.25, amount: kr(0), paid: kr(0) }],
      gifts: [],
      giftProgress: { rule: 'g1', sku: 'MH-FREE-P32-10', missing: kr(50_000), fraction: 0 },
      giftsInReach: [],
      samples: [],
      refusals: [],
    });
  });

  test('calculates a whole order in kroner', () => {
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
      // A fifth of 788.50 + 59: a purchased gift card bears no VAT, and paying by gift card does not reduce it.
      includedTaxes: [{ rate: 0.25, amount: kr(16_950), paid: kr(84_750) }],
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
      offer: createShopOffers('DKK')('MH-P09-30'),
      unitPrice: kr(23_600),
      compareAtPrice: kr(29_500),
      lineTotal: kr(23_600),
      discount: kr(0),
      total: kr(23_600),
    });
  });

  test('calculates the same bag in another market', () => {
    const lines = [line('MH-P04-30', 2)];
    expect(totalsOf({ lines }, { currency: 'EUR' }).total).toEqual(money(8_800, 'EUR'));
    expect(totalsOf({ lines }, { currency: 'NOK' }).total).toEqual(money(99_800, 'NOK'));
  });

  test.each([
    ['is not sold here', { 'MH-P04-30': undefined }, 'not-found'],
    ['is sold out', { 'MH-P04-30': { available: false } }, 'sold-out'],
    ['is a gift', { 'MH-P04-30': { kind: 'gift' as const } }, 'not-for-sale'],
    ['is a sample', { 'MH-P04-30': { kind: 'sample' as const } }, 'not-for-sale'],
  ])('omits a line that %s', (_criterion, changes, reason) => {
    const totals = totalsOf(
      { lines: [line('MH-P04-30'), line('MH-P10-50')] },
      { offers: createShopOffers('DKK', changes) },
    );
    expect(totals.total).toEqual(kr(26_500));
    expect(totals.refusals).toEqual([{ kind: 'line', key: 'MH-P04-30', sku: 'MH-P04-30', reason }]);
  });

  test('compares gift thresholds with goods after codes', () => {
    const lines = [line('MH-P04-30', 1), line('MH-P15-500', 1)];
    expect(totalsOf({ lines }).gifts.map((gift) => gift.rule)).toEqual(['g1']);
    expect(totalsOf({ lines, promoCodes: ['HUNDRED'] }).gifts).toEqual([]);
  });

  test('counts a code in two spellings once', () => {
    const totals = totalsOf({ lines: [line('MH-P15-250')], promoCodes: ['COAST10', 'KYST10'] });
    expect(totals.discount).toEqual(kr(1_450));
    expect(totals.refusals).toEqual([{ kind: 'promo-code', typed: 'KYST10', reason: 'already-applied' }]);
  });

  test('ignores a refused code when it checks the others', () => {
    const totals = totalsOf({ lines: [line('MH-P04-30')], promoCodes: ['KYST10', 'VELKOMMEN15'] });
    expect(totals.discounts.map((discount) => discount.code)).toEqual(['VELKOMMEN15']);
  });

  test('checks free delivery after all other codes, wherever the code is in the bag', () => {
    const totals = totalsOf(
      { lines: [line('MH-P15-500')], promoCodes: ['FRIFRAGT', 'HUNDRED'] },
      { delivery: { methods: deliveryMethods.DKK } },
    );
    expect(totals.refusals).toEqual([
      { kind: 'promo-code', typed: 'FRIFRAGT', reason: 'minimum-not-met', missing: kr(7_500) },
    ]);
  });

  test('pays only the standard method with a free-delivery code', () => {
    const { deliveryOptions } = totalsOf(
      { lines: [line('MH-P04-30')], promoCodes: ['FREESHIP'] },
      { currency: 'NOK', delivery: { methods: deliveryMethods.NOK } },
    );
    expect(deliveryOptions.map(({ cost }) => cost.amount)).toEqual([0, 11_900]);
  });

  test('pays the methods that a code lists', () => {
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

  test('charges no delivery for gift cards by e-mail', () => {
    const totals = totalsOf(
      { lines: [line('MH-GIFT-CARD-50000')] },
      { delivery: { methods: deliveryMethods.DKK, chosen: 'home' } },
    );
    expect(totals).not.toHaveProperty('delivery');
    expect(totals.total).toEqual(kr(50_000));
    expect(totals.includedTaxes).toEqual([{ rate: 0.25, amount: kr(0), paid: kr(0) }]);
  });

  test('returns the amount missing for free delivery before a method is chosen', () => {
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

  test('returns no missing amount once a code pays for a method, whatever the thresholds of others', () => {
    const [standard, home] = deliveryMethods.NOK;
    const { freeFrom: _freeFrom, ...never } = standard;
    const delivery = { methods: [{ ...never, id: 'slow' }, home] };
    const bag = { lines: [line('MH-P04-30')], promoCodes: ['FRIFRAGT'] };
    expect(totalsOf(bag, { currency: 'NOK', delivery }).freeDelivery).toEqual({
      method: 'slow',
      from: money(0, 'NOK'),
    });
    // A shopper who chooses another method pays for it, or buys more goods.
    expect(
      totalsOf(bag, { currency: 'NOK', delivery: { ...delivery, chosen: 'home' } }).freeDelivery,
    ).toMatchObject({ method: 'home', missing: money(50_000, 'NOK') });
  });

  test('taxes goods of another rate by that rate', () => {
    const offers = createShopOffers('DKK', { 'MH-P04-30': { vatRate: 0.1 } });
    expect(totalsOf({ lines: [line('MH-P04-30'), line('MH-P10-50')] }, { offers }).includedTaxes).toEqual([
      { rate: 0.25, amount: kr(5_300), paid: kr(26_500) },
      { rate: 0.1, amount: kr(2_955), paid: kr(32_500) },
    ]);
  });

  test("taxes delivery by the market's rate, and lists the highest rate first", () => {
    const offers = createShopOffers('DKK', { 'MH-P04-30': { vatRate: 0.3 } });
    const totals = totalsOf(
      { lines: [line('MH-P04-30')] },
      { offers, delivery: { methods: deliveryMethods.DKK, chosen: 'home' } },
    );
    expect(totals.includedTaxes).toEqual([
      { rate: 0.3, amount: kr(7_500), paid: kr(32_500) },
      { rate: 0.25, amount: kr(1_180), paid: kr(5_900) },
    ]);
  });

  test('taxes delivery by the rate of its method', () => {
    const totals = totalsOf(
      { lines: [line('MH-P04-30')] },
      { currency: 'JPY', vatRate: 0.1, delivery: { methods: deliveryMethods.JPY, chosen: 'parcel' } },
    );
    expect(totals.includedTaxes).toEqual([
      { rate: 0.1, amount: money(591, 'JPY'), paid: money(6_500, 'JPY') },
      { rate: 0.08, amount: money(59, 'JPY'), paid: money(800, 'JPY') },
    ]);
  });

  test('adds tax to prices that do not include it, once per rate, and none to a gift card', () => {
    const offers = createShopOffers('DKK', { 'MH-P10-50': { vatRate: 0 } });
    const totals = totalsOf(
      { lines: [line('MH-P04-30'), line('MH-P10-50'), line('MH-GIFT-CARD-50000')] },
      {
        offers,
        taxesIncluded: false,
        vatRate: 0.0875,
        delivery: { methods: deliveryMethods.DKK, chosen: 'home' },
        giftCards: [{ id: 'B12C', balance: kr(100_000) }],
      },
    );
    // 8.75 % of 325 and 59: 33.60.
    expect(totals).toMatchObject({
      merchandise: kr(59_000),
      addedTax: kr(3_360),
      total: kr(118_260),
      giftCardsApplied: kr(100_000),
      amountDue: kr(18_260),
      includedTaxes: [
        { rate: 0.0875, amount: kr(3_360), paid: kr(41_760) },
        { rate: 0, amount: kr(0), paid: kr(26_500) },
      ],
    });
  });

  test('rounds the tax once per rate, not per line', () => {
    const offers = createShopOffers('DKK', { 'MH-P04-30': { price: kr(2) }, 'MH-P10-50': { price: kr(2) } });
    // A fifth of 2 is 0.4 and would be nothing twice; a fifth of 4 is 0.8.
    const { includedTaxes } = totalsOf({ lines: [line('MH-P04-30'), line('MH-P10-50')] }, { offers });
    expect(includedTaxes).toEqual([{ rate: 0.25, amount: kr(1), paid: kr(4) }]);
  });

  test('charges delivery for a printed gift card alone, which counts towards no threshold', () => {
    const totals = totalsOf(
      { lines: [{ ...line('MH-GIFT-CARD-50000'), giftCard: { type: 'printed', recipientName: 'Inge' } }] },
      {
        delivery: {
          methods: [{ id: 'home', price: kr(5_900), freeFrom: kr(10_000) }],
          chosen: 'home',
        },
      },
    );
    expect(totals.delivery).toMatchObject({ cost: kr(5_900), freeDelivery: { missing: kr(10_000) } });
    expect(totals.total).toEqual(kr(55_900));
    expect(totals.includedTaxes).toEqual([{ rate: 0.25, amount: kr(1_180), paid: kr(5_900) }]);
  });

  test('charges delivery for a printed gift card beside one by e-mail', () => {
    const lines = [
      { ...line('MH-GIFT-CARD-50000'), giftCard: toInge },
      { ...line('MH-GIFT-CARD-50000'), giftCard: { type: 'printed', recipientName: 'Inge' } as const },
    ];
    const delivery = { methods: deliveryMethods.DKK, chosen: 'home' };
    expect(totalsOf({ lines }, { delivery }).delivery).toMatchObject({ cost: kr(5_900) });
    expect(totalsOf({ lines: lines.slice(0, 1) }, { delivery }).delivery).toBeUndefined();
  });

  test('accepts gift cards of a chosen amount, and refuses amounts that the offer does not allow', () => {
    const card = (amount: number): BagLine => ({
      ...line('MH-GIFT-CARD-OWN', 2),
      giftCard: { ...toInge, amount: kr(amount) },
    });
    const totals = totalsOf({ lines: [card(12_345), card(1)] });
    expect(totals.giftCardsBought).toEqual(kr(24_690));
    expect(totals.lines).toMatchObject([{ giftCard: { recipientName: 'Inge' }, unitPrice: kr(12_345) }]);
    expect(totals.refusals).toMatchObject([{ kind: 'line', reason: 'amount-too-low', limit: kr(10_000) }]);
  });

  test('returns the price per litre of the reduced price if the offer has a content', () => {
    const offers = createShopOffers('DKK', { 'MH-P09-30': { content: { amount: 30, unit: 'ml' } } });
    const { lines } = totalsOf({ lines: [line('MH-P09-30', 2), line('MH-P04-30')] }, { offers });
    expect(lines[0]?.pricePerMeasure).toEqual({ ...kr(786_667), per: 'l' });
    expect(lines[1]).not.toHaveProperty('pricePerMeasure');
  });

  test('passes the shopper and the day to codes', () => {
    const ofWelcome = (more: Partial<Omit<BagTotalsInput, 'currency'>>) =>
      totalsOf({ lines: [line('MH-P04-30')], promoCodes: ['WELCOME15'] }, more).refusals;
    expect(ofWelcome({})).toEqual([]);
    expect(ofWelcome({ firstOrder: false })).toMatchObject([{ reason: 'first-order-only' }]);
    expect(ofWelcome({ usedCodes: ['WELCOME15'] })).toMatchObject([{ reason: 'already-used' }]);

    const midnight = new Date('2026-10-31T23:30:00Z');
    const ofCoast = (more: Partial<Omit<BagTotalsInput, 'currency'>>) =>
      totalsOf({ lines: [line('MH-P15-250')], promoCodes: ['COAST10'] }, { at: midnight, ...more }).refusals;
    expect(ofCoast({ timeZone: 'Europe/Copenhagen' })).toEqual([]);
    expect(ofCoast({})).toMatchObject([{ reason: 'not-yet-valid' }]);
  });

  test('uses only the given codes, gifts and limits', () => {
    const { refusals, gifts, samples, deliveryOptions } = calculateBagTotals({
      bag: {
        lines: [line('MH-P04-30', 9)],
        samples: ['MH-SAMPLE-S01', 'MH-SAMPLE-S02', 'MH-SAMPLE-S03', 'MH-SAMPLE-S04'],
        promoCodes: ['WELCOME15'],
      },
      offers: createShopOffers('DKK'),
      currency: 'DKK',
      vatRate: 0.25,
      at: today,
    });
    expect(refusals).toEqual([
      { kind: 'sample', sku: 'MH-SAMPLE-S04', reason: 'limit-reached' },
      { kind: 'promo-code', typed: 'WELCOME15', reason: 'not-found' },
    ]);
    expect([gifts, deliveryOptions]).toEqual([[], []]);
    expect(samples).toHaveLength(3);
  });

  test('applies the rule for samples', () => {
    const totals = totalsOf(
      { lines: [line('MH-P04-30')], samples: ['MH-SAMPLE-S01', 'MH-SAMPLE-S02'] },
      { samples: { limit: 1 } },
    );
    expect(totals.samples).toEqual(['MH-SAMPLE-S01']);
  });

  test('pays nothing with an overdrawn gift card', () => {
    const totals = totalsOf({ lines: [line('MH-P04-30')] }, { giftCards: [{ id: 'x', balance: kr(-500) }] });
    expect(totals.giftCardPayments).toEqual([{ id: 'x', amount: kr(0) }]);
    expect(totals.amountDue).toEqual(kr(32_500));
  });

  test('applies codes one after the other, each to the remaining amount', () => {
    const half = {
      ...allPromoCodes[0],
      kind: 'percentage',
      rate: 0.5,
      code: 'HALF',
      combinable: true,
      excludes: [],
    };
    const totals = totalsOf(
      { lines: [line('MH-P04-30')], promoCodes: ['HALF', 'HUNDRED'] },
      { promoCodes: [half as PromoCode, ...allPromoCodes] },
    );
    expect(totals.discounts).toMatchObject([
      { code: 'HALF', amount: kr(16_250) },
      { code: 'HUNDRED', amount: kr(10_000) },
    ]);
    expect(totals.lines[0]).toMatchObject({ discount: kr(26_250), total: kr(6_250) });
  });

  test('throws for prices of another market', () => {
    const lines = [line('MH-P04-30')];
    expect(() => totalsOf({ lines }, { offers: createShopOffers('EUR') })).toThrow(CurrencyMismatchError);
    expect(() => totalsOf({ lines }, { giftCards: [{ id: 'x', balance: money(1, 'EUR') }] })).toThrow(
      CurrencyMismatchError,
    );
    expect(() => totalsOf({ lines }, { delivery: { methods: deliveryMethods.EUR } })).toThrow(
      CurrencyMismatchError,
    );
    const offers = createShopOffers('DKK', {
      'MH-P04-30': { compareAtPrice: money(99_900, 'EUR') } as Partial<Offer>,
    });
    expect(() => totalsOf({ lines }, { offers })).toThrow(CurrencyMismatchError);
  });

  test('throws for a method that is not offered', () => {
    for (const methods of [deliveryMethods.DKK, []]) {
      expect(() => totalsOf({}, { delivery: { methods, chosen: 'drone' } })).toThrow(
        'Cannot deliver: current method is drone, which is not offered',
      );
    }
  });
});
