import { describe, expect, test } from 'vitest';
import { journalFacets } from './facets.ts';
import { readFacetCounts, toSearchRequests } from './search-requests.ts';
import { readSearchState } from './search-state.ts';

const danish = { kind: 'products', locale: 'da', currency: 'DKK' } as const;

describe('toSearchRequests()', () => {
  test('is one query while nothing is chosen', () => {
    const requests = toSearchRequests(readSearchState('q=creme&sort=newest'), danish);
    expect(requests.map((request) => [request.indexName, request.query])).toEqual([
      ['products_da_newest', 'creme'],
    ]);
  });

  test('asks once more for each facet with chosen values, without those values', () => {
    const state = readSearchState('skin-type=dry&concern=dryness&page=2');
    const [hits, ...counts] = toSearchRequests(state, danish);
    expect(hits).toMatchObject({ page: 1, facetFilters: [['concerns:dryness'], ['skinTypes:dry']] });
    expect(counts).toMatchObject([
      { page: 0, hitsPerPage: 0, facets: ['concerns'], facetFilters: [['skinTypes:dry']] },
      { page: 0, hitsPerPage: 0, facets: ['skinTypes'], facetFilters: [['concerns:dryness']] },
    ]);
  });

  test('knows no order in the journal', () => {
    const [request] = toSearchRequests(readSearchState('sort=newest', journalFacets), {
      kind: 'journals',
      locale: 'en',
      currency: 'EUR',
      facets: journalFacets,
    });
    expect(request?.indexName).toBe('journals');
  });
});

describe('readFacetCounts()', () => {
  test('takes the counts of a chosen facet from its own answer', () => {
    const state = readSearchState('skin-type=dry');
    const results = [
      { facets: { skinTypes: { dry: 2 }, concerns: { dryness: 2 } } },
      { facets: { skinTypes: { dry: 2, oily: 5 } } },
    ];
    expect(readFacetCounts(results, state)).toMatchObject({
      'skin-type': { dry: 2, oily: 5 },
      concern: { dryness: 2 },
      collection: {},
    });
  });

  test('is empty while there is no answer', () => {
    expect(readFacetCounts([], readSearchState(''))).toMatchObject({ collection: {} });
  });
});
