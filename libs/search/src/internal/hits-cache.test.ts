import { expect, test } from 'vitest';
import { createHitsCache } from './hits-cache.ts';

const whole = { index: 'products', query: '', disjunctiveFacetsRefinements: {}, numericRefinements: {} };

test('keeps the pages of one list, whatever else is requested with it', () => {
  const cache = createHitsCache<string>();
  cache.write({ state: whole, hits: { 0: ['a'] } });
  const same = { index: 'products', disjunctiveFacetsRefinements: { skinTypes: [] }, maxValuesPerFacet: 20 };
  expect(cache.read({ state: same })).toEqual({ 0: ['a'] });
});

test.each([
  ['other words', { ...whole, query: 'serum' }],
  ['another order', { ...whole, index: 'products_newest' }],
  ['a filter', { ...whole, disjunctiveFacetsRefinements: { skinTypes: ['dry'] } }],
  ['a price', { ...whole, numericRefinements: { 'prices.DKK': { '<=': [10_000] } } }],
])('has no entry for %s', (_what, state) => {
  const cache = createHitsCache<string>();
  cache.write({ state: whole, hits: { 0: ['a'] } });
  expect(cache.read({ state })).toBeNull();
});
