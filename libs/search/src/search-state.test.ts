import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  getSelectedFacetValues,
  emptySearchState,
  normalizeSearchState,
  refineSearch,
  type SearchChanges,
  type SearchState,
} from './search-state.ts';

describe('normalizeSearchState()', () => {
  test.each<[criterion: string, state: Partial<SearchState>, expected: Partial<SearchState>]>([
    ['truncates a query at 512 characters', { query: 'a'.repeat(513) }, { query: 'a'.repeat(512) }],
    ['composes letters, so that one word is one search', { query: 'a\u030A' }, { query: 'å' }],
    ['keeps blanks in the query', { query: ' to ' }, { query: ' to ' }],
    [
      'sorts facets and values, each value once',
      { facets: { property: ['b', 'a', 'b'], category: ['y'], concern: ['x'], available: ['true'] } },
      { facets: { available: ['true'], category: ['y'], concern: ['x'], property: ['a', 'b'] } },
    ],
    [
      'drops invalid names and values',
      { facets: { 'a b': ['x'], concern: ['dryness', 'x'.repeat(257), '', '\uD83C'], empty: [] } },
      { facets: { concern: ['dryness'] } },
    ],
    [
      'keeps any text as a value',
      { facets: { grape: ['grauburgunder-ä', 'a, b/c', '100 %', '🍷', 'x'.repeat(256)] } },
      { facets: { grape: ['100 %', 'a, b/c', 'grauburgunder-ä', 'x'.repeat(256), '🍷'] } },
    ],
    [
      'keeps a price of 0 and the highest price',
      { minPrice: 0, maxPrice: 99_999_999_999 },
      { minPrice: 0, maxPrice: 99_999_999_999 },
    ],
    ['drops prices out of range', { minPrice: -1, maxPrice: 100_000_000_000 }, {}],
    ['drops fractions of prices', { minPrice: 1.5, maxPrice: NaN }, {}],
    ['swaps a reversed range', { minPrice: 300, maxPrice: 100 }, { minPrice: 100, maxPrice: 300 }],
    ['keeps a range of one price', { minPrice: 100, maxPrice: 100 }, { minPrice: 100, maxPrice: 100 }],
    ['has no negative zero', { minPrice: -0 }, { minPrice: 0 }],
    ['drops bounds that are undefined', { minPrice: undefined, minRating: undefined }, {}],
    ['keeps one star', { minRating: 1 }, { minRating: 1 }],
    ['keeps five stars', { minRating: 5 }, { minRating: 5 }],
    ['drops zero stars, which filter nothing', { minRating: 0 }, {}],
    ['drops six stars', { minRating: 6 }, {}],
    ['drops half a star', { minRating: 3.5 }, {}],
    ['has no order that is undefined', { sort: undefined }, {}],
    ['replaces page 0 by 1', { page: 0 }, {}],
    ['replaces a fractional page by 1', { page: 1.5 }, {}],
    ['limits the page to 1,000', { page: 1001 }, { page: 1000 }],
    ['replaces an infinite page by 1', { page: Infinity }, {}],
  ])('%s', (_criterion, state, expected) => {
    const normal = normalizeSearchState({ ...emptySearchState, ...state });
    expect(normal).toStrictEqual({ ...emptySearchState, ...expected });
    expect(Object.keys(normal.facets)).toEqual(Object.keys(expected.facets ?? {}));
  });

  test('keeps 50 values of a facet, the first in order', () => {
    const values = Array.from({ length: 60 }, (_, index) => `v${String(index).padStart(2, '0')}`);
    const normal = normalizeSearchState({ ...emptySearchState, facets: { concern: values.toReversed() } });
    expect(normal.facets['concern']).toEqual(values.slice(0, 50));
  });
});

describe('refineSearch()', () => {
  const narrowed: SearchState = { ...emptySearchState, query: 'serum', minPrice: 100, page: 4 };

  test('changes the given fields and returns to the first page', () => {
    expect(refineSearch(narrowed, { sort: 'newest' })).toEqual({ ...narrowed, sort: 'newest', page: 1 });
  });

  test('removes a bound', () => {
    expect(refineSearch(narrowed, { minPrice: undefined })).toStrictEqual({
      ...emptySearchState,
      query: 'serum',
    });
  });

  test('accepts no page', () => {
    expectTypeOf<SearchChanges>().not.toHaveProperty('page');
  });
});

test('getSelectedFacetValues() returns an empty list for an unused facet', () => {
  expect(getSelectedFacetValues(emptySearchState, 'constructor')).toEqual([]);
  expect(getSelectedFacetValues({ ...emptySearchState, facets: { concern: ['x'] } }, 'concern')).toEqual([
    'x',
  ]);
});
