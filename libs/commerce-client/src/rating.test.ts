import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRating } from './rating.ts';

const rating = (value: unknown, min: unknown = '1.0', max: unknown = '5.0') =>
  JSON.stringify({ scale_min: min, scale_max: max, value });

describe('parseRating()', () => {
  test.each([
    ['the metafields of Shopify', rating('4.3'), '12', { average: 4.3, count: 12 }],
    ['a mean with more decimals', rating('4.26'), '12', { average: 4.3, count: 12 }],
    ['numbers instead of texts', rating(4, 1, 5), '1', { average: 4, count: 1 }],
    ['a scale of ten', rating('8', '0', '10'), '3', { average: 4, count: 3 }],
    ['a scale from one to ten', rating('10', '1', '10'), '3', { average: 5, count: 3 }],
  ])('parses %s', (_what, value, count, expected) => {
    expect(parseRating(value, count)).toEqual(expected);
  });

  test.each([
    ['no metafield', undefined, undefined],
    ['an empty metafield', '', '3'],
    ['no ratings', rating('0.0', '0.0'), '0'],
    ['a rating without its count', rating('4.3'), null],
    ['a count that is none', rating('4.3'), '1e3'],
    ['a value outside its scale', rating('7'), '3'],
    ['a scale without length', rating('5', '5', '5'), '3'],
    ['a negative scale', rating('-1', '-5', '5'), '3'],
    ['an empty value', rating(''), '3'],
    ['text that is no JSON', '4.3', 'many'],
    ['JSON that is no object', '4.3', '3'],
    ['null', 'null', '3'],
  ])('returns nothing for %s', (_what, value, count) => {
    expect(parseRating(value, count)).toBeUndefined();
  });

  test('returns one decimal within the stars, or nothing, for any text', () => {
    const scales = fc.record({ scale_min: fc.double(), scale_max: fc.double(), value: fc.double() });
    const texts = fc.oneof(
      fc.json(),
      fc.string(),
      scales.map((fields) => JSON.stringify(fields)),
      fc.tuple(fc.double({ min: 1, max: 5, noNaN: true })).map(([value]) => rating(String(value))),
    );
    fc.assert(
      fc.property(texts, fc.oneof(fc.nat().map(String), fc.string()), (text, count) => {
        const parsed = parseRating(text, count);
        if (parsed === undefined) return;
        expect(parsed.average).toBeGreaterThanOrEqual(0);
        expect(parsed.average).toBeLessThanOrEqual(5);
        expect(parsed.average * 10).toBeCloseTo(Math.round(parsed.average * 10), 9);
        expect(parsed.count).toBeGreaterThan(0);
      }),
    );
  });
});
