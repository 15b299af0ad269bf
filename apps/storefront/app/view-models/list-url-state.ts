import type { LocaleCode } from '@marehalm/shop';
import { searchIndices, searchWords, type SortOrder } from '@marehalm/shop/search';
import {
  chosenValues,
  createSearchAddress,
  journalFacets,
  productFacets,
  type SearchAddress,
  type SearchState,
} from '@marehalm/search';
import type { ListingView } from './listing-view';
import { getOwnValue } from '../browser/get-own-value';

const { sortOrders } = searchIndices;

/** The facets that a list offers, with the attributes behind them. */
export function getFacetAttributes({ facets }: Pick<ListingView, 'facets'>): Record<string, string> {
  const known: Readonly<Record<string, string>> = { ...productFacets, ...journalFacets };
  return Object.fromEntries(
    facets.flatMap(({ name }) => {
      const attribute = getOwnValue(known, name);
      return attribute ? [[name, attribute]] : [];
    }),
  );
}

/** What a list asks for in words that the addresses of every language understand. */
export function formatNeutralQuery(view: Pick<ListingView, 'facets'>, state: SearchState<SortOrder>): string {
  return createSearchAddress({ facets: getFacetAttributes(view), sortOrders }).write(state);
}

/**
 * Parses and formats the state of a list in its URL, in the words of the page's language. Values that no entry of the list has are
 * dropped, because the shopper could neither see nor remove them.
 *
 * @throws RangeError when two values of a facet share a word
 */
export function createListUrlState(
  view: Pick<ListingView, 'facets'>,
  locale: LocaleCode,
): SearchAddress<SortOrder> {
  const words = searchWords[locale];
  const values = Object.fromEntries(
    view.facets.map(({ name, values: all }) => [
      name,
      Object.fromEntries(all.flatMap(({ id, word }) => (word === undefined ? [] : [[id, word]]))),
    ]),
  );
  const address = createSearchAddress({
    facets: getFacetAttributes(view),
    sortOrders,
    words: { ...words, values },
  });
  const known = (state: SearchState<SortOrder>): SearchState<SortOrder> => ({
    ...state,
    facets: Object.fromEntries(
      view.facets.flatMap(({ name, values: all }) => {
        const ids = chosenValues(state, name).filter((id) => all.some((value) => value.id === id));
        return ids.length > 0 ? [[name, ids] as const] : [];
      }),
    ),
  });
  return { ...address, read: (search) => known(address.read(search)) };
}
