import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  chosenValues,
  clearFilters,
  emptySearchState,
  normalizeSearchState,
  refineSearch,
  toggleFacet,
  type SearchChanges,
  type SearchState,
} from './search-state.ts';

describe('normalizeSearchState()', () => {
  test.each<[criterion: string, state: Partial<SearchState>, expected: Partial<SearchState>]>([
    ['cuts a query at 512 characters', { query: 'a'.repeat(513) }, { query: 'a'.repeat(512) }],
    ['composes letters, so that one word is one search', { query: 'a\u030A' }, { query: 'å' }],
    ['keeps blanks in the query', { query: ' to ' }, { query: ' to ' }],
    [
      'sorts facets and values, each value once',
      { facets: { property: ['b', 'a', 'b'], category: ['y'], concern: ['x'], available: ['true'] } },
      { facets: { available: ['true'], category: ['y'], concern: ['x'], property: ['a', 'b'] } },
    ],
    [
      'leaves out names and values that break the rule',
      { facets: { 'a b': ['x'], concern: ['<script>', 'dryness', 'x'.repeat(65), ''], empty: [] } },
      { facets: { concern: ['dryness'] } },
    ],
    [
      'keeps a free product and the dearest',
      { minPrice: 0, maxPrice: 9_999_999 },
      { minPrice: 0, maxPrice: 9_999_999 },
    ],
    ['drops prices out of range', { minPrice: -1, maxPrice: 10_000_000 }, {}],
    ['drops fractions of prices', { minPrice: 1.5, maxPrice: NaN }, {}],
    ['turns a reversed range', { minPrice: 300, maxPrice: 100 }, { minPrice: 100, maxPrice: 300 }],
    ['keeps a range of one price', { minPrice: 100, maxPrice: 100 }, { minPrice: 100, maxPrice: 100 }],
    ['has no negative zero', { minPrice: -0 }, { minPrice: 0 }],
    ['drops bounds that are undefined', { minPrice: undefined, minRating: undefined }, {}],
    ['keeps one star', { minRating: 1 }, { minRating: 1 }],
    ['keeps five stars', { minRating: 5 }, { minRating: 5 }],
    ['drops no stars, for they narrow nothing', { minRating: 0 }, {}],
    ['drops six stars', { minRating: 6 }, {}],
    ['drops half a star', { minRating: 3.5 }, {}],
    ['takes an unknown order for the default', { sort: 'cheapest' as never }, {}],
    ['takes page 0 for the first', { page: 0 }, {}],
    ['takes half a page for the first', { page: 1.5 }, {}],
    ['stops at page 1,000', { page: 1001 }, { page: 1000 }],
    ['takes an endless page for the first', { page: Infinity }, {}],
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

  test('changes what it is told and goes back to the first page', () => {
    expect(refineSearch(narrowed, { sort: 'newest' })).toEqual({ ...narrowed, sort: 'newest', page: 1 });
  });

  test('takes a bound away', () => {
    expect(refineSearch(narrowed, { minPrice: undefined })).toStrictEqual({
      ...emptySearchState,
      query: 'serum',
    });
  });

  test('cannot be told a page', () => {
    expectTypeOf<SearchChanges>().not.toHaveProperty('page');
  });
});

describe('toggleFacet()', () => {
  const dry = toggleFacet({ ...emptySearchState, page: 4 }, 'skin-type', 'dry');

  test('chooses a value and goes back to the first page', () => {
    expect(dry).toEqual({ ...emptySearchState, facets: { 'skin-type': ['dry'] } });
  });

  test('adds to what is chosen', () => {
    expect(toggleFacet(dry, 'skin-type', 'cold').facets).toEqual({ 'skin-type': ['cold', 'dry'] });
    expect(toggleFacet(dry, 'concern', 'dryness').facets).toEqual({
      concern: ['dryness'],
      'skin-type': ['dry'],
    });
  });

  test('takes a chosen value away again, and only that', () => {
    expect(toggleFacet(dry, 'skin-type', 'dry')).toEqual(emptySearchState);
    const both = toggleFacet(dry, 'skin-type', 'oily');
    expect(toggleFacet(both, 'skin-type', 'dry').facets).toEqual({ 'skin-type': ['oily'] });
  });

  test('takes the name of an object for what it is', () => {
    expect(toggleFacet(emptySearchState, 'toString', 'x').facets).toEqual({ toString: ['x'] });
  });
});

test('chosenValues() returns an empty list for an unused facet', () => {
  expect(chosenValues(emptySearchState, 'constructor')).toEqual([]);
  expect(chosenValues({ ...emptySearchState, facets: { concern: ['x'] } }, 'concern')).toEqual(['x']);
});

test('clearFilters() keeps the query and the order', () => {
  const narrowed: SearchState = {
    query: 'serum',
    facets: { concern: ['dryness'] },
    minPrice: 1,
    maxPrice: 2,
    minRating: 3,
    sort: 'newest',
    page: 4,
  };
  expect(clearFilters(narrowed)).toStrictEqual({ ...emptySearchState, query: 'serum', sort: 'newest' });
});
