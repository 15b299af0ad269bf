import { expect, test } from 'vitest';
import { checkSamples, sampleState, type SamplesRule } from './samples.ts';
import { priceLines } from './price-lines.ts';
import { shopOffers } from './testing/shop.ts';

const offers = shopOffers();
const linesOf = (sku?: string) =>
  priceLines({ lines: sku === undefined ? [] : [{ sku, quantity: 1 }] }, offers, 'DKK').lines;
const [s1, s2, s3, s4, soldOut] = [1, 2, 3, 4, 6].map((n) => `MH-SAMPLE-S0${n}`) as [
  string,
  string,
  string,
  string,
  string,
];

test.each<[string, string | undefined, string[], SamplesRule | undefined, string[], [string, string][]]>([
  ['lets one line of goods carry three', 'MH-P04-30', [s1, s2, s3], undefined, [s1, s2, s3], []],
  ['refuses a fourth', 'MH-P04-30', [s1, s2, s3, s4], undefined, [s1, s2, s3], [[s4, 'limit-reached']]],
  ['honours another limit', 'MH-P04-30', [s1, s2], { limit: 1 }, [s1], [[s2, 'limit-reached']]],
  ['refuses samples with nothing bought', undefined, [s1], undefined, [], [[s1, 'nothing-bought']]],
  [
    'refuses samples with a gift card alone',
    'MH-GIFT-CARD-50000',
    [s1],
    undefined,
    [],
    [[s1, 'nothing-bought']],
  ],
  [
    'refuses what is sold out, which takes no place',
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
  ['takes a repeated one once', 'MH-P04-30', [s1, s1], undefined, [s1], []],
])('checkSamples() %s', (_criterion, bought, chosen, rule, samples, refusals) => {
  expect(checkSamples({ chosen, lines: linesOf(bought), offers, ...(rule && { rule }) })).toEqual({
    samples,
    refusals: refusals.map(([sku, reason]) => ({ kind: 'sample', sku, reason })),
  });
});

test.each([
  [s1, 'offered'],
  [soldOut, 'sold-out'],
  ['MH-SAMPLE-S99', 'not-found'],
])('sampleState() of %s is %s', (sku, expected) => {
  expect(sampleState(sku, offers)).toBe(expected);
});
