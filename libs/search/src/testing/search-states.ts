import fc from 'fast-check';
import { productFacets } from '../facets.ts';
import { sortOrders } from '../index-names.ts';
import type { SearchState } from '../search-state.ts';

const facetValue = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

/** Any value that has the shape of a state, whether an address could carry it or not. */
export const anySearchState: fc.Arbitrary<SearchState> = fc
  .record({
    query: fc.string({ unit: 'binary', maxLength: 600 }),
    facets: fc.dictionary(
      fc.oneof(
        fc.constantFrom(...Object.keys(productFacets)),
        fc.constantFrom('q', '__proto__', 'a b'),
        fc.string(),
      ),
      fc.array(fc.oneof(facetValue, fc.string()), { maxLength: 6 }),
    ),
    prices: fc.array(fc.oneof(fc.integer({ min: -10, max: 20_000 }), fc.double()), { maxLength: 2 }),
    sort: fc.constantFrom(...sortOrders),
    page: fc.oneof(fc.integer({ min: -2, max: 2000 }), fc.double()),
  })
  .map(({ prices: [minPrice, maxPrice], ...state }) => ({
    ...state,
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  }));

/** A state that a shopper can reach on a list of products. */
export const reachableSearchState: fc.Arbitrary<SearchState> = fc.record(
  {
    query: fc.string({ maxLength: 40 }),
    facets: fc.dictionary(
      fc.constantFrom(...Object.keys(productFacets)),
      fc.array(facetValue, { minLength: 1, maxLength: 5 }),
    ),
    minPrice: fc.integer({ min: 0, max: 5000 }),
    maxPrice: fc.integer({ min: 5000, max: 20_000 }),
    sort: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 80 }),
  },
  { requiredKeys: ['query', 'facets', 'sort', 'page'] },
);
