import { describe, expect, expectTypeOf, test } from 'vitest';
import { journalFacets } from './facets.ts';
import {
  createInstantSearchRouting,
  type InstantSearchRouting,
  type RoutedLocation,
} from './instantsearch-routing.ts';
import { createSearchUrlCodec, type SearchRoute } from './search-url-codec.ts';
import { careUrlCodecs, careIndices, getTestProductContext, careWords } from './testing/example-shop.ts';

const danishProducts = getTestProductContext('da', 'DKK');

describe('createInstantSearchRouting()', () => {
  const routing = createInstantSearchRouting({ ...danishProducts, urlCodec: careUrlCodecs.da });
  const uiState = {
    products_da: {
      query: 'creme',
      page: 2,
      sortBy: 'products_da_newest',
      refinementList: { skinTypes: ['dry', 'oily'] },
    },
    // Another index of the page, and widgets that no address knows.
    journals_da: { query: 'creme' },
  };
  const route = { q: 'creme', hudtype: ['dry', 'oily'], sortering: 'nyeste', side: '2' };
  const at = (href: string) => new URL(href, 'https://shop.example');

  test('writes the state of its list in the words of its language', () => {
    expect(routing.stateMapping.stateToRoute(uiState)).toEqual(route);
  });

  test('parses it back', () => {
    expect(routing.stateMapping.routeToState(route)).toEqual({ products_da: uiState.products_da });
  });

  test('accepts query strings parsed by routers', () => {
    const fromVueRouter = { ...route, hudtype: ['dry', null], utm_source: 'mail' };
    expect(routing.stateMapping.routeToState(fromVueRouter)).toMatchObject({
      products_da: { refinementList: { skinTypes: ['dry'] } },
    });
    expect(routing.stateMapping.routeToState({})).toEqual({ products_da: {} });
  });

  test.each<
    [
      criterion: string,
      href: string,
      route: Parameters<typeof routing.history.createURL>[0]['routeState'],
      expected: string,
    ]
  >([
    [
      'has one URL for each search',
      '/da/shop',
      route,
      '/da/shop?q=creme&hudtype=dry&hudtype=oily&sortering=nyeste&side=2',
    ],
    [
      'keeps other parts of the URL',
      '/da/shop?q=olie&utm_source=mail#top',
      route,
      '/da/shop?q=creme&hudtype=dry&hudtype=oily&sortering=nyeste&side=2&utm_source=mail#top',
    ],
    ['has no question mark without state', '/da/shop?q=olie', {}, '/da/shop'],
  ])('createURL() %s', (_criterion, href, routeState, expected) => {
    expect(routing.history.createURL({ routeState, location: at(href) })).toBe(at(expected).href);
  });

  test('parseURL() parses any URL into a route of its own words', () => {
    expect(routing.history.parseURL({ location: at('/da/shop?page=2&skin-type=dry&q=creme&x=y') })).toEqual({
      q: 'creme',
      hudtype: ['dry'],
      side: '2',
    });
  });

  test('waits 400 ms and ignores the URL of another page', () => {
    expect(routing.history).toMatchObject({ writeDelay: 400, cleanUrlOnDispose: false });
  });

  test('accepts facets and words', () => {
    const context = { ...careIndices.list('journals', 'da', 'DKK'), facets: journalFacets };
    const state = { journals_da: { refinementList: { kind: ['article'] } } };
    expect(createInstantSearchRouting(context).stateMapping.stateToRoute(state)).toEqual({
      kind: ['article'],
    });
    const address = createSearchUrlCodec({ facets: journalFacets, words: careWords.da });
    const danish = createInstantSearchRouting({ ...context, urlCodec: address });
    expect(danish.stateMapping.stateToRoute(state)).toEqual({ type: ['artikel'] });
  });

  test('accepts a real location, and fits the types of InstantSearch', () => {
    expectTypeOf<Location>().toExtend<RoutedLocation>();
    interface StateMapping<UiState, RouteState> {
      stateToRoute: (uiState: UiState) => RouteState;
      routeToState: (routeState: RouteState) => UiState;
    }
    /** As `instantsearch.js` has it, but for widgets that no address knows. */
    interface UiState {
      [indexId: string]: {
        query?: string;
        page?: number;
        sortBy?: string;
        refinementList?: Record<string, string[]>;
        range?: Record<string, string>;
        ratingMenu?: Record<string, number | undefined>;
        toggle?: Record<string, boolean>;
        configure?: object;
      };
    }
    expectTypeOf<InstantSearchRouting['stateMapping']>().toExtend<StateMapping<UiState, SearchRoute>>();
    interface Router<RouteState> {
      createURL: (parts: { qsModule: object; routeState: RouteState; location: Location }) => string;
      parseURL: (parts: { qsModule: object; location: Location }) => RouteState;
    }
    expectTypeOf<InstantSearchRouting['history']>().toExtend<Router<SearchRoute>>();
  });
});
