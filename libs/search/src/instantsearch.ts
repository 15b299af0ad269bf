import { findFacetAttribute, RATING_ATTRIBUTE, type FacetAttributes } from './facets.ts';
import { getCurrencyExponent } from './internal/currency-exponent.ts';
import { HISTORY_WRITE_DELAY_MS } from './limits.ts';
import { createSearchUrlCodec, type SearchUrlCodec, type SearchRoute } from './search-url-codec.ts';
import type { ListIndices } from './search-indices.ts';
import { normalizeSearchState, type SearchState } from './search-state.ts';

export { createDeferredRouter, type DeferredRouter, type SearchRouter } from './deferred-router.ts';
export { createListRouter, type ListRouter, type ListRouterOptions } from './list-router.ts';
export {
  createPrerenderedClient,
  type ListRequest,
  type ListResult,
  type PrerenderedClient,
  type PrerenderedClientOptions,
} from './prerendered-client.ts';

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

/** Options of {@link createInstantSearchRouting}. */
export interface InstantSearchRoutingOptions<Sort extends string = string> extends UiStateContext<Sort> {
  /** Format of URLs, with English words by default. */
  readonly address?: SearchUrlCodec<NoInfer<Sort>>;
}

/** Turns the state of one index into a route, and back. A route is what the address has, as plain values. */
export interface SearchStateMapping {
  /** The route of this list's search; of other indices and widgets it says nothing. */
  stateToRoute(uiState: SearchUiState): SearchRoute;
  /** The state that a route asks for, whatever a router has made of the address. */
  routeToState(route: Readonly<Record<string, unknown>>): SearchUiState;
}

/** Options of InstantSearch's own router, `history()` of `instantsearch.js/es/lib/routers`. */
export interface HistoryRouterOptions {
  /** The address `location` with the search of a route; names that are not of the search stay. */
  createURL(parts: { readonly routeState: SearchRoute; readonly location: RoutedLocation }): string;
  /** The route in the address `location`. */
  parseURL(parts: { readonly location: RoutedLocation }): SearchRoute;
  /** Milliseconds. */
  readonly writeDelay: number;
  /** A search that leaves the page leaves its address alone: by then it is another page's. */
  readonly cleanUrlOnDispose: false;
}

/** State mapping and history options for the `routing` prop of InstantSearch. */
export interface InstantSearchRouting {
  /** For `routing.stateMapping`. */
  readonly stateMapping: SearchStateMapping;
  /** For `routing.router`, by way of `history()`. Other routers take a route as it is: it is Vue Router's `query`, say. */
  readonly history: HistoryRouterOptions;
}

/** The parts of `window.location` that an address is made of. */
export interface RoutedLocation {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Creates the parts of InstantSearch's `routing` option that read and write the URLs of this library. Imports nothing of
 * InstantSearch.
 *
 * @example
 * ```ts
 * const routing = createInstantSearchRouting({ indexName: 'products', currency: 'EUR' });
 * // { router: history(routing.history), stateMapping: routing.stateMapping }
 * const route = routing.stateMapping.stateToRoute({ products: { query: 'creme', page: 2 } });
 * route; // => { q: 'creme', page: '2' }
 *
 * const location = new URL('https://shop.example/shop?utm_source=mail');
 * routing.history.createURL({ routeState: route, location }); // => 'https://shop.example/shop?q=creme&page=2&utm_source=mail'
 * ```
 */
export function createInstantSearchRouting<Sort extends string = never>(
  options: InstantSearchRoutingOptions<Sort>,
): InstantSearchRouting {
  const { facets = {}, sortOrders } = options;
  const { address = createSearchUrlCodec({ facets, sortOrders: Object.keys(sortOrders ?? {}) as Sort[] }) } =
    options;
  return {
    stateMapping: {
      stateToRoute: (uiState) => address.toRoute(toSearchState(uiState, options)),
      routeToState: (route) => toUiState(address.read(route), options),
    },
    history: {
      createURL({ routeState, location: { origin, pathname, search, hash } }) {
        const updated = address.update(search, address.read(routeState));
        return origin + pathname + (updated === '' ? '' : `?${updated}`) + hash;
      },
      parseURL: ({ location }) => address.toRoute(address.read(location.search)),
      writeDelay: HISTORY_WRITE_DELAY_MS,
      cleanUrlOnDispose: false,
    },
  };
}
