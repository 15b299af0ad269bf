import { markets, type LocaleCode, type MarketId } from '@marehalm/shop';
import { searchIndices, type SortOrder } from '@marehalm/shop/search';
import { HITS_PER_PAGE, type IndexKind, type SearchRoute } from '@marehalm/search';
import {
  createDeferredRouter,
  createInstantSearchRouting,
  type DeferredRouter,
  type SearchStateMapping,
  type UiStateContext,
} from '@marehalm/search/instantsearch';
import type { InitialResults } from 'instantsearch.js';
import { pagesRequest } from './found-pages';
import { getFacetAttributes, createListUrlState } from '../view-models/list-url-state';
import { createListClient, type ListResult } from './list-client';
import type { ListRouter } from './list-router';
import { loadListService } from './load-list-service';
import type { ListingView } from '../view-models/listing-view';

/** Facets with a single value, shown as switches. */
export const toggleFacets: readonly string[] = ['available', 'new'];

export interface ListOptions {
  readonly kind: IndexKind;
  readonly view: ListingView;
  /** Hits in the prerendered page: the first of the list. */
  readonly hits: readonly { readonly objectID: string }[];
  /** Whether a query may find information pages, too. */
  readonly withPages?: boolean;
}

/** The props of InstantSearch for a list. */
export interface ListSearch {
  /** Context for `toUiState()` and `fromUiState()` of `@marehalm/search`. */
  readonly context: UiStateContext<SortOrder>;
  readonly client: ReturnType<typeof createListClient>;
  readonly routing: {
    readonly router: DeferredRouter<SearchRoute>;
    readonly stateMapping: SearchStateMapping;
  };
  readonly initialResults: InitialResults;
  /** Query of the address on arrival, with the page set to 1. */
  readonly arrival: string;
  /** Stores the results of `query` for a shopper who comes back to it. */
  readonly remember: (query: string, results: InitialResults) => void;
}

/** Results by list and market, then by query. They outlive the page. */
const remembered = new Map<string, Map<string, InitialResults>>();

/** Creates the search of a list in one market. */
export function createListSearch(
  { kind, view, hits, withPages = false }: ListOptions,
  {
    path,
    locale,
    market,
    router,
  }: { path: string; locale: LocaleCode; market: MarketId; router: ListRouter },
): ListSearch {
  const facets = getFacetAttributes(view);
  const address = createListUrlState(view, locale);
  const indices = searchIndices.list(kind, locale, markets[market].currency);
  const { indexName: name } = indices;
  const context = { ...indices, facets, toggles: toggleFacets };
  const whole = wholeList(name, view, hits, facets);

  const key = `${path} ${market}`;
  const known = remembered.get(key) ?? new Map<string, InitialResults>();
  const here = address.read(router.read());
  const deferred = createDeferredRouter(router);
  // A shopper who comes back sees the list as it was at once: it is not hydrated with the unrefined list first.
  const before = known.get(address.write(here));
  if (before) deferred.goLive();

  return {
    context,
    client: createListClient({
      whole,
      ask: async (requests) => (await loadListService()).askForList(requests),
      pagesRequest: withPages ? (query) => pagesRequest(query, locale) : undefined,
    }),
    routing: {
      router: deferred,
      stateMapping: createInstantSearchRouting({ ...context, address }).stateMapping,
    },
    initialResults: before ?? initialResultsOf(name, whole, Object.values(facets)),
    arrival: address.write({ ...here, page: 1 }),
    remember(query, results) {
      remembered.set(key, known);
      known.set(query, results);
    },
  };
}

function wholeList(
  index: string,
  { facets, total }: ListingView,
  hits: ListOptions['hits'],
  attributes: Readonly<Record<string, string>>,
) {
  return {
    index,
    hits,
    nbHits: total,
    page: 0,
    nbPages: Math.ceil(total / HITS_PER_PAGE),
    hitsPerPage: HITS_PER_PAGE,
    processingTimeMS: 0,
    exhaustiveNbHits: true,
    query: '',
    params: '',
    facets: Object.fromEntries(
      facets.map(({ name, values }) => [
        attributes[name] ?? name,
        Object.fromEntries(values.map(({ id, count }) => [id, count])),
      ]),
    ),
  };
}

/** InstantSearch's initial results, made of the page's own data. */
function initialResultsOf(index: string, whole: ListResult, disjunctiveFacets: string[]): InitialResults {
  return {
    [index]: { state: { index, disjunctiveFacets, hitsPerPage: HITS_PER_PAGE }, results: [whole] },
  } as unknown as InitialResults;
}
