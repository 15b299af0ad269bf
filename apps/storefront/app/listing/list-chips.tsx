import { useIntl, type IntlShape } from 'react-intl';
import { markets } from '@marehalm/shop';
import { chosenValues, clearFilters, refineSearch, toggleFacet, type SearchState } from '@marehalm/search';
import { Button, Chips } from '@marehalm/ui';
import { currentMarket } from '../session/market';
import { facetName, type ListFiltersProps } from './list-filters';
import type { ListingView } from './listing-view';
import type { Format } from '../intl/use-format';

/** One thing that a list is narrowed by, and the list without it. */
export interface ChosenFilter {
  readonly id: string;
  readonly label: string;
  /** Name of the facet, for what belongs to one. */
  readonly facet?: string;
  readonly without: SearchState;
}

/** Everything that narrows the list, in the order of the filters. */
export function chosenFilters(
  view: ListingView,
  state: SearchState,
  intl: IntlShape,
  format: Format,
  /** Whether the query is shown among them. */
  { withQuery }: { readonly withQuery: boolean },
): ChosenFilter[] {
  const { query, minPrice, maxPrice, minRating } = state;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  const price = (units: number) =>
    format.price({ amount: units * 100, currency: markets[currentMarket()].currency });
  return [
    ...(withQuery && query.trim() !== ''
      ? [
          {
            id: 'query',
            label: intl.formatMessage({ id: 'filter.query' }, { query }),
            without: refineSearch(state, { query: '' }),
          },
        ]
      : []),
    ...view.facets.flatMap(({ name, values }) =>
      values
        .filter(({ id }) => chosenValues(state, name).includes(id))
        .map(({ id, label }) => ({
          id: `${name} ${id}`,
          facet: name,
          label: name === 'available' || name === 'new' ? facetName(name, intl) : label,
          without: toggleFacet(state, name, id),
        })),
    ),
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
            without: refineSearch(state, { minPrice: undefined, maxPrice: undefined }),
          },
        ]
      : []),
    ...(minRating === undefined
      ? []
      : [
          {
            id: 'rating',
            label: intl.formatMessage({ id: 'filter.starsAndUp' }, { count: minRating }),
            without: refineSearch(state, { minRating: undefined }),
          },
        ]),
  ];
}

/** The list without any of `filters`. */
export function withoutFilters(filters: readonly ChosenFilter[], state: SearchState): SearchState {
  const hasQuery = filters.some(({ id }) => id === 'query');
  return refineSearch(clearFilters(state), hasQuery ? { query: '' } : {});
}

/** What the list is narrowed by, each to be taken away. */
export function ListChips({
  filters,
  state,
  onChange,
}: Pick<ListFiltersProps, 'onChange'> & {
  readonly filters: readonly ChosenFilter[];
  readonly state: SearchState;
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
        if (filter) onChange(filter.without);
      }}
      clear={
        <Button
          variant="link"
          onClick={() => {
            onChange(withoutFilters(filters, state));
          }}
        >
          {intl.formatMessage({ id: 'filter.clear' })}
        </Button>
      }
    />
  );
}
