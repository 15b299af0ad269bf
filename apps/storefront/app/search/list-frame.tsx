import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { refineSearch } from '@marehalm/search';
import { VirtualRefinementList, useSurroundingList, type ListResults } from '@marehalm/search/react';
import { FilteredList, type NonTextNode } from '@marehalm/ui';
import { formatFacetName } from './facet-name';
import { ListFilters } from './list-filters';
import { ListSort } from './list-sort';
import { isSearchBusyError } from './search-is-busy-error';
import { useChosenFilters, type ChosenFilter } from './use-chosen-filters';

export interface ListFrameProps {
  readonly listing: ListResults;
  /** Number of entries shown. */
  readonly shown: number;
  /** "36 produkter". */
  readonly countText: (count: number) => string;
  /** A search field above the list. */
  readonly field?: ReactNode;
  /** Whether count and filters stay hidden until the list is searched. */
  readonly isQuiet?: boolean;
  /** Links to other lists, for a query without results. */
  readonly otherLists?: ReactNode;
  /** Results of a search that are not entries of the list. */
  readonly otherResults?: {
    /** Above the list. */
    readonly content: NonTextNode;
    /** Announced with the number of entries: "2 sider i Hjælp og sider". */
    readonly news: string;
    /** Title of an empty list that has such results: 'Ingen produkter for ”gavekort”'. */
    readonly none: string;
  };
  /** Links to entries beyond the first page, for browsers without scripts. */
  readonly rest?: readonly { readonly title: string; readonly href: string }[];
  /** One element that contains the entries, each with a link. */
  readonly children: ReactNode;
}

/** A list with its filters, sort order and 'View more', in words. The result of an action is announced once. */
export function ListFrame({
  listing,
  shown,
  countText,
  field,
  isQuiet = false,
  otherLists,
  otherResults,
  rest = [],
  children,
}: ListFrameProps) {
  const intl = useIntl();
  const { view, context } = useSurroundingList();
  const { state, total, progress, error, last, showMore, retry } = listing;
  const { filters, clear } = useChosenFilters(!field);
  // Filters stay once shown, because they may have the focus.
  const [isUsed, setUsed] = useState(!isQuiet);
  const isSearch = state.query.trim() !== '';
  if (!isUsed && (filters.length > 0 || isSearch)) setUsed(true);
  const narrowing = filters.filter(({ kind }) => kind !== 'query');
  // Of nothing there is nothing to filter, to sort or to count.
  const hasTools = isUsed && !(shown === 0 && narrowing.length === 0);
  const ways = useWaysOut(listing, narrowing, countText);
  const nothing =
    progress === 'searching' || progress === 'stalled'
      ? intl.formatMessage({ id: 'filter.loading' })
      : narrowing.length > 0
        ? intl.formatMessage({ id: 'filter.empty' })
        : (otherResults?.none ?? intl.formatMessage({ id: 'search.none' }, { query: state.query }));
  const showing = intl.formatMessage({ id: 'filter.showing' }, { shown, total });
  const stalled = progress === 'stalled' && intl.formatMessage({ id: 'filter.stalled' });
  const whatCame = shown === 0 ? nothing : last === 'narrow' && countText(total);
  const settled =
    last === 'more' ? showing : whatCame && [whatCame, otherResults?.news].filter(Boolean).join('. ');

  return (
    <>
      {!hasTools &&
        view.facets.map(({ name }) => (
          <VirtualRefinementList key={name} attribute={context.facets?.[name] ?? name} />
        ))}
      <FilteredList
        {...{ shown, total, progress, field, rest }}
        texts={{
          filters: intl.formatMessage({ id: 'filter.title' }),
          openFilters: intl.formatMessage({ id: 'filter.open' }, { count: filters.length }),
          closeFilters: intl.formatMessage({ id: 'site.close' }),
          showResults: intl.formatMessage({ id: 'filter.show' }, { what: countText(total) }),
          activeFilters: intl.formatMessage({ id: 'filter.chosen' }),
          clearFilters: intl.formatMessage({ id: 'filter.clear' }),
          count: stalled || countText(total),
          shown: showing,
          showMore: intl.formatMessage({ id: 'filter.viewMore' }),
          pending: intl.formatMessage({ id: 'filter.loading' }),
          retry: intl.formatMessage({ id: 'filter.retry' }),
          rest: intl.formatMessage({ id: 'filter.rest' }),
        }}
        news={stalled || (progress === 'settled' && settled)}
        failure={
          isSearchBusyError(error)
            ? intl.formatMessage({ id: 'search.busy' })
            : intl.formatMessage({ id: 'filter.down' })
        }
        filters={view.facets.length > 0 && hasTools && <ListFilters />}
        activeFilters={filters}
        onClear={clear}
        sort={context.sortOrders && <ListSort isSearch={isSearch} />}
        isQuiet={!hasTools}
        otherResults={otherResults?.content}
        empty={{
          title: nothing,
          ...(narrowing.length > 0
            ? { ways }
            : {
                text: !otherResults && intl.formatMessage({ id: 'search.noneHelp' }),
                otherLists,
              }),
        }}
        isLonger={last === 'more'}
        onShowMore={showMore}
        onRetry={retry}
      >
        {children}
      </FilteredList>
    </>
  );
}

/** Which filters to remove from an empty list, and how many entries there are without each. */
function useWaysOut(
  { state, change, hitsWithout }: ListResults,
  filters: readonly ChosenFilter[],
  countText: (count: number) => string,
) {
  const intl = useIntl();
  const { facets = {} } = useSurroundingList().context;
  const ofFacets = Object.entries(facets).flatMap(([name, attribute]) => {
    const count = hitsWithout[attribute] ?? 0;
    if (count === 0) return [];
    const label = intl.formatMessage(
      { id: 'filter.without' },
      { filter: formatFacetName(name, intl), what: countText(count) },
    );
    const onPress = () => {
      change(refineSearch(state, { facets: { ...state.facets, [name]: [] } }));
    };
    return [{ id: name, label, onPress }];
  });
  const others = filters
    .filter(({ kind }) => kind === 'price' || kind === 'rating')
    .map(({ id, removeLabel, remove }) => ({ id, label: removeLabel, onPress: remove }));
  return [...ofFacets, ...others];
}
