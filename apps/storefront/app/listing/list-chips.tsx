import { formatPrice } from '@marehalm/i18n-routing';
import { markets, type LocaleCode } from '@marehalm/shop';
import { chosenValues, clearFilters, refineSearch, toggleFacet, type SearchState } from '@marehalm/search';
import { Button, Chips } from '@marehalm/ui';
import { currentMarket } from '../session/market';
import { useText, type Translate } from '../intl/text';
import { facetName, type ListFiltersProps } from './list-filters';
import type { ListingView } from './listing-view';

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
  t: Translate,
  locale: LocaleCode,
  /** Whether the query is shown among them. */
  { withQuery }: { readonly withQuery: boolean },
): ChosenFilter[] {
  const { query, minPrice, maxPrice, minRating } = state;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  const price = (units: number) =>
    formatPrice({ amount: units * 100, currency: markets[currentMarket()].currency }, locale);
  return [
    ...(withQuery && query.trim() !== ''
      ? [{ id: 'query', label: t('filter.query', { query }), without: refineSearch(state, { query: '' }) }]
      : []),
    ...view.facets.flatMap(({ name, values }) =>
      values
        .filter(({ id }) => chosenValues(state, name).includes(id))
        .map(({ id, label }) => ({
          id: `${name} ${id}`,
          facet: name,
          label: name === 'available' || name === 'new' ? facetName(name, t) : label,
          without: toggleFacet(state, name, id),
        })),
    ),
    ...(isPriced
      ? [
          {
            id: 'price',
            label:
              minPrice === undefined
                ? t('filter.priceTo', { high: price(maxPrice ?? 0) })
                : maxPrice === undefined
                  ? t('filter.priceFrom', { low: price(minPrice) })
                  : t('filter.priceBetween', { low: price(minPrice), high: price(maxPrice) }),
            without: refineSearch(state, { minPrice: undefined, maxPrice: undefined }),
          },
        ]
      : []),
    ...(minRating === undefined
      ? []
      : [
          {
            id: 'rating',
            label: t('filter.starsAndUp', { count: minRating }),
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
  const t = useText();
  return (
    <Chips
      label={t('filter.chosen')}
      chips={filters.map(({ id, label }) => ({
        id,
        label,
        removeLabel: t('filter.remove', { filter: label }),
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
          {t('filter.clear')}
        </Button>
      }
    />
  );
}
