import { describe, expect, test } from 'vitest';
import { type BagLine } from './bag.ts';
import { type GiftRule, calculateGifts } from './gifts.ts';
import { money } from './money.ts';
import { type FindOffer } from './offer.ts';
import { priceLines } from './price-lines.ts';
import { giftRules, createShopOffers, type TestCurrency } from './testing/shop-fixtures.ts';

function giftsOf(
  lines: readonly BagLine[],
  spent: number,
  {
    currency = 'DKK',
    offers = createShopOffers(currency),
    rules = giftRules,
  }: { currency?: TestCurrency; offers?: FindOffer; rules?: readonly GiftRule[] } = {},
) {
  return calculateGifts({
    lines: priceLines({ lines }, offers, currency).lines,
    spent: money(spent, currency),
    rules,
    offers,
  });
}

const serum: BagLine = { sku: 'MH-P04-30', quantity: 1 };
const line = (sku: string, quantity: number): BagLine => ({ sku, quantity });

describe('calculateGifts() earned', () => {
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
    ['gifts of several rules', [line('MH-P15-250', 2), line('MH-P10-50', 2)], 95_000, ['g2', 'g3', 'g4']],
    ['nothing for gift cards alone', [line('MH-GIFT-CARD-50000', 3)], 90_000, []],
    ['nothing for an empty bag', [], 0, []],
  ])('%s', (_criterion, lines, spent, expected) => {
    expect(giftsOf(lines, spent).earned.map((gift) => gift.rule)).toEqual(expected);
  });

  test.each([
    ['NOK', 79_899, []],
    ['NOK', 79_900, ['g1']],
    ['EUR', 12_500, ['g2']],
    ['JPY', 9_999, []],
    ['JPY', 10_000, ['g1']],
    ['KWD', 40_500, ['g2']],
  ] as const)('in %s at %i: %j', (currency, spent, expected) => {
    expect(giftsOf([serum], spent, { currency }).earned.map((gift) => gift.rule)).toEqual(expected);
  });

  test('neither gives nor announces a gift in a currency without a threshold', () => {
    const rules: GiftRule[] = [
      {
        id: 'abroad',
        kind: 'spend-over',
        thresholds: { EUR: 1 },
        gift: { sku: 'MH-FREE-P32-10', quantity: 1 },
      },
    ];
    expect(giftsOf([serum], 1_000_000, { rules })).toEqual({ earned: [], inReach: [] });
    expect(giftsOf([serum], 0, { rules })).toEqual({ earned: [], inReach: [] });
  });

  test('returns SKU and name of each gift', () => {
    expect(giftsOf([serum], 60_000).earned).toEqual([{ rule: 'g1', sku: 'MH-FREE-P32-10', quantity: 1 }]);
  });

  test.each([
    ['sold out', { 'MH-FREE-P20-30': { available: false } }],
    ['out of units', { 'MH-FREE-P20-30': { stock: 0 } }],
    ['not in the market', { 'MH-FREE-P20-30': undefined }],
    ['priced, because a gift is never charged', { 'MH-FREE-P20-30': { price: money(1, 'DKK') } }],
    ['for sale, because then it would be charged', { 'MH-FREE-P20-30': { kind: 'merchandise' as const } }],
  ])('falls back to the lower tier when the higher gift is %s', (_state, changes) => {
    const gifts = giftsOf([serum], 95_000, { offers: createShopOffers('DKK', changes) });
    expect(gifts.earned.map((gift) => gift.rule)).toEqual(['g1']);
    expect(gifts.progress).toBeUndefined();
  });
});

/** Rules that any purchase fulfills, each giving `quantity` of the lip balm. */
const balms = (...rules: (readonly [id: string, quantity: number, replaces?: string[]])[]): GiftRule[] =>
  rules.map(([id, quantity, replaces]) => ({
    id,
    kind: 'spend-over',
    thresholds: { DKK: 0, NOK: 0, EUR: 0 },
    gift: { sku: 'MH-FREE-P32-10', quantity },
    ...(replaces && { replaces }),
  }));

describe('calculateGifts() with one gift in several rules', () => {
  test.each<[string, GiftRule[], number | undefined, string[]]>([
    ['gives all of them without a stock limit', balms(['a', 1], ['b', 2]), undefined, ['a', 'b']],
    ['gives all of them while there are enough', balms(['a', 1], ['b', 2]), 3, ['a', 'b']],
    ['gives the first rule what is left', balms(['a', 1], ['b', 1]), 1, ['a']],
    ['skips rules that need more than is left', balms(['a', 2], ['b', 2], ['c', 1]), 3, ['a', 'c']],
    ['serves the higher tier first', balms(['low', 1], ['high', 2, ['low']]), 2, ['high']],
    [
      'serves the higher tier first when it is listed first',
      balms(['high', 2, ['low']], ['low', 1]),
      2,
      ['high'],
    ],
    [
      'gives the lower tier when the higher needs too much',
      balms(['low', 1], ['high', 2, ['low']]),
      1,
      ['low'],
    ],
    [
      'gives the lower tier when another rule has used up the higher tier’s gift',
      balms(['other', 2], ['high', 2, ['low']], ['low', 1]),
      3,
      ['other', 'low'],
    ],
    [
      'gives the highest tier whose rules only name the next one',
      balms(['a', 1], ['b', 1, ['a']], ['c', 1, ['b']]),
      3,
      ['c'],
    ],
    ['gives the first of two that replace each other', balms(['a', 1, ['b']], ['b', 1, ['a']]), 3, ['a']],
    ['gives by a rule that replaces itself', balms(['a', 1, ['a']]), 1, ['a']],
  ])('%s', (_criterion, rules, stock, expected) => {
    const offers = createShopOffers('DKK', { 'MH-FREE-P32-10': stock === undefined ? {} : { stock } });
    expect(giftsOf([serum], 0, { rules, offers }).earned.map(({ rule }) => rule)).toEqual(expected);
  });

  test('gives no lower tier because one between it and the given one is sold out', () => {
    const [low, , high] = balms(['low', 1], ['middle', 1], ['high', 1, ['middle']]);
    const middle = { id: 'middle', gift: { sku: 'MH-FREE-P20-30', quantity: 1 }, replaces: ['low'] };
    const rules = [low, { ...low, ...middle }, high] as GiftRule[];
    const offers = createShopOffers('DKK', { 'MH-FREE-P20-30': { available: false } });
    expect(giftsOf([serum], 0, { rules, offers }).earned.map(({ rule }) => rule)).toEqual(['high']);
  });

  test('returns the quantity of each', () => {
    expect(giftsOf([serum], 0, { rules: balms(['a', 2]) }).earned).toEqual([
      { rule: 'a', sku: 'MH-FREE-P32-10', quantity: 2 },
    ]);
  });
});

describe('calculateGifts() progress', () => {
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

  test('does not lead back to a tier that a reached one replaces', () => {
    const [low, high] = [...giftRules];
    const rules = [{ ...low, thresholds: { DKK: 99_000, NOK: 0, EUR: 0 } } as GiftRule, high as GiftRule];
    expect(giftsOf([serum], 90_000, { rules })).not.toHaveProperty('progress');
  });

  test('leads to the nearest tier, in any order of rules', () => {
    expect(giftsOf([serum], 10_000, { rules: giftRules.toReversed() }).progress?.rule).toBe('g1');
  });

  test('skips a tier whose gift is sold out', () => {
    const offers = createShopOffers('DKK', { 'MH-FREE-P32-10': { available: false } });
    expect(giftsOf([serum], 10_000, { offers }).progress?.rule).toBe('g2');
  });

  test('includes gifts for one more unit of a product', () => {
    expect(giftsOf([line('MH-P15-250', 1)], 14_500).inReach).toEqual([
      { rule: 'g4', sku: 'MH-FREE-P16-120', missingQuantity: 1, fraction: 0.5 },
    ]);
    expect(giftsOf([serum], 32_500).inReach).toEqual([]);
    expect(giftsOf([line('MH-P15-250', 2)], 29_000).inReach).toEqual([]);
  });

  test('promises no gift that an earned one excludes', () => {
    const soap = giftRules[3] as GiftRule;
    const replacing: GiftRule = { ...(balms(['a', 1])[0] as GiftRule), replaces: [soap.id] };
    const sameGift: GiftRule = { ...(balms(['b', 1])[0] as GiftRule), gift: soap.gift };
    const one = createShopOffers('DKK', { [soap.gift.sku]: { stock: 1 } });
    const inReach = (rules: GiftRule[]) =>
      giftsOf([line('MH-P15-250', 1)], 14_500, { rules, offers: one }).inReach.map(({ rule }) => rule);
    expect(inReach([soap])).toEqual(['g4']);
    expect(inReach([replacing, soap])).toEqual([]);
    expect(inReach([sameGift, soap])).toEqual([]);
  });

  test('skips a tier whose gift the others would have used up', () => {
    const [first, second, third] = [10_000, 20_000, 30_000].map((DKK, index): GiftRule => ({
      id: `t${index}`,
      kind: 'spend-over',
      thresholds: { DKK, NOK: DKK, EUR: DKK },
      gift: { sku: index < 2 ? 'MH-FREE-P32-10' : 'MH-FREE-P20-30', quantity: 1 },
    })) as [GiftRule, GiftRule, GiftRule];
    const offers = createShopOffers('DKK', { 'MH-FREE-P32-10': { stock: 1 } });
    const rules = [first, second, third];
    expect(giftsOf([serum], 15_000, { rules, offers }).progress).toMatchObject({
      rule: 't2',
      missing: money(15_000, 'DKK'),
    });
  });
});
