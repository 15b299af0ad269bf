import { type SearchUrlCodec, createListUrlCodec } from '@marehalm/search';
import type { LocaleCode } from '@marehalm/shop';
import { searchIndices, listUrlWords } from '@marehalm/shop/search';
import { type ListingFacets, facetAttributes } from './listing-facets.ts';

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
