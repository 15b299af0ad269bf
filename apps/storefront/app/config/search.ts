import { createSearchClient, type SearchClient } from '@marehalm/search/client';
import { normalizeInput } from '@marehalm/checkout-domain';
import { configuration } from './configuration';

export { readSearchFailure } from '@marehalm/search/client';

let client: SearchClient | undefined;

/** The shop's search, one client a visit: it remembers its answers and which hosts are slow. */
export function searchClient(): SearchClient {
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

/** Returns a client that asks for what was typed or pasted as a keyboard would have written it. */
export function withNormalizedQueries<Client extends Pick<SearchClient, 'searchForHits'>>(
  inner: Client,
): Client {
  return {
    ...inner,
    searchForHits: (parameters, options) => {
      if (!('requests' in parameters)) return inner.searchForHits(parameters, options);
      const requests = parameters.requests.map((request) =>
        'query' in request && request.query !== undefined
          ? { ...request, query: normalizeQuery(request.query) }
          : request,
      );
      return inner.searchForHits({ ...parameters, requests }, options);
    },
  };
}

/** A space at the end says that the last word is whole. */
function normalizeQuery(typed: string): string {
  const query = normalizeInput(typed);
  return query !== '' && /\s$/.test(typed) ? `${query} ` : query;
}
