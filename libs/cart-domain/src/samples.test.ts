import { expect, test } from 'vitest';
import { checkSamples, getSampleAvailability, type AllowedSamples } from './samples.ts';
import { priceLines } from './price-lines.ts';
import { createShopOffers } from './testing/shop-fixtures.ts';

const offers = createShopOffers();
const linesOf = (sku?: string) =>
  priceLines({ lines: sku === undefined ? [] : [{ sku, quantity: 1 }] }, offers, 'DKK').lines;
const [s1, s2, s3, s4, soldOut] = [1, 2, 3, 4, 6].map((n) => `MH-SAMPLE-S0${n}`) as [
  string,
  string,
  string,
  string,
  string,
];

test.each<[string, string | undefined, string[], AllowedSamples | undefined, string[], [string, string][]]>([
  ['accepts three samples with one line of goods', 'MH-P04-30', [s1, s2, s3], undefined, [s1, s2, s3], []],
  ['refuses a fourth', 'MH-P04-30', [s1, s2, s3, s4], undefined, [s1, s2, s3], [[s4, 'limit-reached']]],
  ['applies another limit', 'MH-P04-30', [s1, s2], { limit: 1 }, [s1], [[s2, 'limit-reached']]],
  ['refuses samples in an empty bag', undefined, [s1], undefined, [], [[s1, 'nothing-bought']]],
  [
    'refuses samples with a gift card alone',
    'MH-GIFT-CARD-50000',
    [s1],
    undefined,
    [],
    [[s1, 'nothing-bought']],
  ],
  [
    'refuses a sold-out sample, which does not count',
    'MH-P04-30',
    [soldOut, s1, s2, s3],
    undefined,
    [s1, s2, s3],
    [[soldOut, 'sold-out']],
  ],
  ['refuses goods as samples', 'MH-P04-30', ['MH-P04-30'], undefined, [], [['MH-P04-30', 'not-found']]],
  [
    'refuses samples that are no longer offered',
    'MH-P04-30',
    [s1, s2],
    { skus: [s2] },
    [s2],
    [[s1, 'not-found']],
  ],
  ['counts a repeated sample once', 'MH-P04-30', [s1, s1], undefined, [s1], []],
  ['accepts none with a limit of zero', 'MH-P04-30', [s1], { limit: 0 }, [], [[s1, 'limit-reached']]],
  ['accepts none with a negative limit', 'MH-P04-30', [s1], { limit: -1 }, [], [[s1, 'limit-reached']]],
  ['rounds a limit down', 'MH-P04-30', [s1, s2], { limit: 1.9 }, [s1], [[s2, 'limit-reached']]],
  ['ignores an empty SKU', 'MH-P04-30', ['', s1], undefined, [s1], []],
])('checkSamples() %s', (_criterion, bought, chosen, rule, samples, refusals) => {
  expect(checkSamples({ chosen, lines: linesOf(bought), offers, ...(rule && { rule }) })).toEqual({
    samples,
    refusals: refusals.map(([sku, reason]) => ({ kind: 'sample', sku, reason })),
  });
});

test.each([
  [s1, undefined, 'offered'],
  [s1, [s1], 'offered'],
  [s1, [s2], 'not-found'],
  [soldOut, undefined, 'sold-out'],
  [soldOut, [s1], 'not-found'],
  ['MH-SAMPLE-S99', undefined, 'not-found'],
  ['MH-P04-30', ['MH-P04-30'], 'not-found'],
] as const)('getSampleAvailability() of %s among %j is %s', (sku, skus, expected) => {
  expect(getSampleAvailability(sku, offers, skus && { skus })).toBe(expected);
});

test('getSampleAvailability() recognizes a sold-out sample', () => {
  expect(getSampleAvailability(s1, createShopOffers('DKK', { [s1]: { stock: 0 } }))).toBe('sold-out');
});
