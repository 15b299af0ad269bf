import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseSearch, matchesSearch } from './search-syntax.ts';

/** Whether a text passes, with plain words taken as "contains". */
const finds = (query: string, text: string): boolean =>
  matchesSearch(parseSearch(query), ({ value }) => text.includes(value));

describe('parseSearch()', () => {
  test.each<[query: string, text: string, found: boolean]>([
    ['', 'anything', true],
    ['a b', 'ab', true],
    ['a b', 'a', false],
    ['a AND b', 'a', false],
    ['a OR b', 'b', true],
    ['a OR b c', 'a', true],
    ['(a OR b) c', 'a', false],
    ['-a', 'a', false],
    ['NOT a', 'b', true],
    ['a -b', 'ab', false],
    ['"a b"', 'a b', true],
    ['"a b"', 'b a', false],
    ['a) b', 'a', false],
    ['(a', 'a', true],
    ['"a', 'a', true],
  ])('parses %j, which matches %j: %j', (query, text, found) => {
    expect(finds(query, text)).toBe(found);
  });

  test('parses fields, comparisons and prefixes', () => {
    expect(parseSearch('SKU:MH-P04*')).toEqual({
      kind: 'term',
      field: 'sku',
      comparison: '=',
      value: 'MH-P04',
      isPrefix: true,
    });
    expect(parseSearch("variants.price:>='100'")).toEqual({
      kind: 'term',
      field: 'variants.price',
      comparison: '>=',
      value: '100',
      isPrefix: false,
    });
  });

  test.prop([fc.string({ unit: fc.constantFrom(...'ab: "()-*\'<>=ORAND ') })])(
    'accepts any text',
    (query) => {
      expect(typeof finds(query, 'ab')).toBe('boolean');
    },
  );

  test.prop([
    fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 }),
    fc.subarray(['a', 'b', 'c']),
  ])('combines terms by logic', (words, present) => {
    const text = present.join('');
    expect(finds(words.join(' '), text)).toBe(words.every((word) => text.includes(word)));
    expect(finds(words.join(' OR '), text)).toBe(words.some((word) => text.includes(word)));
    expect(finds(`NOT (${words.join(' ')})`, text)).toBe(!words.every((word) => text.includes(word)));
  });
});
