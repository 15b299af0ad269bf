import { describe, expect, test } from 'vitest';
import { type BagLine } from './bag.ts';
import { type EarnedGift, giftChanges, giftsFor } from './gifts.ts';
import { type CurrencyCode, money } from './money.ts';
import { priceLines } from './price-lines.ts';
import { giftRules, shopOffers } from './testing/shop.ts';

function giftsOf(
  lines: readonly BagLine[],
  spent: number,
  {
    currency = 'DKK',
    offers = shopOffers(currency),
  }: { currency?: CurrencyCode; offers?: ReturnType<typeof shopOffers> } = {},
) {
  return giftsFor({
    lines: priceLines({ lines }, offers, currency).lines,
    spent: money(spent, currency),
    rules: giftRules,
    offers,
  });
}

const serum: BagLine = { sku: 'MH-P04-30', quantity: 1 };
const line = (sku: string, quantity: number): BagLine => ({ sku, quantity });

describe('giftsFor() earned', () => {
  test.each<[string, BagLine[], number, string[]]>([
    ['nothing under the first tier', [serum], 49_999, []],
    ['the first tier at its amount', [serum], 50_000, ['g1']],
    ['the first tier just below the second', [serum], 89_999, ['g1']],
    ['the second tier in place of the first', [serum], 90_000, ['g2']],
    ['nothing for one of a collection', [line('MH-P10-50', 1)], 1000, []],
    ['a gift for two of a collection', [line('MH-P10-50', 1), line('MH-P09-30', 1)], 1000, ['g3']],
    [
      'a gift for two of one product in any size',
      [line('MH-P15-250', 1), line('MH-P15-500', 1)],
      1000,
      ['g4'],
    ],
    ['one gift for four of a product', [line('MH-P15-250', 4)], 1000, ['g4']],
    ['several rules at once', [line('MH-P15-250', 2), line('MH-P10-50', 2)], 95_000, ['g2', 'g3', 'g4']],
    ['nothing for gift cards alone', [line('MH-GIFT-CARD-50000', 3)], 90_000, []],
    ['nothing for an empty bag', [], 0, []],
  ])('%s', (_criterion, lines, spent, expected) => {
    expect(giftsOf(lines, spent).earned.map((gift) => gift.rule)).toEqual(expected);
  });

  test.each([
    ['NOK', 79_899, []],
    ['NOK', 79_900, ['g1']],
    ['EUR', 12_500, ['g2']],
  ] as const)('in %s at %i: %j', (currency, spent, expected) => {
    expect(giftsOf([serum], spent, { currency }).earned.map((gift) => gift.rule)).toEqual(expected);
  });

  test('names what is given', () => {
    expect(giftsOf([serum], 60_000).earned).toEqual([{ rule: 'g1', sku: 'MH-FREE-P32-10', quantity: 1 }]);
  });

  test.each([
    ['sold out', { 'MH-FREE-P20-30': { available: false } }],
    ['out of units', { 'MH-FREE-P20-30': { stock: 0 } }],
    ['not in the market', { 'MH-FREE-P20-30': undefined }],
  ])('falls back to the lower tier when the higher gift is %s', (_state, changes) => {
    const gifts = giftsOf([serum], 95_000, { offers: shopOffers('DKK', changes) });
    expect(gifts.earned.map((gift) => gift.rule)).toEqual(['g1']);
    expect(gifts.progress).toBeUndefined();
  });
});

describe('giftsFor() progress', () => {
  test.each([
    [0, 'g1', 50_000, 0],
    [38_000, 'g1', 12_000, 0.76],
    [50_000, 'g2', 40_000, 50 / 90],
    [89_999, 'g2', 1, 89_999 / 90_000],
  ])('at %i leads to %s', (spent, rule, missing, fraction) => {
    expect(giftsOf([serum], spent).progress).toMatchObject({
      rule,
      missing: money(missing, 'DKK'),
      fraction,
    });
  });

  test('ends with the last tier', () => {
    expect(giftsOf([serum], 90_000)).not.toHaveProperty('progress');
  });

  test('skips a tier whose gift has run out', () => {
    const offers = shopOffers('DKK', { 'MH-FREE-P32-10': { available: false } });
    expect(giftsOf([serum], 10_000, { offers }).progress?.rule).toBe('g2');
  });

  test('knows gifts for buying one more of something', () => {
    expect(giftsOf([line('MH-P15-250', 1)], 14_500).inReach).toEqual([
      { rule: 'g4', sku: 'MH-FREE-P16-120', missingQuantity: 1, fraction: 0.5 },
    ]);
    expect(giftsOf([serum], 32_500).inReach).toEqual([]);
  });
});

test('giftChanges() names what came and what left', () => {
  const gift = (rule: string): EarnedGift => ({ rule, sku: `FREE-${rule}`, quantity: 1 });
  expect(giftChanges([gift('g1'), gift('g3')], [gift('g2'), gift('g3')])).toEqual({
    earned: [gift('g2')],
    lost: [gift('g1')],
  });
});
