import { facetAttribute, productFacets, type FacetAttributes } from './facets.ts';
import {
  DEFAULT_SORT_ORDER,
  indexName,
  sortedIndexName,
  sortOfIndex,
  type IndexKind,
  type SearchCurrency,
  type SearchLocale,
} from './index-names.ts';
import { normalizeSearchState, type SearchState } from './search-state.ts';

/** What InstantSearch keeps for one index. Only the parts that an address carries. */
export interface IndexUiState {
  query?: string;
  /** From 1. */
  page?: number;
  sortBy?: string;
  refinementList?: Record<string, string[]>;
  /** `min:max` in minor units by attribute, either side may be empty. */
  range?: Record<string, string>;
}

/** InstantSearch's state by index name. */
export type SearchUiState = Record<string, IndexUiState>;

export interface UiStateContext {
  readonly kind: IndexKind;
  readonly locale: SearchLocale;
  readonly currency: SearchCurrency;
  readonly facets?: FacetAttributes;
}

const MINOR_UNITS = 100;

/**
 * InstantSearch's state for a search, for `initialUiState` and a router's `routeToState`. The library itself is not
 * needed here: its state is plain values.
 */
export function toUiState(state: SearchState, context: UiStateContext): SearchUiState {
  const { kind, locale, currency, facets = productFacets } = context;
  const { query, facets: chosen, minPrice, maxPrice, sort, page } = normalizeSearchState(state);
  const refinementList = Object.fromEntries(
    Object.entries(chosen).flatMap(([name, values]) => {
      const attribute = facetAttribute(facets, name);
      return attribute === undefined ? [] : [[attribute, [...values]]];
    }),
  );
  const hasRange = minPrice !== undefined || maxPrice !== undefined;
  return {
    [indexName(kind, locale)]: {
      ...(query !== '' && { query }),
      ...(page > 1 && { page }),
      ...(kind === 'products' &&
        sort !== DEFAULT_SORT_ORDER && { sortBy: sortedIndexName(sort, locale, currency) }),
      ...(Object.keys(refinementList).length > 0 && { refinementList }),
      ...(hasRange && { range: { [`prices.${currency}`]: `${minor(minPrice)}:${minor(maxPrice)}` } }),
    },
  };
}

/** The search that InstantSearch's state stands for, for a router's `stateToRoute`. The inverse of {@link toUiState}. */
export function fromUiState(uiState: SearchUiState, context: UiStateContext): SearchState {
  const { kind, locale, currency, facets = productFacets } = context;
  const index = uiState[indexName(kind, locale)] ?? {};
  const [minPrice, maxPrice] = (index.range?.[`prices.${currency}`] ?? '').split(':').map(wholeUnits);
  const sort = (index.sortBy === undefined ? undefined : sortOfIndex(index.sortBy)) ?? DEFAULT_SORT_ORDER;
  return normalizeSearchState({
    query: index.query ?? '',
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, attribute]) => [name, index.refinementList?.[attribute] ?? []]),
    ),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    sort,
    page: index.page ?? 1,
  });
}

function minor(price: number | undefined): string {
  return price === undefined ? '' : String(price * MINOR_UNITS);
}

function wholeUnits(text: string): number | undefined {
  return /^\d+$/.test(text) ? Math.floor(Number(text) / MINOR_UNITS) : undefined;
}
