import { createSearchClient, type SearchClient } from '@marehalm/search/client';
import { configuration } from './public-configuration';
import { normalizeQuery } from './normalize-query';

export { toSearchFailure } from '@marehalm/search/client';

let client: SearchClient | undefined;

/** Returns the search client, one per visit, because it caches responses and avoids slow hosts. */
export function getSearchClient(): SearchClient {
  const { appId, apiKey, host } = configuration.search;
  client ??= createSearchClient({
    appId,
    apiKey,
    // A path such as `/` stands for the shop's own origin.
    hosts: host === '' ? [] : [new URL(host, window.location.origin).href],
    normalizeQuery,
  });
  return client;
}
