import { describe, expect, expectTypeOf, test } from 'vitest';
import { type BagLine, getLineKey } from './bag.ts';
import { money, type Money } from './money.ts';
import { type Offer } from './offer.ts';
import { priceLines } from './price-lines.ts';
import {
  checkPromoCode,
  findPromoCode,
  type PromoCheck,
  type PromoCode,
  type PromoContext,
  calculatePromoDiscounts,
} from './promo-code.ts';
import { allPromoCodes, promoCodes, createShopOffers, today } from './testing/shop-fixtures.ts';

const { welcome, coast, freeDelivery, hundredOff } = promoCodes;
const serum: BagLine = { sku: 'MH-P04-30', quantity: 1 };
const wash: BagLine = { sku: 'MH-P15-250', quantity: 1 };
const reducedOil: BagLine = { sku: 'MH-P09-30', quantity: 1 };
const giftCard: BagLine = { sku: 'MH-GIFT-CARD-50000', quantity: 1 };

function contextOf(
  lines: readonly BagLine[],
  more: Partial<PromoContext> = {},
  changes: Readonly<Record<string, Partial<Offer>>> = {},
): PromoContext {
  const priced = priceLines({ lines }, createShopOffers('DKK', changes), 'DKK').lines;
  return { lines: priced, currency: 'DKK', at: today, ...more };
}

test.each([
  ['VELKOMMEN15', 'VELKOMMEN15'],
  [' welcome 15', 'VELKOMMEN15'],
  ['coast10', 'KYST10'],
  ['KYST', undefined],
  ['', undefined],
])('findPromoCode() finds for %j: %s', (typed, expected) => {
  expect(findPromoCode(allPromoCodes, typed)?.code).toBe(expected);
});

describe('checkPromoCode()', () => {
  test.each<[string, PromoCode | undefined, PromoContext, string]>([
    ['an unknown code', undefined, contextOf([serum]), 'not-found'],
    ['a code that is already applied', coast, contextOf([wash], { applied: [coast] }), 'already-applied'],
    [
      'a code before its first day',
      coast,
      contextOf([wash], { at: new Date('2026-10-31T12:00:00Z') }),
      'not-yet-valid',
    ],
    [
      'a code after its last day',
      coast,
      contextOf([wash], { at: new Date('2027-01-01T12:00:00Z') }),
      'expired',
    ],
    [
      'a welcome code after the first order',
      welcome,
      contextOf([serum], { firstOrder: false }),
      'first-order-only',
    ],
    ['a code for one use, used', welcome, contextOf([serum], { usedCodes: ['velkommen15'] }), 'already-used'],
    [
      'a single-use code, used in another spelling',
      welcome,
      contextOf([serum], { usedCodes: ['welcome 15'] }),
      'already-used',
    ],
    [
      'goods with a flag that a code excludes',
      { ...welcome, excludes: ['exclusive'] },
      contextOf([serum], {}, { 'MH-P04-30': { flags: ['new', 'exclusive'] } }),
      'nothing-eligible',
    ],
    ['a code for other products', hundredOff, contextOf([reducedOil]), 'nothing-eligible'],
    [
      'a second code that is not combinable',
      coast,
      contextOf([wash], { applied: [welcome] }),
      'not-combinable',
    ],
    ['a code for another collection', coast, contextOf([serum]), 'nothing-eligible'],
    ['a code that excludes reduced goods', welcome, contextOf([reducedOil]), 'nothing-eligible'],
    ['gift cards', welcome, contextOf([giftCard]), 'nothing-eligible'],
    [
      'a fixed amount without a value in the currency',
      { ...hundredOff, scope: { kind: 'order' }, amounts: { DKK: 0, NOK: 10_000, EUR: 1_000 } },
      contextOf([serum]),
      'nothing-eligible',
    ],
    [
      'a percentage of goods that cost nothing',
      { ...welcome, minimum: { DKK: 0, NOK: 0, EUR: 0 } },
      contextOf([serum], {}, { 'MH-P04-30': { price: money(0, 'DKK') } }),
      'nothing-eligible',
    ],
    [
      'a percentage of an amount that earlier codes reduced to zero',
      coast,
      contextOf([wash], { discounts: new Map([[getLineKey(wash), 14_500]]) }),
      'nothing-eligible',
    ],
    ['free delivery for an empty bag', freeDelivery, contextOf([]), 'nothing-eligible'],
  ])('refuses %s', (_criterion, promoCode, context, reason) => {
    expect(checkPromoCode(promoCode, context)).toEqual({ kind: 'refused', reason });
  });

  test('takes a code without aliases', () => {
    const { aliases: _aliases, ...plain } = coast;
    expect(findPromoCode([plain], 'kyst10')).toBe(plain);
    expect(checkPromoCode(plain, contextOf([wash])).kind).toBe('applicable');
  });

  test.each<[string, PromoCode]>([
    ['an amount', { ...hundredOff, amounts: { EUR: 1300 } }],
    ['a minimum', { ...freeDelivery, minimum: { EUR: 2700 } }],
  ])('takes nothing off where a code names %s for other currencies only', (_criterion, code) => {
    expect(checkPromoCode(code, contextOf([serum]))).toEqual({ kind: 'refused', reason: 'nothing-eligible' });
  });

  test('refuses goods below the minimum and returns the missing amount, without gift cards', () => {
    expect(checkPromoCode(freeDelivery, contextOf([wash, giftCard]))).toEqual({
      kind: 'refused',
      reason: 'minimum-not-met',
      missing: money(5500, 'DKK'),
    });
  });

  test('compares the minimum with the amount after earlier codes', () => {
    const context = contextOf([{ sku: 'MH-P15-500', quantity: 1 }]);
    expect(checkPromoCode(freeDelivery, context).kind).toBe('applicable');
    expect(
      checkPromoCode(freeDelivery, { ...context, discounts: new Map([['MH-P15-500', 2501]]) }),
    ).toMatchObject({
      reason: 'minimum-not-met',
      missing: money(1, 'DKK'),
    });
  });

  test.each<[string, PromoCode, PromoContext]>([
    ['a first order', welcome, contextOf([serum], { firstOrder: true })],
    ['an unknown shopper', welcome, contextOf([serum])],
    ['a used code that is not limited to one use', coast, contextOf([wash], { usedCodes: ['KYST10'] })],
    ['a combinable code beside one that is not', freeDelivery, contextOf([serum], { applied: [welcome] })],
    [
      'a code that is not combinable beside a combinable one',
      welcome,
      contextOf([serum], { applied: [freeDelivery] }),
    ],
    [
      'goods of exactly the minimum',
      { ...freeDelivery, minimum: { DKK: 14500, NOK: 0, EUR: 0 } },
      contextOf([wash]),
    ],
    [
      'goods without the flag that a code excludes',
      { ...welcome, excludes: ['exclusive'] },
      contextOf([serum], {}, { 'MH-P04-30': { flags: ['new'] } }),
    ],
    ['any of several products', hundredOff, contextOf([wash])],
    ['a used code of another customer', welcome, contextOf([serum], { usedCodes: ['KYST10'] })],
    [
      'goods under the minimum of another market',
      { ...freeDelivery, minimum: { DKK: 0, NOK: 99_999, EUR: 99_999 } },
      contextOf([wash]),
    ],
    ['reduced goods unless excluded', { ...welcome, excludes: [] }, contextOf([reducedOil])],
  ])('accepts %s', (_criterion, promoCode, context) => {
    expect(checkPromoCode(promoCode, context)).toEqual({ kind: 'applicable', promoCode });
  });
});

describe('calculatePromoDiscounts()', () => {
  const discountsOf = (promoCode: PromoCode, context: PromoContext) =>
    Object.fromEntries(
      [...calculatePromoDiscounts(promoCode, context)].map(([key, { amount }]) => [key, amount]),
    );

  test('rounds a percentage per line', () => {
    const offers = createShopOffers('DKK', {
      'MH-P04-30': { price: money(130, 'DKK') },
      'MH-P15-250': { price: money(130, 'DKK') },
    });
    const lines = priceLines({ lines: [serum, wash] }, offers, 'DKK').lines;
    expect(discountsOf(welcome, { ...contextOf([]), lines })).toEqual({ 'MH-P04-30': 20, 'MH-P15-250': 20 });
  });

  test('excludes reduced goods and gift cards', () => {
    expect(discountsOf(welcome, contextOf([serum, reducedOil, giftCard]))).toEqual({ 'MH-P04-30': 4875 });
  });

  test('applies to its collection only', () => {
    expect(discountsOf(coast, contextOf([serum, wash]))).toEqual({ 'MH-P15-250': 1450 });
  });

  test('splits a fixed amount in proportion to the prices of the lines', () => {
    expect(discountsOf(hundredOff, contextOf([serum, wash, reducedOil]))).toEqual({
      'MH-P04-30': 6915,
      'MH-P15-250': 3085,
    });
  });

  test('gives the remainder to the same line, in any order of lines', () => {
    const code: PromoCode = { ...hundredOff, amounts: { DKK: 1, NOK: 0, EUR: 0 }, scope: { kind: 'order' } };
    const offers = { 'MH-P04-30': { price: money(100, 'DKK') }, 'MH-P15-250': { price: money(100, 'DKK') } };
    const expected = { 'MH-P04-30': 1, 'MH-P15-250': 0 };
    expect(discountsOf(code, contextOf([serum, wash], {}, offers))).toEqual(expected);
    expect(discountsOf(code, contextOf([wash, serum], {}, offers))).toEqual(expected);
  });

  test.each([
    ['more than the goods cost', 99_999_999, { 'MH-P04-30': 32_500, 'MH-P15-250': 14_500 }],
    ['less than zero', -100, { 'MH-P04-30': 0, 'MH-P15-250': 0 }],
  ])('limits the discount of a fixed amount of %s', (_criterion, amount, expected) => {
    const code: PromoCode = { ...hundredOff, amounts: { DKK: amount, NOK: 0, EUR: 0 } };
    expect(discountsOf(code, contextOf([serum, wash]))).toEqual(expected);
  });

  test('uses the amount of the market', () => {
    const lines = priceLines({ lines: [serum] }, createShopOffers('EUR'), 'EUR').lines;
    expect(calculatePromoDiscounts(hundredOff, { lines, currency: 'EUR' }).get('MH-P04-30')).toEqual(
      money(1_300, 'EUR'),
    );
  });

  test('discounts no more than earlier codes left', () => {
    const context = contextOf([wash], { discounts: new Map([['MH-P15-250', 14000]]) });
    expect(discountsOf(hundredOff, context)).toEqual({ 'MH-P15-250': 500 });
    expect(discountsOf(coast, context)).toEqual({ 'MH-P15-250': 50 });
  });

  test('discounts no goods for free delivery', () => {
    expect(discountsOf(freeDelivery, contextOf([serum]))).toEqual({ 'MH-P04-30': 0 });
  });
});

test('a refusal has a missing amount only below a minimum', () => {
  const check: PromoCheck = checkPromoCode(undefined, contextOf([]));
  if (check.kind === 'refused' && check.reason === 'minimum-not-met') {
    expectTypeOf(check.missing).toEqualTypeOf<Money>();
  }
  if (check.kind === 'refused' && check.reason === 'expired') {
    expectTypeOf(check).not.toHaveProperty('missing');
  }
  expect(check).toEqual({ kind: 'refused', reason: 'not-found' });
});
