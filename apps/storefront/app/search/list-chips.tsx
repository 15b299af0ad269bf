import { useClearRefinements, useCurrentRefinements } from 'react-instantsearch';
import { markets } from '@marehalm/shop';
import { RATING_ATTRIBUTE, refineSearch } from '@marehalm/search';
import { Button, Chips } from '@marehalm/ui';
import { useFormat } from '../intl/use-format';
import { currentMarket } from '../session/market';
import { useIntl } from 'react-intl';
import { facetName } from './list-filters';
import { toggleFacets } from './list-search';
import { useList } from './search-list';
import { useSearchState } from './use-search-state';

/** An active filter. */
export interface ChosenFilter {
  readonly id: string;
  readonly label: string;
  /** Removes the filter. */
  readonly remove: () => void;
}

/** Returns the active filters in the order of the filter groups, and a function that removes all. */
export function useChosenFilters({
  withQuery,
}: {
  /** Whether the query counts as a filter. */
  readonly withQuery: boolean;
}): { readonly filters: readonly ChosenFilter[]; readonly clear: () => void } {
  const intl = useIntl();
  const format = useFormat();
  const { view, context } = useList();
  const { items } = useCurrentRefinements();
  const { refine: clear } = useClearRefinements({ excludedAttributes: withQuery ? [] : ['query'] });
  const [state, change] = useSearchState();
  const { query, minPrice, maxPrice, minRating } = state;
  const { facets = {} } = context;
  const price = (units: number) =>
    format.price({ amount: units * 100, currency: markets[currentMarket()].currency });
  const isPriced = minPrice !== undefined || maxPrice !== undefined;

  const ofFacets = view.facets.flatMap(({ name, values }) => {
    const item = items.find(({ attribute }) => attribute === facets[name]);
    return values.flatMap(({ id, label }): ChosenFilter[] => {
      const refinement = item?.refinements.find(({ value }) => String(value) === id);
      if (!item || !refinement) return [];
      return [
        {
          id: `${name} ${id}`,
          label: toggleFacets.includes(name) ? facetName(name, intl) : label,
          remove: () => {
            item.refine(refinement);
          },
        },
      ];
    });
  });
  const rating = items.find(({ attribute }) => attribute === RATING_ATTRIBUTE);
  return {
    clear,
    filters: [
      ...(withQuery && query.trim() !== ''
        ? [
            {
              id: 'query',
              label: intl.formatMessage({ id: 'filter.query' }, { query }),
              remove: () => {
                change(refineSearch(state, { query: '' }));
              },
            },
          ]
        : []),
      ...ofFacets,
      ...(isPriced
        ? [
            {
              id: 'price',
              label:
                minPrice === undefined
                  ? intl.formatMessage({ id: 'filter.priceTo' }, { high: price(maxPrice ?? 0) })
                  : maxPrice === undefined
                    ? intl.formatMessage({ id: 'filter.priceFrom' }, { low: price(minPrice) })
                    : intl.formatMessage(
                        { id: 'filter.priceBetween' },
                        { low: price(minPrice), high: price(maxPrice) },
                      ),
              remove: () => {
                change(refineSearch(state, { minPrice: undefined, maxPrice: undefined }));
              },
            },
          ]
        : []),
      ...(rating && minRating !== undefined
        ? [
            {
              id: 'rating',
              label: intl.formatMessage({ id: 'filter.starsAndUp' }, { count: minRating }),
              remove: () => {
                change(refineSearch(state, { minRating: undefined }));
              },
            },
          ]
        : []),
    ],
  };
}

/** The active filters as chips that remove them. */
export function ListChips({
  filters,
  onRemove,
  onClear,
}: {
  readonly filters: readonly ChosenFilter[];
  readonly onRemove: (filter: ChosenFilter) => void;
  readonly onClear: () => void;
}) {
  const intl = useIntl();
  return (
    <Chips
      label={intl.formatMessage({ id: 'filter.chosen' })}
      chips={filters.map(({ id, label }) => ({
        id,
        label,
        removeLabel: intl.formatMessage({ id: 'filter.remove' }, { filter: label }),
      }))}
      onRemove={(id) => {
        const filter = filters.find((one) => one.id === id);
        if (filter) onRemove(filter);
      }}
      clear={
        <Button variant="link" onClick={onClear}>
          {intl.formatMessage({ id: 'filter.clear' })}
        </Button>
      }
    />
  );
}
