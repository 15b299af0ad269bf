import fc from 'fast-check';
import { journalFacets, productFacets } from '../facets.ts';
import { createSearchUrlCodec, type SearchUrlCodec } from '../search-url-codec.ts';
import type { SearchState } from '../search-state.ts';
import type { SearchUrlWords } from '../search-url-words.ts';
import { careUrlCodecs, careIndices, careWords, type CareSort } from './example-shop.ts';

/** Values of a facet: what this shop has, and any other text. */
export const arbitraryFacetValue: fc.Arbitrary<string> = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  fc.constantFrom('grauburgunder-ä', 'Weiß, trocken', 'rot/rosé', '100 %', '+-&=#?', '-süß', '🍷', ' '),
  // InstantSearch takes `\\-` at the beginning for an escaped `-`.
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => !text.startsWith('\\-')),
);

/** Danish with words for values, among them such as are ids of others: `dry` goes by `oily`, and `normal` has no word. */
export const danishWordsWithCollisions: SearchUrlWords<CareSort> = {
  ...careWords.da,
  values: {
    ...careWords.da.values,
    'skin-type': { dry: 'oily', mature: 'moden', sensitive: '2' },
    concern: { a: 'b', b: 'a' },
  },
};

const { sortOrders } = careIndices;

/** Facets named as an object's own, as a number and as the English words that Danish leaves free. */
const oddFacets = { sort: 'sort', page: 'page', constructor: 'c', '2024': 'year', __proto: 'p', x: 'y' };

/** Addresses of several lists in both languages. */
export const arbitraryUrlCodec: fc.Arbitrary<SearchUrlCodec<CareSort>> = fc.constantFrom(
  careUrlCodecs.en,
  careUrlCodecs.da,
  createSearchUrlCodec({ words: danishWordsWithCollisions, facets: productFacets, sortOrders }),
  createSearchUrlCodec({ words: careWords.da, facets: oddFacets, sortOrders }),
  createSearchUrlCodec<CareSort>({ facets: journalFacets }),
  createSearchUrlCodec({ words: careWords.da, sortOrders }),
);

const facetName = fc.oneof(
  fc.constantFrom(...Object.keys(productFacets), ...Object.keys(journalFacets), ...Object.keys(oddFacets)),
  fc.constantFrom('q', '__proto__', 'a b', 'toString'),
  fc.string(),
);

const facetId = fc.oneof(
  fc.constantFrom('dry', 'oily', 'mature', 'moden', 'true', 'ja', 'a', 'b', '2'),
  arbitraryFacetValue,
  fc.string(),
);

/** Texts that are hard on an address: halves of characters, letters in two forms, signs with a meaning of their own. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.string({ unit: fc.constantFrom('a\u030A', 'å', '&', '=', '+', '%', ' ', '#', '\uD83C', '🌾', '\0') }),
);

const anyNumber = fc.oneof(
  fc.integer({ min: -10, max: 20_000 }),
  fc.constantFrom(0, -0, 5, 6, 99_999_999_999, 100_000_000_000, Infinity, NaN),
  fc.double(),
);
const anyBound = fc.option(anyNumber, { nil: undefined });

/** Any value that has the shape of a state, whether an address could carry it or not. */
export const arbitrarySearchState: fc.Arbitrary<SearchState<CareSort>> = fc.record(
  {
    query: anyText,
    facets: fc.dictionary(facetName, fc.array(facetId, { maxLength: 6 })),
    minPrice: anyBound,
    maxPrice: anyBound,
    minRating: fc.oneof(fc.integer({ min: 0, max: 6 }), anyBound),
    sort: fc.oneof(fc.constantFrom(...sortOrders), fc.constant('cheapest' as never)),
    page: fc.oneof(fc.integer({ min: -2, max: 2000 }), anyNumber),
  },
  { requiredKeys: ['query', 'facets', 'page'] },
);

/** A state that a shopper can reach on a list of products. */
export const arbitraryReachableState: fc.Arbitrary<SearchState<CareSort>> = fc.record(
  {
    query: fc.string({ maxLength: 40 }),
    facets: fc.dictionary(
      fc.constantFrom(...Object.keys(productFacets)),
      fc.array(arbitraryFacetValue, { minLength: 1, maxLength: 5 }),
    ),
    minPrice: fc.integer({ min: 0, max: 5000 }),
    maxPrice: fc.integer({ min: 5000, max: 20_000 }),
    minRating: fc.integer({ min: 1, max: 5 }),
    sort: fc.constantFrom(...sortOrders),
    page: fc.integer({ min: 1, max: 80 }),
  },
  { requiredKeys: ['query', 'facets', 'page'] },
);

/** What stands in an address bar: anything, and what looks like a search of this shop. */
export const arbitraryQueryString: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(
            ...['q', 'sort', 'sortering', 'page', 'side', 'min-price', 'min-pris', 'max-price', 'maks-pris'],
            ...['min-rating', 'min-vurdering', 'hudtype', 'nyhed', 'utm_source', 'skin%2Dtype', 'q[]'],
          ),
          facetName,
        ),
        fc.oneof(fc.string(), facetId, fc.nat().map(String), fc.constantFrom('newest', 'nyeste', '%E0%A4%A')),
      ),
      { maxLength: 8 },
    )
    .chain((entries) =>
      fc.constantFrom(
        entries.map((entry) => entry.join('=')).join('&'),
        // Lone halves of characters are replaced, as a browser does.
        `?${new URLSearchParams(entries).toString()}`,
      ),
    ),
);
