import { useIntl } from 'react-intl';
import { getCurrencyExponent } from '@marehalm/cart-domain/money';
import { markets } from '@marehalm/shop';
import { useActiveFilters, type ActiveFilter } from '@marehalm/search/react';
import { useFormat } from '../intl/use-format';
import { getCurrentMarket } from '../session/market';
import { formatFacetName } from './facet-name';
import { booleanFacets } from './search-list';

/** An active filter in words. */
export type ChosenFilter = ActiveFilter & {
  readonly label: string;
  /** "Fjern Tør hud". */
  readonly removeLabel: string;
};

/**
 * Returns the active filters in the order of the filter groups, and a function that removes all.
 *
 * @param withQuery Whether the query counts as a filter.
 */
export function useChosenFilters(withQuery: boolean): {
  readonly filters: readonly ChosenFilter[];
  readonly clear: () => void;
} {
  const intl = useIntl();
  const format = useFormat();
  const { filters, clear } = useActiveFilters(withQuery);
  const price = (units: number | undefined = 0) => {
    const { currency } = markets[getCurrentMarket()];
    return format.price({ amount: units * 10 ** getCurrencyExponent(currency), currency });
  };
  const labelOf = (filter: ActiveFilter): string => {
    switch (filter.kind) {
      case 'query':
        return intl.formatMessage({ id: 'filter.query' }, { query: filter.query });
      case 'facet':
        return booleanFacets.includes(filter.name) ? formatFacetName(filter.name, intl) : filter.label;
      case 'price':
        return filter.min === undefined
          ? intl.formatMessage({ id: 'filter.priceTo' }, { high: price(filter.max) })
          : filter.max === undefined
            ? intl.formatMessage({ id: 'filter.priceFrom' }, { low: price(filter.min) })
            : intl.formatMessage(
                { id: 'filter.priceBetween' },
                { low: price(filter.min), high: price(filter.max) },
              );
      case 'rating':
        return intl.formatMessage({ id: 'filter.starsAndUp' }, { count: filter.stars });
    }
  };
  return {
    clear,
    filters: filters.map((filter) => {
      const label = labelOf(filter);
      return {
        ...filter,
        label,
        removeLabel: intl.formatMessage({ id: 'filter.remove' }, { filter: label }),
      };
    }),
  };
}
