import { createSearchClient, type SearchClient } from '@marehalm/search/client';
import { configuration } from './public-configuration';
import { normalizeQuery } from './normalize-query';

export { toSearchFailure } from '@marehalm/search/client';

let client: SearchClient | undefined;

/** Returns the search client, one per visit, because it caches responses and avoids slow hosts. */
export function getSearchClient(): SearchClient {
  const { appId, apiKey, host } = configuration.search;
  client ??= withNormalizedQueries(
    createSearchClient({
      appId,
      apiKey,
      // A path such as `/` stands for the shop's own origin.
      hosts: host === '' ? [] : [new URL(host, window.location.origin).href],
    }),
  );
  return client;
}

/** Returns a copy of `inner` whose `search` normalizes the query of each request; see {@link normalizeQuery}. */
export function withNormalizedQueries<Client extends Pick<SearchClient, 'search'>>(inner: Client): Client {
  return {
    ...inner,
    search: (requests, options) => inner.search(normalized(requests), options),
  };
}

function normalized<Requests extends Parameters<SearchClient['search']>[0]>(requests: Requests): Requests {
  if (Array.isArray(requests)) return requests.map(withNormalizedQuery) as Requests;
  return { ...requests, requests: requests.requests.map(withNormalizedQuery) };
}

function withNormalizedQuery<Request extends object>(request: Request): Request {
  const { query, params } = request as { query?: string; params?: { query?: string } };
  return {
    ...request,
    ...(query !== undefined && { query: normalizeQuery(query) }),
    ...(params?.query !== undefined && { params: { ...params, query: normalizeQuery(params.query) } }),
  };
}
