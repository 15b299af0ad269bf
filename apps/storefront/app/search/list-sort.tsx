import type { SortOrder } from '@marehalm/shop/search';
import { useSortSelection, useSurroundingList } from '@marehalm/search/react';
import { SortControl } from '@marehalm/ui';
import { useIntl, type IntlShape } from 'react-intl';
import type { ListingFacets } from '@marehalm/page-data';

/**
 * Returns the name of a sort order. The index of the default order ranks by relevance where there is a query, and by popularity what is
 * equally relevant. The ids are written out so that lint sees which messages are used.
 */
function sortName(sort: SortOrder, isSearch: boolean, intl: IntlShape): string {
  switch (sort) {
    case 'most-popular':
      return isSearch
        ? intl.formatMessage({ id: 'filter.sort.mostRelevant' })
        : intl.formatMessage({ id: 'filter.sort.mostPopular' });
    case 'trending':
      return intl.formatMessage({ id: 'filter.sort.trending' });
    case 'newest':
      return intl.formatMessage({ id: 'filter.sort.newest' });
    case 'lowest-price':
      return intl.formatMessage({ id: 'filter.sort.lowestPrice' });
    case 'highest-price':
      return intl.formatMessage({ id: 'filter.sort.highestPrice' });
    case 'best-rated':
      return intl.formatMessage({ id: 'filter.sort.bestRated' });
  }
}

/** The sort order of a list of products. By rating only where there are ratings. */
export function ListSort({ isSearch }: { readonly isSearch: boolean }) {
  const intl = useIntl();
  const { orders, current, choose } = useSortSelection();
  const { isRated } = useSurroundingList<ListingFacets>().view;
  const offered = orders.filter((order) => order !== 'best-rated' || order === current || isRated);
  return (
    <SortControl
      label={intl.formatMessage({ id: 'filter.sort' })}
      value={current}
      options={offered.map((value) => ({ value, label: sortName(value as SortOrder, isSearch, intl) }))}
      onChange={choose}
    />
  );
}
