import { HISTORY_WRITE_DELAY_MS } from './limits.ts';
import { createSearchUrlCodec, type SearchUrlCodec, type SearchRoute } from './search-url-codec.ts';
import { type UiStateContext, type SearchUiState, toSearchState, toUiState } from './ui-state.ts';

/** Options of {@link createInstantSearchRouting}. */
export interface InstantSearchRoutingOptions<Sort extends string = string> extends UiStateContext<Sort> {
  /** Format of URLs, with English words by default. */
  readonly urlCodec?: SearchUrlCodec<NoInfer<Sort>>;
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
  const { urlCodec = createSearchUrlCodec({ facets, sortOrders: Object.keys(sortOrders ?? {}) as Sort[] }) } =
    options;
  return {
    stateMapping: {
      stateToRoute: (uiState) => urlCodec.toRoute(toSearchState(uiState, options)),
      routeToState: (route) => toUiState(urlCodec.read(route), options),
    },
    history: {
      createURL({ routeState, location: { origin, pathname, search, hash } }) {
        const updated = urlCodec.update(search, urlCodec.read(routeState));
        return origin + pathname + (updated === '' ? '' : `?${updated}`) + hash;
      },
      parseURL: ({ location }) => urlCodec.toRoute(urlCodec.read(location.search)),
      writeDelay: HISTORY_WRITE_DELAY_MS,
      cleanUrlOnDispose: false,
    },
  };
}
