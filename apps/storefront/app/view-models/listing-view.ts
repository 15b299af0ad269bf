import type { LocaleCode } from '@marehalm/shop';
import { searchIndices, searchWords } from '@marehalm/shop/search';
import {
  createListAddress,
  journalFacets,
  type ListView,
  productFacets,
  type SearchAddress,
} from '@marehalm/search';
import type { PerMarket } from './product.ts';

/** What a list can be narrowed by, known when its page is made. */
export interface ListingView extends ListView {
  /** Lowest and highest price of the list, whole units of each market's currency. */
  readonly prices?: PerMarket<readonly [low: number, high: number]>;
  /** Whether any product has a rating. */
  readonly isRated?: true;
}

/** The attributes behind the facets that lists of the shop can have. */
export const facetAttributes: Readonly<Record<string, string>> = { ...productFacets, ...journalFacets };

/**
 * Returns the addresses of a list in the words of a language, or without one in words that every language understands.
 *
 * @throws RangeError when two values of a facet share a word
 */
export const createListUrlState = (
  { facets }: Pick<ListingView, 'facets'>,
  locale?: LocaleCode,
): SearchAddress => {
  const { sortOrders } = searchIndices;
  return locale === undefined
    ? createListAddress({ facets: facets.map(withoutWords) }, { facets: facetAttributes, sortOrders })
    : createListAddress({ facets }, { facets: facetAttributes, sortOrders, words: searchWords[locale] });
};

const withoutWords = ({ name, values }: ListingView['facets'][number]) => ({
  name,
  values: values.map(({ word: _word, ...value }) => value),
});
