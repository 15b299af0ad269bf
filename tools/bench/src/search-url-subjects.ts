import { searchIndices, listUrlWords, type SortOrder } from '@marehalm/shop/search';
import { createSearchUrlCodec, productFacets, type SearchState } from '@marehalm/search';
import {
  createInstantSearchRouting,
  toSearchState,
  toUiState,
  type SearchUiState,
} from '@marehalm/search/instantsearch';
import { history } from 'instantsearch.js/es/lib/routers/index.js';
import { simple } from 'instantsearch.js/es/lib/stateMappings/index.js';
import qs from 'qs';
import {
  createQuestionsContender,
  expectEqualAnswers,
  createItems,
  type BenchSubject,
} from './bench-subject.ts';

const STATE_COUNT = 100;
const PAGE = 'https://shop.example/da/shop';

/** The parts of InstantSearch's router and mapping that are used. */
type Router = { createURL(route: object): string; read(): object };
type Mapping = { stateToRoute(uiState: object): object; routeToState(route: object): object };
const createHistoryRouter = history as (options: { getLocation: () => object }) => Router;
const createSimpleMapping = simple as () => Mapping;

/** Creates the subject of a round trip of the search state through its URL, compared with InstantSearch's own. */
export function createSearchUrlSubjects(): BenchSubject[] {
  const context = { ...searchIndices.list('products', 'da', 'DKK'), facets: productFacets };
  const address = createSearchUrlCodec({
    facets: productFacets,
    sortOrders: searchIndices.sortOrders,
    words: listUrlWords.da,
  });
  const states = createItems(STATE_COUNT, createState).map(address.normalize);
  const uiStates = states.map((state) => toUiState(state, context));
  const routes = states.map(address.toRoute);

  const ours = (state: SearchState<SortOrder>) => address.read(address.write(state));

  const routing = createInstantSearchRouting({ ...context, urlCodec: address });
  const page = new URL(PAGE);
  const ourRouting = (uiState: SearchUiState) => {
    const href = routing.history.createURL({
      routeState: routing.stateMapping.stateToRoute(uiState),
      location: page,
    });
    return routing.stateMapping.routeToState(
      routing.history.parseURL({ location: { ...toLocation(href), origin: page.origin } }),
    );
  };

  let location: object = toLocation(PAGE);
  const router = createHistoryRouter({ getLocation: () => location });
  const mapping = createSimpleMapping();
  const theirs = (uiState: object) => {
    const href = router.createURL(mapping.stateToRoute(uiState));
    location = toLocation(href);
    return mapping.routeToState(router.read());
  };

  const qsAlone = (route: object) => qs.parse(qs.stringify(route), { arrayLimit: 99 });

  expectEqualAnswers('searches and their addresses', {
    states,
    '@marehalm/search': states.map(ours),
    '@marehalm/search/instantsearch': uiStates.map((uiState) => toSearchState(ourRouting(uiState), context)),
    'instantsearch.js': uiStates.map((uiState) => toSearchState(parseNumbers(theirs(uiState)), context)),
    qs: routes.map((route) => address.read(qsAlone(route))),
  });
  const meanLength = (queryStrings: readonly string[]) =>
    Math.round(queryStrings.reduce((sum, { length }) => sum + length, 0) / queryStrings.length);
  const lengths = {
    ours: meanLength(states.map(address.write)),
    theirs: meanLength(uiStates.map((uiState) => qs.stringify(mapping.stateToRoute(uiState)))),
  };
  return [
    {
      title: `Searches through ${STATE_COUNT} addresses and back`,
      work: `One operation writes a state into a query string and reads it back; every contender gave back the same ${STATE_COUNT} searches.`,
      contenders: [
        createQuestionsContender('@marehalm/search: write() and read()', states, ours),
        createQuestionsContender(
          '@marehalm/search/instantsearch: state of InstantSearch to URL and back',
          uiStates,
          ourRouting,
        ),
        createQuestionsContender('instantsearch.js 4.118: simple() and history(), with qs', uiStates, theirs),
        createQuestionsContender('qs 6.17 alone: stringify() and parse()', routes, qsAlone),
      ],
      notes: [
        `A query string of @marehalm/search has ${lengths.ours} characters on average, one of simple() ${lengths.theirs}.`,
        "simple() and qs check nothing and bring nothing in order: one search has as many addresses as its keys have orders, whatever an address holds reaches the widgets, and numbers come back as texts, which InstantSearch's widgets put right.",
        '@marehalm/search keeps limits, order and words on both ways. It carries the query, refinement lists, one price range, stars, order and page; simple() carries every widget and several indices.',
      ],
    },
  ];
}

function createState(index: number): SearchState<SortOrder> {
  const { sortOrders } = searchIndices;
  const facets = Object.keys(productFacets).filter((_, position) => (index >> position) % 2 === 1);
  return {
    query: ['', 'serum', 'øjencreme til tør hud', 'olie & balm'][index % 4] ?? '',
    facets: Object.fromEntries(
      facets.map((facet) => [
        facet,
        createItems(1 + (index % 3), (value) => `value-${(index + value) % 17}`),
      ]),
    ),
    ...(index % 5 === 0 && { minPrice: index, maxPrice: index + 250 }),
    ...(index % 7 === 0 && { minRating: 1 + (index % 5) }),
    sort: sortOrders[index % sortOrders.length] ?? 'newest',
    page: 1 + (index % 6),
  };
}

/** Returns `href` in the form of a browser's `location`. */
function toLocation(href: string) {
  const mark = href.indexOf('?');
  return {
    protocol: 'https:',
    hostname: 'shop.example',
    pathname: '/da/shop',
    search: mark === -1 ? '' : href.slice(mark),
    hash: '',
  };
}

/** Converts texts to numbers, as InstantSearch's widgets do with a route. */
function parseNumbers(uiState: object): SearchUiState {
  return Object.fromEntries(
    Object.entries(uiState as SearchUiState).map(([name, { page, ratingMenu, ...others }]) => [
      name,
      {
        ...others,
        ...(page !== undefined && { page: Number(page) }),
        ...(ratingMenu && {
          ratingMenu: Object.fromEntries(
            Object.entries(ratingMenu).map(([attribute, stars]) => [attribute, Number(stars)]),
          ),
        }),
      },
    ]),
  );
}
