import { facetAttribute, productFacets, RATING_ATTRIBUTE, type FacetAttributes } from './facets.ts';
import {
  DEFAULT_SORT_ORDER,
  indexName,
  sortedIndexName,
  sortOfIndex,
  type IndexKind,
  type SearchCurrency,
  type SearchLocale,
} from './index-names.ts';
import { HISTORY_WRITE_DELAY } from './limits.ts';
import { createSearchAddress, type SearchAddress, type SearchRoute } from './search-address.ts';
import { normalizeSearchState, type SearchState } from './search-state.ts';
import { searchWords } from './search-words.ts';

export { createDeferredRouter, type DeferredRouter, type SearchRouter } from './deferred-router.ts';

/** What InstantSearch keeps for one index. Only the parts that an address carries. */
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

/** The list that a state of InstantSearch is of. */
export interface UiStateContext {
  readonly kind: IndexKind;
  readonly locale: SearchLocale;
  readonly currency: SearchCurrency;
  /** The facets of the list, {@link productFacets} unless told. Each is a refinement list, unless it is one of {@link toggles}. */
  readonly facets?: FacetAttributes;
  /** Names of the facets that are toggles: on is their value `true`, off is none. */
  readonly toggles?: readonly string[];
}

const MINOR_UNITS = 100;

/** The value of a facet that is a toggle. */
const ON = 'true';

/**
 * InstantSearch's state for a search, for `initialUiState`. The library itself is not needed here: its state is plain values.
 *
 * @example
 * ```ts
 * const state = createSearchAddress().read('q=creme&skin-type=dry&sort=lowest-price');
 * toUiState(state, { kind: 'products', locale: 'da', currency: 'DKK' }); // => { products_da: { query: 'creme',
 * //    sortBy: 'products_da_price_dkk_asc', refinementList: { skinTypes: ['dry'] } } }
 * ```
 */
export function toUiState(state: SearchState, context: UiStateContext): SearchUiState {
  const { kind, locale, currency, facets = productFacets, toggles = [] } = context;
  const normal = normalizeSearchState(state);
  const { query, minPrice, maxPrice, minRating, sort, page } = normal;
  const chosen = Object.entries(normal.facets).flatMap(([name, values]) => {
    const attribute = facetAttribute(facets, name);
    return attribute === undefined
      ? []
      : [{ attribute, values: [...values], isToggle: toggles.includes(name) }];
  });
  const lists = chosen.filter(({ isToggle }) => !isToggle);
  const isOn = chosen.filter(({ isToggle, values }) => isToggle && values.includes(ON));
  const hasRange = minPrice !== undefined || maxPrice !== undefined;
  const isSorted = kind === 'products' && sort !== DEFAULT_SORT_ORDER;
  return {
    [indexName(kind, locale)]: {
      ...(query !== '' && { query }),
      ...(page > 1 && { page }),
      ...(isSorted && { sortBy: sortedIndexName(sort, locale, currency) }),
      ...(lists.length > 0 && {
        refinementList: Object.fromEntries(lists.map(({ attribute, values }) => [attribute, values])),
      }),
      ...(isOn.length > 0 && { toggle: Object.fromEntries(isOn.map(({ attribute }) => [attribute, true])) }),
      ...(hasRange && { range: { [`prices.${currency}`]: `${minor(minPrice)}:${minor(maxPrice)}` } }),
      ...(minRating !== undefined && { ratingMenu: { [RATING_ATTRIBUTE]: minRating } }),
    },
  };
}

/**
 * The search that InstantSearch's state stands for; the inverse of {@link toUiState}. A price range that is not in whole units
 * is widened to them.
 *
 * @example
 * ```ts
 * const uiState = { journals: { query: 'havtorn', refinementList: { topic: ['guides'] } } };
 * const context = { kind: 'journals', locale: 'en', currency: 'EUR', facets: journalFacets } as const;
 * fromUiState(uiState, context); // => { query: 'havtorn', facets: { topic: ['guides'] }, sort: 'most-popular', page: 1 }
 * ```
 */
export function fromUiState(uiState: SearchUiState, context: UiStateContext): SearchState {
  const { kind, locale, currency, facets = productFacets, toggles = [] } = context;
  const index = uiState[indexName(kind, locale)] ?? {};
  const [min, max] = index.range?.[`prices.${currency}`]?.split(':') ?? [];
  return normalizeSearchState({
    query: index.query ?? '',
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, attribute]) => [
        name,
        toggles.includes(name)
          ? index.toggle?.[attribute] === true
            ? [ON]
            : []
          : (index.refinementList?.[attribute] ?? []),
      ]),
    ),
    minPrice: wholeUnits(min, Math.floor),
    maxPrice: wholeUnits(max, Math.ceil),
    minRating: index.ratingMenu?.[RATING_ATTRIBUTE],
    sort: sortOfIndex(index.sortBy ?? '') ?? DEFAULT_SORT_ORDER,
    page: index.page ?? 1,
  });
}

/** What {@link createInstantSearchRouting} is told. */
export interface InstantSearchRoutingOptions extends UiStateContext {
  /** How addresses are written, in the words of `locale` unless told. */
  readonly address?: SearchAddress;
}

/** Turns the state of one index into a route, and back. A route is what the address has, as plain values. */
export interface SearchStateMapping {
  /** The route of this list's search; of other indices and widgets it says nothing. */
  stateToRoute(uiState: SearchUiState): SearchRoute;
  /** The state that a route asks for, whatever a router has made of the address. */
  routeToState(route: Readonly<Record<string, unknown>>): SearchUiState;
}

/** What InstantSearch's own router, `history()` of `instantsearch.js/es/lib/routers`, has to be told. */
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

/** What InstantSearch's `routing` takes. */
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
 * Lets InstantSearch, in any of its flavours, keep its state in this library's addresses. Nothing of InstantSearch is imported.
 *
 * @example
 * ```ts
 * const routing = createInstantSearchRouting({ kind: 'products', locale: 'da', currency: 'DKK' });
 * // { router: history(routing.history), stateMapping: routing.stateMapping }
 * const route = routing.stateMapping.stateToRoute({ products_da: { query: 'creme', page: 2 } });
 * route; // => { q: 'creme', side: '2' }
 *
 * const location = new URL('https://shop.example/da/shop?utm_source=mail');
 * routing.history.createURL({ routeState: route, location }); // => 'https://shop.example/da/shop?q=creme&side=2&utm_source=mail'
 * ```
 */
export function createInstantSearchRouting(options: InstantSearchRoutingOptions): InstantSearchRouting {
  const { locale, facets = productFacets } = options;
  const { address = createSearchAddress({ facets, words: searchWords[locale] }) } = options;
  return {
    stateMapping: {
      stateToRoute: (uiState) => address.toRoute(fromUiState(uiState, options)),
      routeToState: (route) => toUiState(address.read(route), options),
    },
    history: {
      createURL({ routeState, location: { origin, pathname, search, hash } }) {
        const updated = address.update(search, address.read(routeState));
        return origin + pathname + (updated === '' ? '' : `?${updated}`) + hash;
      },
      parseURL: ({ location }) => address.toRoute(address.read(location.search)),
      writeDelay: HISTORY_WRITE_DELAY,
      cleanUrlOnDispose: false,
    },
  };
}

function minor(price: number | undefined): string {
  return price === undefined ? '' : String(price * MINOR_UNITS);
}

function wholeUnits(text = '', round: (price: number) => number): number | undefined {
  return /^\d+$/.test(text) ? round(Number(text) / MINOR_UNITS) : undefined;
}
