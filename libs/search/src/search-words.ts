import type { SearchLocale, SortOrder } from './index-names.ts';

/**
 * The words that stand in the addresses of one language: 1 to 64 letters, digits, `_` or `-` each, so that none is escaped.
 * Once published, a word is a promise: changing one breaks links.
 */
export interface SearchWords {
  readonly query: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly minRating: string;
  readonly sort: string;
  readonly page: string;
  readonly sortOrders: Readonly<Record<SortOrder, string>>;
  /** By the facet's name; a facet without a word goes by its name. */
  readonly facets?: Readonly<Record<string, string>>;
  /** By the facet's name and the value's id; a value without a word goes by its id. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * The words of this shop's languages. What a form without JavaScript sends has to be named by these; the query is `q` in both.
 *
 * @example
 * ```ts
 * const danish = createSearchAddress({
 *   words: { ...searchWords.da, values: { ...searchWords.da.values, 'skin-type': { dry: 'toer', oily: 'fedtet' } } },
 * });
 * danish.write({ ...emptySearchState, facets: { 'skin-type': ['dry'] } }); // => 'hudtype=toer'
 * ```
 */
export const searchWords: Readonly<Record<SearchLocale, SearchWords>> = {
  en: {
    query: 'q',
    minPrice: 'min-price',
    maxPrice: 'max-price',
    minRating: 'min-rating',
    sort: 'sort',
    page: 'page',
    sortOrders: {
      'most-popular': 'most-popular',
      trending: 'trending',
      newest: 'newest',
      'lowest-price': 'lowest-price',
      'highest-price': 'highest-price',
    },
  },
  da: {
    query: 'q',
    minPrice: 'min-pris',
    maxPrice: 'maks-pris',
    minRating: 'min-vurdering',
    sort: 'sortering',
    page: 'side',
    sortOrders: {
      'most-popular': 'mest-populaere',
      trending: 'populaert-lige-nu',
      newest: 'nyeste',
      'lowest-price': 'laveste-pris',
      'highest-price': 'hoejeste-pris',
    },
    facets: {
      available: 'paa-lager',
      category: 'kategori',
      collection: 'serie',
      concern: 'behov',
      new: 'nyhed',
      property: 'egenskab',
      size: 'stoerrelse',
      'skin-type': 'hudtype',
      kind: 'type',
      topic: 'emne',
    },
    values: {
      available: { true: 'ja', false: 'nej' },
      new: { true: 'ja', false: 'nej' },
      kind: { article: 'artikel', page: 'side' },
    },
  },
};
