import { expect, test } from 'vitest';
import { toSearchParameters } from './search-parameters.ts';
import { emptySearchState, readSearchState } from './search-state.ts';

test('toSearchParameters() counts pages from 0 and prices in minor units', () => {
  const state = readSearchState('q=olie&page=3&min-price=100&max-price=300');
  expect(toSearchParameters(state, { currency: 'NOK' })).toMatchObject({
    query: 'olie',
    page: 2,
    hitsPerPage: 12,
    numericFilters: ['prices.NOK>=10000', 'prices.NOK<=30000'],
  });
});

test('toSearchParameters() takes values of one facet as alternatives', () => {
  const state = readSearchState('skin-type=dry&skin-type=oily&concern=dryness');
  expect(toSearchParameters(state, { currency: 'EUR' }).facetFilters).toEqual([
    ['concerns:dryness'],
    ['skinTypes:dry', 'skinTypes:oily'],
  ]);
});

test('toSearchParameters() escapes a leading minus, which would mean "not"', () => {
  const state = { ...emptySearchState, facets: { concern: ['-dryness'] } };
  expect(toSearchParameters(state, { currency: 'EUR' }).facetFilters).toEqual([['concerns:\\-dryness']]);
});

test('toSearchParameters() asks for no attribute that the list does not know', () => {
  const state = { ...emptySearchState, facets: { constructor: ['x'] } };
  expect(toSearchParameters(state, { currency: 'EUR' }).facetFilters).toEqual([]);
});
