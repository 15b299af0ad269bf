import { useState } from 'react';
import {
  useClearRefinements,
  useConnector,
  useCurrentRefinements,
  useRange,
  useSortBy,
  useToggleRefinement,
} from 'react-instantsearch';
import connectRatingMenu, {
  type RatingMenuConnectorParams,
  type RatingMenuWidgetDescription,
} from 'instantsearch.js/es/connectors/rating-menu/connectRatingMenu.js';
import { findFacetAttribute, RATING_ATTRIBUTE } from '../facets.ts';
import { MAX_RATING } from '../limits.ts';
import { refineSearch } from '../search-state.ts';
import { useInternalList } from './list-search.tsx';
import { useSearchState } from './use-search-state.tsx';

/** Prices that a list is narrowed to, whole units of the list's currency. */
export interface PriceFilter {
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** Narrows the list to a range. */
  readonly change: (range: { readonly min?: number | undefined; readonly max?: number | undefined }) => void;
}

/**
 * Returns the price range of the surrounding list. InstantSearch's hook rejects prices outside the range of the hits, which shoppers may
 * enter.
 *
 * @throws {Error} without a {@link ListSearch} above
 */
export function usePriceFilter(): PriceFilter {
  const { context } = useInternalList();
  useRange({ attribute: `prices.${context.currency}` });
  const [state, change] = useSearchState();
  return {
    min: state.minPrice,
    max: state.maxPrice,
    change: ({ min, max }) => {
      change(refineSearch(state, { minPrice: min, maxPrice: max }));
    },
  };
}

/** The lowest rating that a list is narrowed to. */
export interface RatingFilter {
  /** Whether any hit of the list has had a rating. It stays once it was true. */
  readonly hasRatings: boolean;
  /** Stars that can be chosen, the most first. */
  readonly stars: readonly number[];
  readonly chosen: number | undefined;
  /** `undefined` removes the filter. */
  readonly choose: (stars: number | undefined) => void;
}

/**
 * Returns the rating filter of the surrounding list. `react-instantsearch` has no hook for the rating menu, only InstantSearch's connector.
 *
 * @throws {Error} without a {@link ListSearch} above
 */
export function useRatingFilter(): RatingFilter {
  const { canRefine, refine } = useConnector<RatingMenuConnectorParams, RatingMenuWidgetDescription>(
    connectRatingMenu,
    { attribute: RATING_ATTRIBUTE, max: MAX_RATING },
  );
  const [{ minRating }] = useSearchState();
  const [hasRatings, setHasRatings] = useState(false);
  if (!hasRatings && (canRefine || minRating !== undefined)) setHasRatings(true);
  return {
    hasRatings,
    stars: Array.from({ length: MAX_RATING - 1 }, (_, below) => MAX_RATING - 1 - below),
    chosen: minRating,
    // Refining by the current stars removes the filter.
    choose: (stars) => {
      refine(String(stars ?? minRating));
    },
  };
}

/** A facet with the values on and off. */
export interface ToggleFilter {
  readonly isOn: boolean;
  /** Hits that have it. */
  readonly count: number;
  /** Turns it on or off. */
  readonly toggle: () => void;
}

/**
 * Returns a toggle of the surrounding list, by the name of its facet.
 *
 * @throws {Error} without a {@link ListSearch} above
 */
export function useToggleFilter(name: string): ToggleFilter {
  const { attributes } = useInternalList();
  const { value, refine } = useToggleRefinement({ attribute: findFacetAttribute(attributes, name) ?? name });
  return {
    isOn: value.isRefined,
    count: value.onFacetValue.count ?? 0,
    toggle: () => {
      refine(value);
    },
  };
}

/** The order of a list. */
export interface SortSelection {
  /** Ids of the orders, the default first; none for a list that cannot be sorted. */
  readonly orders: readonly string[];
  readonly current: string;
  /** Sorts the list by the order with this id. */
  readonly choose: (order: string) => void;
}

/**
 * Returns the order of the surrounding list by the ids of `createSearchIndices()` instead of index names: those of prices differ by
 * currency, which a prerendered page may not know.
 *
 * @throws {Error} without a {@link ListSearch} above
 */
export function useSortSelection(): SortSelection {
  const { sortOrders = {} } = useInternalList().context;
  const items = Object.entries<string>(sortOrders).map(([order, value]) => ({ order, value, label: order }));
  const { currentRefinement, refine } = useSortBy({ items });
  return {
    orders: items.map(({ order }) => order),
    current: items.find(({ value }) => value === currentRefinement)?.order ?? '',
    choose: (order) => {
      refine(sortOrders[order] ?? '');
    },
  };
}

/** An active filter of a list. `remove` removes it. */
export type ActiveFilter = {
  readonly id: string;
  /** Removes the filter. */
  readonly remove: () => void;
} & (
  | { readonly kind: 'query'; readonly query: string }
  | {
      readonly kind: 'facet';
      /** Of the facet. */
      readonly name: string;
      /** Of the value. */
      readonly label: string;
    }
  | {
      readonly kind: 'price';
      /** Whole units of the list's currency; one of the two is given. */
      readonly min: number | undefined;
      readonly max: number | undefined;
    }
  | { readonly kind: 'rating'; readonly stars: number }
);

/**
 * Returns the active filters of the surrounding list in the order of its groups, and a function that removes all.
 *
 * @param withQuery Whether the query counts as a filter.
 * @throws {Error} without a {@link ListSearch} above
 */
export function useActiveFilters(withQuery: boolean): {
  readonly filters: readonly ActiveFilter[];
  /** Removes all filters. */
  readonly clear: () => void;
} {
  const { view, context } = useInternalList();
  const { items } = useCurrentRefinements();
  const { refine: clear } = useClearRefinements({ excludedAttributes: withQuery ? [] : ['query'] });
  const [state, change] = useSearchState();
  const { query, minPrice, maxPrice, minRating } = state;
  const { facets = {} } = context;
  const removing = (changes: Parameters<typeof refineSearch>[1]) => () => {
    change(refineSearch(state, changes));
  };
  const filters: ActiveFilter[] = [];
  if (withQuery && query.trim() !== '')
    filters.push({ kind: 'query', id: 'query', query, remove: removing({ query: '' }) });
  for (const { name, values } of view.facets) {
    const item = items.find(({ attribute }) => attribute === facets[name]);
    for (const { id, label } of values) {
      const refinement = item?.refinements.find(({ value }) => String(value) === id);
      if (!item || !refinement) continue;
      filters.push({
        kind: 'facet',
        id: `${name} ${id}`,
        name,
        label,
        remove: () => {
          item.refine(refinement);
        },
      });
    }
  }
  if (minPrice !== undefined || maxPrice !== undefined)
    filters.push({
      kind: 'price',
      id: 'price',
      min: minPrice,
      max: maxPrice,
      remove: removing({ minPrice: undefined, maxPrice: undefined }),
    });
  if (minRating !== undefined && items.some(({ attribute }) => attribute === RATING_ATTRIBUTE))
    filters.push({
      kind: 'rating',
      id: 'rating',
      stars: minRating,
      remove: removing({ minRating: undefined }),
    });
  return { filters, clear };
}
