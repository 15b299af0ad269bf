import { useSortBy } from 'react-instantsearch';
import type { SortOrder } from '@marehalm/shop/search';
import { SortControl } from '@marehalm/ui';
import { useIntl, type IntlShape } from 'react-intl';
import { useList } from './search-list';

/** Returns the sort orders and their names. The ids are written out so that lint sees which messages are used. */
function sortName(sort: SortOrder, intl: IntlShape): string {
  switch (sort) {
    case 'most-popular':
      return intl.formatMessage({ id: 'filter.sort.mostPopular' });
    case 'trending':
      return intl.formatMessage({ id: 'filter.sort.trending' });
    case 'newest':
      return intl.formatMessage({ id: 'filter.sort.newest' });
    case 'lowest-price':
      return intl.formatMessage({ id: 'filter.sort.lowestPrice' });
    case 'highest-price':
      return intl.formatMessage({ id: 'filter.sort.highestPrice' });
  }
}

/** The sort order of a list of products. */
export function ListSort() {
  const intl = useIntl();
  const { sortOrders = {} } = useList().context;
  const items = Object.entries<string>(sortOrders).map(([sort, value]) => ({
    sort,
    value,
    label: sortName(sort as SortOrder, intl),
  }));
  const { currentRefinement, refine } = useSortBy({ items });
  const current = items.find(({ value }) => value === currentRefinement);
  return (
    <SortControl
      label={intl.formatMessage({ id: 'filter.sort' })}
      value={current?.sort ?? ''}
      // Orders instead of index names: those of prices differ by market, which a prerendered page does not know.
      options={items.map(({ sort, label }) => ({ value: sort, label }))}
      onChange={(chosen) => {
        refine(items.find(({ sort }) => sort === chosen)?.value ?? '');
      }}
    />
  );
}
