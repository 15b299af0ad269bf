import { describe, expect, test } from 'vitest';
import { isReservedSegment, getTestRoutePatterns } from './testing/example-shop.ts';

describe('toRoutePatterns()', () => {
  test('writes parameters in the syntax of React Router', () => {
    expect(getTestRoutePatterns('da')).toMatchObject({
      home: 'da',
      product: 'da/produkt/:slug',
      routine: 'da/routine/:slug?',
      careJournal: 'da/care-journal/*',
      collection: 'da/:collection/*',
    });
    expect(getTestRoutePatterns('en').home).toBe('');
  });
});

describe('isReservedSegment()', () => {
  test.each([
    ['cart', 'en', true],
    ['da', 'en', true],
    ['product', 'en', true],
    ['produkt', 'en', false],
    ['produkt', 'da', true],
    ['product', 'da', false],
    ['face', 'en', false],
  ] as const)('%s in %s: %s', (word, locale, expected) => {
    expect(isReservedSegment(word, locale)).toBe(expected);
  });
});
