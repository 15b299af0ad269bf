import { createSearchClient, type SearchClient } from '@marehalm/search/client';
import { configuration } from './configuration';

export { readSearchFailure } from '@marehalm/search/client';

let client: SearchClient | undefined;

/** The shop's search, one client a visit: it remembers its answers and which hosts are slow. */
export function searchClient(): SearchClient {
  const { appId, apiKey, host } = configuration.search;
  client ??= createSearchClient({
    appId,
    apiKey,
    // A path such as `/` stands for the shop's own origin.
    hosts: host === '' ? [] : [new URL(host, window.location.origin).href],
  });
  return client;
}
