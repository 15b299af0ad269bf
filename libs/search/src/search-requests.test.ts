import type { SearchMethodParams } from 'algoliasearch/lite';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { journalFacets } from './facets.ts';
import { createSearchAddress } from './search-address.ts';
import { readFacetCounts, toSearchRequests, type SearchRequest } from './search-requests.ts';

const { read } = createSearchAddress();
const danish = { kind: 'products', locale: 'da', currency: 'DKK' } as const;

describe('toSearchRequests()', () => {
  test('is one query without chosen values', () => {
    const requests = toSearchRequests(read('q=creme&sort=newest'), danish);
    expect(requests.map((request) => [request.indexName, request.query])).toEqual([
      ['products_da_newest', 'creme'],
    ]);
    expect(requests[0]).not.toHaveProperty('analytics');
  });

  test('adds a query for each facet with chosen values, without those values', () => {
    const state = read('skin-type=dry&concern=dryness&page=2&sort=newest&min-price=100');
    const [hits, ...counts] = toSearchRequests(state, { ...danish, clickAnalytics: true });
    expect(hits).toMatchObject({
      page: 1,
      facetFilters: [['concerns:dryness'], ['skinTypes:dry']],
      clickAnalytics: true,
    });
    const shared = {
      indexName: 'products_da',
      query: '',
      page: 0,
      hitsPerPage: 0,
      numericFilters: ['prices.DKK>=10000'],
      analytics: false,
    };
    expect(counts).toStrictEqual([
      { ...shared, facets: ['concerns'], facetFilters: [['skinTypes:dry']] },
      { ...shared, facets: ['skinTypes'], facetFilters: [['concerns:dryness']] },
    ]);
  });

  test('has no order in the journal', () => {
    const state = createSearchAddress({ facets: journalFacets }).read('sort=newest&topic=guides');
    const requests = toSearchRequests(state, {
      kind: 'journals',
      locale: 'en',
      currency: 'EUR',
      facets: journalFacets,
    });
    expect(requests.map(({ indexName, facets }) => [indexName, facets])).toEqual([
      ['journals', ['kind', 'topic']],
      ['journals', ['topic']],
    ]);
  });

  test('adds no query for a facet that the list does not have', () => {
    expect(toSearchRequests({ ...read(''), facets: { topic: ['guides'] } }, danish)).toHaveLength(1);
  });

  test('adds no query for a facet without values', () => {
    expect(toSearchRequests({ ...read(''), facets: { concern: [] } }, danish)).toHaveLength(1);
  });

  test('fits the types of the hosted client', () => {
    expectTypeOf<SearchRequest>().toExtend<SearchMethodParams['requests'][number]>();
  });
});

describe('readFacetCounts()', () => {
  test('returns the counts of a chosen facet from its own answer', () => {
    const results = [
      { facets: { skinTypes: { dry: 2 }, concerns: { dryness: 2 }, collection: { oat: 1 } } },
      { facets: { concerns: { dryness: 2, redness: 4 } } },
      { facets: { skinTypes: { dry: 2, oily: 5 } } },
    ];
    const counts = readFacetCounts(results, read('skin-type=dry&concern=dryness'));
    expect(counts).toMatchObject({
      collection: { oat: 1 },
      concern: { dryness: 2, redness: 4 },
      'skin-type': { dry: 2, oily: 5 },
      category: {},
    });
  });

  test('returns the requested facets', () => {
    expect(
      readFacetCounts([{ facets: { topic: { guides: 3 } } }], read(''), { facets: journalFacets }),
    ).toEqual({
      kind: {},
      topic: { guides: 3 },
    });
  });

  test('is empty without an answer', () => {
    expect(readFacetCounts([], read('skin-type=dry'))).toMatchObject({ collection: {}, 'skin-type': {} });
    expect(readFacetCounts([{}], read(''))).toMatchObject({ collection: {} });
  });
});
