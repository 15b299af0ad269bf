import { type FacetAttributes, findFacetAttribute, RATING_ATTRIBUTE } from './facets.ts';
import { getCurrencyExponent } from './internal/currency-exponent.ts';
import type { ListIndices } from './search-indices.ts';
import { type SearchState, normalizeSearchState } from './search-state.ts';

/** InstantSearch's state of one index. Only the parts that an address carries. */
export interface IndexUiState {
  query?: string;
  /** From 1. */
  page?: number;
  /** Name of the index that has the order. */
  sortBy?: string;
  /** Chosen values by attribute. */
  refinementList?: Record<string, string[]>;
  /** `min:max` in minor units by attribute, either side may be empty. */
  range?: Record<string, string>;
  /** Fewest stars by attribute. */
  ratingMenu?: Record<string, number | undefined>;
  /** Whether a toggle is on, by attribute. */
  toggle?: Record<string, boolean>;
}

/** InstantSearch's state by index name. */
export type SearchUiState = Record<string, IndexUiState>;

/** The list that a state of InstantSearch belongs to; `list()` of `createSearchIndices()` returns its indices. */
export interface UiStateContext<Sort extends string = string> extends ListIndices<string, Sort> {
  /** The facets of the list, none by default. Each is a refinement list, unless it is one of {@link toggles}. */
  readonly facets?: FacetAttributes;
  /** Names of the facets that are toggles: on is their value `true`, off is none. */
  readonly toggles?: readonly string[];
}

/** The value of a facet that is a toggle. */
const ON = 'true';

/**
 * Returns InstantSearch's state for a search, for `initialUiState`. The library itself is not needed here: its state is plain values.
 *
 * @example
 * ```ts
 * const context = { indexName: 'weine', currency: 'JPY', sortOrders: { best: 'weine', cheapest: 'weine_price_jpy_asc' } } as const;
 * toUiState({ query: 'riesling', facets: {}, maxPrice: 9000, sort: 'cheapest', page: 1 }, context); // => { weine: {
 * //    query: 'riesling', sortBy: 'weine_price_jpy_asc', range: { 'prices.JPY': ':9000' } } }
 * ```
 */
export function toUiState<Sort extends string>(
  state: SearchState<NoInfer<Sort>>,
  context: UiStateContext<Sort>,
): SearchUiState {
  const { indexName, currency, sortOrders, facets = {}, toggles = [] } = context;
  const normal = normalizeSearchState(state);
  const { query, minPrice, maxPrice, minRating, sort, page } = normal;
  const chosen = Object.entries(normal.facets).flatMap(([name, values]) => {
    const attribute = findFacetAttribute(facets, name);
    return attribute === undefined ? [] : [{ attribute, values, isToggle: toggles.includes(name) }];
  });
  const lists = chosen.filter(({ isToggle }) => !isToggle);
  const isOn = chosen.filter(({ isToggle, values }) => isToggle && values.includes(ON));
  const sortBy = sort !== undefined && sortOrders && Object.hasOwn(sortOrders, sort) && sortOrders[sort];
  const minor = (price: number | undefined) =>
    price === undefined ? '' : String(price * 10 ** getCurrencyExponent(currency));
  return {
    [indexName]: {
      ...(query !== '' && { query }),
      ...(page > 1 && { page }),
      ...(sortBy && sortBy !== indexName && { sortBy }),
      ...(lists.length > 0 && {
        refinementList: Object.fromEntries(
          lists.map(({ attribute, values }) => [attribute, values.map(escapeFacetValue)]),
        ),
      }),
      ...(isOn.length > 0 && { toggle: Object.fromEntries(isOn.map(({ attribute }) => [attribute, true])) }),
      ...((minPrice !== undefined || maxPrice !== undefined) && {
        range: { [`prices.${currency}`]: `${minor(minPrice)}:${minor(maxPrice)}` },
      }),
      ...(minRating !== undefined && { ratingMenu: { [RATING_ATTRIBUTE]: minRating } }),
    },
  };
}

/**
 * Converts InstantSearch's UI state of this list's index to a search state; the inverse of {@link toUiState}. Price ranges are
 * widened to whole units of the currency.
 *
 * @example
 * ```ts
 * const uiState = { journals: { query: 'havtorn', refinementList: { topic: ['guides'] } } };
 * const context = { indexName: 'journals', currency: 'EUR', facets: journalFacets };
 * toSearchState(uiState, context); // => { query: 'havtorn', facets: { topic: ['guides'] }, page: 1 }
 * ```
 */
export function toSearchState<Sort extends string>(
  uiState: SearchUiState,
  context: UiStateContext<Sort>,
): SearchState<Sort> {
  const { indexName, currency, sortOrders, facets = {}, toggles = [] } = context;
  const index = uiState[indexName] ?? {};
  const [min, max] = index.range?.[`prices.${currency}`]?.split(':') ?? [];
  const units = (text = '', round: (price: number) => number) =>
    /^\d+$/.test(text) ? round(Number(text) / 10 ** getCurrencyExponent(currency)) : undefined;
  const sort = Object.entries<string>(sortOrders ?? {}).find(([, name]) => name === index.sortBy);
  return normalizeSearchState({
    query: index.query ?? '',
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, attribute]) => [
        name,
        toggles.includes(name)
          ? index.toggle?.[attribute] === true
            ? [ON]
            : []
          : (index.refinementList?.[attribute] ?? []).map(unescapeFacetValue),
      ]),
    ),
    minPrice: units(min, Math.floor),
    maxPrice: units(max, Math.ceil),
    minRating: index.ratingMenu?.[RATING_ATTRIBUTE],
    sort: index.sortBy === indexName ? undefined : (sort?.[0] as Sort | undefined),
    page: index.page ?? 1,
  });
}

/** InstantSearch escapes a leading `-`, which would negate the filter. */
const escapeFacetValue = (value: string) => value.replace(/^-/, '\\-');

const unescapeFacetValue = (value: string) => value.replace(/^\\-/, '-');
