import { describe, expect, test } from 'vitest';
import { journalFacets } from './facets.ts';
import { createSearchAddress } from './search-address.ts';
import { toSearchParameters, type SearchParametersOptions } from './search-parameters.ts';
import { emptySearchState } from './search-state.ts';

const { read } = createSearchAddress();

describe('toSearchParameters()', () => {
  test('requests the first page of everything for an empty search', () => {
    expect(toSearchParameters(emptySearchState, { currency: 'EUR', facets: journalFacets })).toStrictEqual({
      query: '',
      page: 0,
      hitsPerPage: 12,
      facets: ['kind', 'topic'],
      facetFilters: [],
      numericFilters: [],
    });
  });

  test('counts pages from 0, prices in minor units and rating in stars', () => {
    const state = read('q=olie&page=3&min-price=100&max-price=300&min-rating=4');
    expect(toSearchParameters(state, { currency: 'NOK' })).toMatchObject({
      query: 'olie',
      page: 2,
      hitsPerPage: 12,
      numericFilters: ['prices.NOK>=10000', 'prices.NOK<=30000', 'rating>=4'],
    });
  });

  test('combines values of one facet as alternatives', () => {
    const state = read('skin-type=dry&skin-type=oily&concern=dryness');
    expect(toSearchParameters(state, { currency: 'EUR' }).facetFilters).toEqual([
      ['concerns:dryness'],
      ['skinTypes:dry', 'skinTypes:oily'],
    ]);
  });

  test('escapes a leading minus, which would mean "not"', () => {
    const state = { ...emptySearchState, facets: { concern: ['-dryness', 'dry-ish', '--x'] } };
    expect(toSearchParameters(state, { currency: 'EUR' }).facetFilters).toEqual([
      ['concerns:\\-dryness', 'concerns:dry-ish', 'concerns:\\--x'],
    ]);
  });

  test('omits attributes that the list does not have, and facets without values', () => {
    const state = { ...emptySearchState, facets: { constructor: ['x'], concern: [] } };
    expect(toSearchParameters(state, { currency: 'EUR' }).facetFilters).toEqual([]);
  });

  test('truncates a query to the bytes the service accepts', () => {
    const state = { ...emptySearchState, query: 'ø'.repeat(512) };
    expect(toSearchParameters(state, { currency: 'EUR' }).query).toBe('ø'.repeat(256));
  });

  test.each<[criterion: string, page: number, options: Partial<SearchParametersOptions>, expected: object]>([
    ['the last page', 3, {}, { page: 2, hitsPerPage: 12 }],
    ['a last page of another size', 3, { hitsPerPage: 20 }, { page: 2, hitsPerPage: 20 }],
    ['all pages at once', 3, { pages: 'all' }, { page: 0, hitsPerPage: 36 }],
    ['no more than 1,000 hits at once', 84, { pages: 'all' }, { page: 0, hitsPerPage: 1000 }],
    ['the last page that has hits below 1,000', 1000, {}, { page: 83, hitsPerPage: 12 }],
    ['that page with another page size', 1000, { hitsPerPage: 100 }, { page: 9, hitsPerPage: 100 }],
  ])('requests %s', (_criterion, page, options, expected) => {
    expect(toSearchParameters({ ...emptySearchState, page }, { currency: 'EUR', ...options })).toMatchObject(
      expected,
    );
  });

  test('requests a query id only on demand', () => {
    const options = { currency: 'EUR' } as const;
    expect(toSearchParameters(emptySearchState, options)).not.toHaveProperty('clickAnalytics');
    expect(toSearchParameters(emptySearchState, { ...options, clickAnalytics: true }).clickAnalytics).toBe(
      true,
    );
  });
});
