import { describe, expect, expectTypeOf, test } from 'vitest';
import { journalFacets } from './facets.ts';
import {
  createInstantSearchRouting,
  toSearchState,
  toUiState,
  type InstantSearchRouting,
  type RoutedLocation,
} from './instantsearch.ts';
import { createSearchUrlCodec, type SearchRoute } from './search-url-codec.ts';
import { emptySearchState } from './search-state.ts';
import {
  careUrlCodecs,
  careIndices,
  careJournalContext,
  getTestProductContext,
  careWords,
} from './testing/example-shop.ts';

const danishProducts = getTestProductContext('da', 'DKK');
const { read } = careUrlCodecs.en;

describe('toUiState()', () => {
  test('uses attributes, replicas and minor units', () => {
    const state = read('q=creme&skin-type=dry&min-price=100&min-rating=4&sort=lowest-price&page=2');
    expect(toUiState(state, danishProducts)).toStrictEqual({
      products_da: {
        query: 'creme',
        page: 2,
        sortBy: 'products_da_price_dkk_asc',
        refinementList: { skinTypes: ['dry'] },
        range: { 'prices.DKK': '10000:' },
        ratingMenu: { rating: 4 },
      },
    });
    expect(toUiState(read('max-price=5'), danishProducts)).toEqual({
      products_da: { range: { 'prices.DKK': ':500' } },
    });
  });

  test('is empty for an empty search', () => {
    expect(toUiState(emptySearchState, danishProducts)).toStrictEqual({ products_da: {} });
  });

  test('has no order by price in the journal, and no facet of another list', () => {
    const state = {
      ...emptySearchState,
      sort: 'lowest-price',
      facets: { topic: ['guides'], concern: ['x'] },
    } as const;
    expect(toUiState(state, careJournalContext)).toStrictEqual({
      journals: { refinementList: { topic: ['guides'] } },
    });
  });

  test('sets toggles among the facets', () => {
    const context = { ...danishProducts, toggles: ['available', 'new'] };
    const state = read('available=true&new=false&skin-type=dry');
    expect(toUiState(state, context)).toStrictEqual({
      products_da: { refinementList: { skinTypes: ['dry'] }, toggle: { available: true } },
    });
    expect(toSearchState(toUiState(state, context), context).facets).toEqual({
      available: ['true'],
      'skin-type': ['dry'],
    });
    expect(toSearchState({ products_da: { toggle: { isNew: false } } }, context)).toStrictEqual(
      emptySearchState,
    );
  });

  test('normalizes the state', () => {
    expect(toUiState({ ...emptySearchState, minPrice: 2, maxPrice: 1, page: -1 }, danishProducts)).toEqual({
      products_da: { range: { 'prices.DKK': '100:200' } },
    });
  });
});

describe('toSearchState()', () => {
  test('is empty for another index', () => {
    expect(toSearchState({ journals: { query: 'x' } }, danishProducts)).toStrictEqual(emptySearchState);
  });

  test('widens a range that is not in whole units', () => {
    const range = { 'prices.DKK': '10050:19950' };
    expect(toSearchState({ products_da: { range } }, danishProducts)).toEqual({
      ...emptySearchState,
      minPrice: 100,
      maxPrice: 200,
    });
  });

  test.each(['x:y', '', ':', '-5:1.5', '10 : 20'])('makes nothing of the range %j', (text) => {
    const uiState = { products_da: { range: { 'prices.DKK': text, 'prices.EUR': '100:200' } } };
    expect(toSearchState(uiState, danishProducts)).toStrictEqual(emptySearchState);
  });

  test('recognizes the order of another market and ignores unknown indices', () => {
    const sortOf = (sortBy: string) => toSearchState({ products_da: { sortBy } }, danishProducts).sort;
    expect(sortOf('products_da_price_dkk_desc')).toBe('highest-price');
    expect(sortOf('products_da_price_nok_desc')).toBeUndefined();
    expect(sortOf('products_da')).toBeUndefined();
  });

  test.each([
    ['JPY', '1000:'],
    ['HUF', '100000:'],
    ['KWD', '1000000:'],
  ])('counts in the minor units of ISO 4217: 1000 %s are %s', (currency, range) => {
    const list = { indexName: 'weine', currency };
    const uiState = { weine: { range: { [`prices.${currency}`]: range } } };
    expect(toUiState({ ...emptySearchState, minPrice: 1000 }, list)).toEqual(uiState);
    expect(toSearchState(uiState, list).minPrice).toBe(1000);
  });

  test('widens a price between whole units to them', () => {
    const dinar = { indexName: 'weine', currency: 'KWD' };
    expect(toSearchState({ weine: { range: { 'prices.KWD': '1500:' } } }, dinar).minPrice).toBe(1);
  });

  test('escapes a leading hyphen of a value, as InstantSearch does', () => {
    const wines = { indexName: 'weine', currency: 'EUR', facets: { rebsorte: 'grapes' } };
    const state = { ...emptySearchState, facets: { rebsorte: ['-süß', 'a-b'] } };
    expect(toUiState(state, wines)).toEqual({ weine: { refinementList: { grapes: ['\\-süß', 'a-b'] } } });
    expect(toSearchState(toUiState(state, wines), wines)).toEqual(state);
  });
});

describe('createInstantSearchRouting()', () => {
  const routing = createInstantSearchRouting({ ...danishProducts, address: careUrlCodecs.da });
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
    const danish = createInstantSearchRouting({ ...context, address });
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
