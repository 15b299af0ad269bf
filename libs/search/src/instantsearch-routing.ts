import { HISTORY_WRITE_DELAY_MS } from './limits.ts';
import { createSearchUrlCodec, type SearchUrlCodec, type SearchRoute } from './search-url-codec.ts';
import { type UiStateContext, type SearchUiState, toSearchState, toUiState } from './ui-state.ts';

/** Options of {@link createInstantSearchRouting}. */
export interface InstantSearchRoutingOptions<Sort extends string = string> extends UiStateContext<Sort> {
  /** Format of URLs, with English words by default. */
  readonly urlCodec?: SearchUrlCodec<NoInfer<Sort>>;
}

/** Converts the UI state of one index to a route and back. A route is the query of the URL as plain values. */
export interface SearchStateMapping {
  /** Returns the route of this list's search; ignores other indices and widgets. */
  stateToRoute(uiState: SearchUiState): SearchRoute;
  /** Returns the UI state of a route. Accepts any values, because routers parse URLs differently. */
  routeToState(route: Readonly<Record<string, unknown>>): SearchUiState;
}

/** Options of InstantSearch's own router, `history()` of `instantsearch.js/es/lib/routers`. */
export interface HistoryRouterOptions {
  /** Returns the URL of `location` with the search of a route; keeps parameters of others. */
  createURL(parts: { readonly routeState: SearchRoute; readonly location: RoutedLocation }): string;
  /** Returns the route in the URL `location`. */
  parseURL(parts: { readonly location: RoutedLocation }): SearchRoute;
  /** Milliseconds. */
  readonly writeDelay: number;
  /** Keeps the URL when InstantSearch is disposed, because it belongs to another page by then. */
  readonly cleanUrlOnDispose: false;
}

/** State mapping and history options for the `routing` prop of InstantSearch. */
export interface InstantSearchRouting {
  /** For `routing.stateMapping`. */
  readonly stateMapping: SearchStateMapping;
  /** For `routing.router`, by way of `history()`. Other routers take a route as it is: it is Vue Router's `query`, say. */
  readonly history: HistoryRouterOptions;
}

/** The parts of `window.location` that make up a URL. */
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
