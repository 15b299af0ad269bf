import { HITS_PER_PAGE, PAGINATION_LIMIT } from './limits.ts';

/**
 * One request of a multi-query of InstantSearch: the first returns the hits, each further one the counts of one refined facet
 * without its own refinement.
 */
export interface ListRequest {
  readonly indexName: string;
  readonly params?: {
    readonly query?: string;
    /** From 0. */
    readonly page?: number;
    readonly hitsPerPage?: number;
    readonly facets?: string | readonly string[];
    readonly facetFilters?: unknown;
    readonly numericFilters?: unknown;
  };
}

/** A response of the search service in the form that InstantSearch reads. */
export interface ListResult {
  readonly hits: readonly { readonly objectID: string }[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly index?: string;
  readonly query?: string;
  readonly params?: string;
  readonly processingTimeMS?: number;
  readonly exhaustiveNbHits?: boolean;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Number of hits without the refinements of each attribute. InstantSearch passes unknown fields on. */
  readonly hitsWithout?: Readonly<Record<string, number>>;
  /** Hits of the extra request. */
  readonly extraHits?: readonly unknown[];
}

/** Options of {@link createPrerenderedClient}. */
export interface PrerenderedClientOptions {
  /** The prerendered list, without refinements. */
  readonly prerenderedResult: ListResult & { readonly index: string };
  /** Sends requests to the search service. */
  readonly sendRequests: (
    requests: readonly object[],
  ) => Promise<{ readonly results: readonly ListResult[] }>;
  /** Creates a request that is sent along with each new query, as for another index. */
  readonly extraRequest?: ((query: string) => object) | undefined;
}

/** InstantSearch's search client for a list. */
export interface PrerenderedClient {
  /** Rejects with what {@link PrerenderedClientOptions.sendRequests} rejects with. */
  search(requests: readonly ListRequest[]): Promise<{ results: ListResult[] }>;
}

/** Returns a key of the list that a request asks for, regardless of its page. */
const keyOf = ({
  indexName,
  params: { query = '', facetFilters = [], numericFilters = [] } = {},
}: ListRequest) => JSON.stringify([indexName, query, facetFilters, numericFilters]);

/**
 * Creates the search client of a list whose first page is prerendered:
 *
 * - the list without refinements comes from the prerendered page, without a request;
 * - a page that does not follow the ones shown, from an address for example, is requested together with all pages before it;
 * - an extra request, as for hits of another index, is sent along with each new query.
 */
export function createPrerenderedClient({
  prerenderedResult,
  sendRequests,
  extraRequest,
}: PrerenderedClientOptions): PrerenderedClient {
  const wholeKey = keyOf({ indexName: prerenderedResult.index });
  /** The latest answered request. */
  let last: { readonly key: string; readonly page: number; readonly extraHits?: readonly unknown[] } = {
    key: wholeKey,
    page: 0,
  };
  return {
    async search(requests) {
      const [first, ...others] = requests;
      if (!first) return { results: [] };
      const { page = 0, query = '' } = first.params ?? {};
      const key = keyOf(first);
      if (key === wholeKey && page === 0) {
        last = { key, page };
        return { results: [prerenderedResult] };
      }
      const isNext = key === last.key && page === last.page + 1;
      const isWithAllBefore = page > 0 && !isNext;
      const hitsRequest = isWithAllBefore ? withAllBefore(first, page) : first;
      const extraRequests = !isNext && query.trim() !== '' && extraRequest ? [extraRequest(query)] : [];
      const { results } = await sendRequests([hitsRequest, ...others, ...extraRequests]);
      const [hits, ...counts] = results;
      if (!hits) return { results: [] };
      const extraHits = isNext ? last.extraHits : counts[others.length]?.hits;
      last = { key, page, ...(extraHits && { extraHits }) };
      const hitsWithout = others.map(({ params = {} }, position) => [
        String(params.facets),
        counts[position]?.nbHits ?? 0,
      ]);
      return {
        results: [
          {
            ...hits,
            // InstantSearch expects pages of one size.
            ...(isWithAllBefore && {
              nbPages: Math.ceil(Math.min(hits.nbHits, PAGINATION_LIMIT) / HITS_PER_PAGE),
            }),
            hitsWithout: Object.fromEntries(hitsWithout),
            ...(extraHits && { extraHits }),
          },
          ...counts.slice(0, others.length),
        ],
      };
    },
  };
}

function withAllBefore(request: ListRequest, page: number): ListRequest {
  const hitsPerPage = Math.min((page + 1) * HITS_PER_PAGE, PAGINATION_LIMIT);
  return { ...request, params: { ...request.params, page: 0, hitsPerPage } };
}
