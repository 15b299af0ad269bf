import type { SearchClient } from '@marehalm/search/client';

type SearchParameters = Parameters<SearchClient['search']>[0];
type SearchAnswer = Awaited<ReturnType<SearchClient['search']>>;

/** `client`, which answers an empty box itself: nothing was asked, so nothing is sent. */
export function typedSearchesOnly(client: SearchClient): SearchClient {
  const search = client.search.bind(client);
  return {
    ...client,
    search: ((parameters, options) =>
      queriesOf(parameters).every((query) => query.trim() === '')
        ? Promise.resolve(nothing(queriesOf(parameters).length))
        : search(parameters, options)) satisfies SearchClient['search'],
  };
}

/** The client takes `{ requests }` and, from InstantSearch, a plain list whose queries stand in `params`. */
function queriesOf(parameters: SearchParameters): string[] {
  return Array.isArray(parameters)
    ? parameters.map(({ params }) => params?.query ?? '')
    : parameters.requests.map((request) => ('query' in request ? (request.query ?? '') : ''));
}

function nothing(requests: number): SearchAnswer {
  return {
    results: Array.from({ length: requests }, () => ({
      hits: [],
      nbHits: 0,
      nbPages: 0,
      page: 0,
      hitsPerPage: 0,
      processingTimeMS: 0,
      query: '',
      params: '',
    })),
  };
}
