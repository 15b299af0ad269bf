import { HITS_PER_PAGE, PAGINATION_LIMIT } from '@marehalm/search';

/** A question of InstantSearch: the first has the hits, the others count what there is without the choices of one facet. */
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

/** An answer of the search service, as InstantSearch takes it. */
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
  /** How many hits there would be without what is chosen of an attribute. InstantSearch hands on what it does not know. */
  readonly hitsWithout?: Readonly<Record<string, number>>;
  /** Pages of the shop that the words of the search find besides. */
  readonly pageHits?: readonly unknown[];
}

export interface ListClientOptions {
  /** The list as its page was made with it. */
  readonly whole: ListResult & { readonly index: string };
  /** Asks the search service. */
  readonly ask: (requests: readonly object[]) => Promise<{ readonly results: readonly ListResult[] }>;
  /** The question for the pages that the words of a search find; absent where none are shown. */
  readonly pagesRequest?: ((query: string) => object) | undefined;
}

/** What is asked for, whichever page of it. */
const keyOf = ({
  indexName,
  params: { query = '', facetFilters = [], numericFilters = [] } = {},
}: ListRequest) => JSON.stringify([indexName, query, facetFilters, numericFilters]);

/**
 * The search client of a list:
 *
 * - the whole list is what its page was made with, and is not asked for;
 * - a page that does not follow on what is shown, of an address say, is asked for with all pages before it, in one question;
 * - the pages of the shop that words find are asked for along with the products.
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
      const besides = !isNext && query.trim() !== '' && pagesRequest ? [pagesRequest(query)] : [];
      const { results } = await ask([hitsRequest, ...others, ...besides]);
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
            // InstantSearch counts in pages of one size.
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
