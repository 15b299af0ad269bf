import { HITS_PER_PAGE, PAGINATION_LIMIT } from '@marehalm/search';

/** A request of InstantSearch. The first returns hits; each of the others counts the hits without the refinements of one facet. */
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
  /** Information pages that match the query. */
  readonly pageHits?: readonly unknown[];
}

export interface ListClientOptions {
  /** The prerendered list, without refinements. */
  readonly whole: ListResult & { readonly index: string };
  /** Sends requests to the search service. */
  readonly ask: (requests: readonly object[]) => Promise<{ readonly results: readonly ListResult[] }>;
  /** Creates the request for information pages; absent where none are shown. */
  readonly pagesRequest?: ((query: string) => object) | undefined;
}

/** Identifies what is listed, on whichever page. */
const keyOf = ({
  indexName,
  params: { query = '', facetFilters = [], numericFilters = [] } = {},
}: ListRequest) => JSON.stringify([indexName, query, facetFilters, numericFilters]);

/**
 * Creates the search client of a list:
 *
 * - the list without refinements comes from the prerendered page, without a request;
 * - a page that does not follow the ones shown, from an address for example, is requested together with all pages before it;
 * - information pages are requested along with the products.
 */
export function createListClient({ whole, ask, pagesRequest }: ListClientOptions) {
  const wholeKey = keyOf({ indexName: whole.index });
  /** The latest answer. */
  let last: { readonly key: string; readonly page: number; readonly pageHits?: readonly unknown[] } = {
    key: wholeKey,
    page: 0,
  };
  return {
    async search(requests: readonly ListRequest[]): Promise<{ results: ListResult[] }> {
      const [first, ...others] = requests;
      if (!first) return { results: [] };
      const { page = 0, query = '' } = first.params ?? {};
      const key = keyOf(first);
      if (key === wholeKey && page === 0) {
        last = { key, page };
        return { results: [whole] };
      }
      const isNext = key === last.key && page === last.page + 1;
      const isWithAllBefore = page > 0 && !isNext;
      const hitsRequest = isWithAllBefore ? withAllBefore(first, page) : first;
      const pageRequests = !isNext && query.trim() !== '' && pagesRequest ? [pagesRequest(query)] : [];
      const { results } = await ask([hitsRequest, ...others, ...pageRequests]);
      const [hits, ...counts] = results;
      if (!hits) return { results: [] };
      const pageHits = isNext ? last.pageHits : counts[others.length]?.hits;
      last = { key, page, ...(pageHits && { pageHits }) };
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
            ...(pageHits && { pageHits }),
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
