import type { LocaleCode } from '@marehalm/shop';
import { searchIndices, listUrlWords } from '@marehalm/shop/search';
import {
  createListUrlCodec,
  journalFacets,
  type ListFacetsViewModel,
  productFacets,
  type SearchUrlCodec,
} from '@marehalm/search';
import type { PerMarket } from './product.ts';

/** What a list can be narrowed by, known when its page is made. */
export interface ListingFacets extends ListFacetsViewModel {
  /** Lowest and highest price of the list, whole units of each market's currency. */
  readonly prices?: PerMarket<readonly [low: number, high: number]>;
  /** Whether any product has a rating. */
  readonly isRated?: true;
}

/** The attributes behind the facets that lists of the shop can have. */
export const facetAttributes: Readonly<Record<string, string>> = { ...productFacets, ...journalFacets };

/**
 * Creates the codec between a list's search state and its query string, in the words of `locale`, or in language-neutral words
 * without it.
 *
 * @throws RangeError when two values of a facet share a word
 */
export const createListingUrlCodec = (
  { facets }: Pick<ListingFacets, 'facets'>,
  locale?: LocaleCode,
): SearchUrlCodec => {
  const { sortOrders } = searchIndices;
  return locale === undefined
    ? createListUrlCodec({ facets: facets.map(withoutWords) }, { facets: facetAttributes, sortOrders })
    : createListUrlCodec({ facets }, { facets: facetAttributes, sortOrders, words: listUrlWords[locale] });
};

const withoutWords = ({ name, values }: ListingFacets['facets'][number]) => ({
  name,
  values: values.map(({ word: _word, ...value }) => value),
});
