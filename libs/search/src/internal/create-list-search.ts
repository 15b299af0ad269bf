import { createDeferredRouter, type DeferredRouter } from '../deferred-router.ts';
import type { FacetAttributes } from '../facets.ts';
import { createInstantSearchRouting, type SearchStateMapping } from '../instantsearch-routing.ts';
import { type UiStateContext } from '../ui-state.ts';
import { HITS_PER_PAGE } from '../limits.ts';
import type { ListRouter } from '../list-router.ts';
import { type ListFacetsViewModel } from '../list-view-model.ts';
import { pickListFacetAttributes } from '../list-url-codec.ts';
import {
  createPrerenderedClient,
  type ListResult,
  type PrerenderedClient,
  type PrerenderedClientOptions,
} from '../prerendered-client.ts';
import type { SearchUrlCodec, SearchRoute } from '../search-url-codec.ts';
import type { ListIndices } from '../search-indices.ts';

/** InstantSearch's initial results, by index. */
export type InitialListResults = Record<
  string,
  { readonly state: object; readonly results: readonly ListResult[] }
>;

/** Options of a list whose first page is prerendered. */
export interface ListSearchOptions extends Pick<PrerenderedClientOptions, 'sendRequests' | 'extraRequest'> {
  /** `list()` of `createSearchIndices()` returns them. */
  readonly indices: ListIndices;
  readonly view: ListFacetsViewModel;
  /** Hits in the prerendered page: the first of the list. */
  readonly hits: readonly { readonly objectID: string }[];
  /** The attributes of all facets that a list of the shop can have. */
  readonly facets: FacetAttributes;
  /** Names of the facets with a single value, shown as switches. */
  readonly toggles?: readonly string[];
  /** `createListUrlCodec()` creates it. */
  readonly urlCodec: SearchUrlCodec;
  readonly router: ListRouter;
  /** Names the list and what it is priced in: results for a shopper who comes back to it are kept by it. */
  readonly cacheKey: string;
}

/** The props of InstantSearch for a list. */
export interface ListSearchSetup {
  readonly context: UiStateContext;
  readonly client: PrerenderedClient;
  readonly routing: {
    readonly router: DeferredRouter<SearchRoute>;
    readonly stateMapping: SearchStateMapping;
  };
  readonly initialResults: InitialListResults;
  /** Query of the address on arrival, with the page set to 1. */
  readonly arrival: string;
  /** Stores the results of `query` for a shopper who comes back to it. */
  readonly remember: (query: string, results: InitialListResults) => void;
}

/** Results by list, then by query. They outlive the page. */
const remembered = /* @__PURE__ */ new Map<string, Map<string, InitialListResults>>();

/** Creates the search of a list whose first page is prerendered. */
export function createListSearchSetup({
  indices,
  view,
  hits,
  facets: attributes,
  toggles = [],
  urlCodec,
  router,
  sendRequests,
  extraRequest,
  cacheKey,
}: ListSearchOptions): ListSearchSetup {
  const { indexName } = indices;
  const facets = pickListFacetAttributes(view, attributes);
  const context = { ...indices, facets, toggles };
  const prerenderedResult = toResult(indexName, view, hits, facets);

  const known = remembered.get(cacheKey) ?? new Map<string, InitialListResults>();
  const here = urlCodec.read(router.read());
  const deferred = createDeferredRouter(router);
  // A shopper who comes back sees the list as it was at once: it is not hydrated with the unrefined list first.
  const before = known.get(urlCodec.write(here));
  if (before) deferred.goLive();

  return {
    context,
    client: createPrerenderedClient({ prerenderedResult, sendRequests, extraRequest }),
    routing: {
      router: deferred,
      stateMapping: createInstantSearchRouting({ ...context, urlCodec }).stateMapping,
    },
    initialResults: before ?? toInitialResults(indexName, prerenderedResult, Object.values(facets)),
    arrival: urlCodec.write({ ...here, page: 1 }),
    remember(query, results) {
      remembered.set(cacheKey, known);
      known.set(query, results);
    },
  };
}

function toResult(
  index: string,
  { facets, total }: ListFacetsViewModel,
  hits: ListSearchOptions['hits'],
  attributes: FacetAttributes,
): ListResult & { readonly index: string } {
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

function toInitialResults(
  index: string,
  prerenderedResult: ListResult,
  disjunctiveFacets: readonly string[],
): InitialListResults {
  return {
    [index]: {
      state: { index, disjunctiveFacets, hitsPerPage: HITS_PER_PAGE },
      results: [prerenderedResult],
    },
  };
}
