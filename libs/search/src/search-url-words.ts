/**
 * Names and values of search URLs in one language. Names are 1 to 64 letters, digits, `_` or `-`. Changing a published word
 * breaks links.
 */
export interface SearchUrlWords<Sort extends string = string> {
  readonly query: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly minRating: string;
  readonly sort: string;
  readonly page: string;
  /** By the order's id; an order without a word goes by its id. */
  readonly sortOrders?: Readonly<Partial<Record<Sort, string>>>;
  /** By the facet's name; a facet without a word goes by its name. */
  readonly facets?: Readonly<Record<string, string>>;
  /** By the facet's name and the value's id; a value without a word goes by its id. */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * English words, understood in every language that leaves them free. Facets, values and orders go by their ids.
 *
 * @example
 * ```ts
 * const words = { ...englishSearchWords, minPrice: 'min-preis', maxPrice: 'max-preis', sort: 'sortierung', page: 'seite' };
 * createSearchUrlCodec({ words }).write({ ...emptySearchState, minPrice: 10, page: 2 }); // => 'min-preis=10&seite=2'
 * ```
 */
export const englishSearchWords: SearchUrlWords<never> = {
  query: 'q',
  minPrice: 'min-price',
  maxPrice: 'max-price',
  minRating: 'min-rating',
  sort: 'sort',
  page: 'page',
};
