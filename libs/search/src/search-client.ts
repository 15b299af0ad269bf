import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { SEARCH_TIMEOUTS } from './limits.ts';
import { limitQueryBytes } from './query.ts';

export type SearchClient = LiteClient;

export interface SearchClientOptions {
  readonly appId: string;
  /** The search-only key; it is public. */
  readonly apiKey: string;
  /**
   * Addresses that speak the search protocol, `http://localhost:4200` say; without any, the hosted service of `appId`.
   * The first that answers is used.
   */
  readonly hosts?: readonly string[];
}

/**
 * A search client with this shop's timeouts (1 s to connect, 2 s to read, 30 s to write). It is the hosted service's own
 * light client, so InstantSearch takes it as it is. A query longer than the service takes is cut instead of refused.
 *
 * @throws {TypeError} when a host is no http or https address
 */
export function createSearchClient({ appId, apiKey, hosts = [] }: SearchClientOptions): SearchClient {
  const client = liteClient(appId, apiKey, {
    ...(hosts.length > 0 && { hosts: hosts.map(parseHost) }),
    timeouts: { ...SEARCH_TIMEOUTS },
  });
  const search = client.search.bind(client);
  return Object.assign(client, {
    search: ((parameters, requestOptions) =>
      search(limitQueries(parameters), requestOptions)) satisfies LiteClient['search'],
  });
}

function parseHost(address: string) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const protocol = url?.protocol.slice(0, -1);
  if (url === undefined || (protocol !== 'http' && protocol !== 'https')) {
    throw new TypeError(`Cannot use "${address}" as a search host: it is no http or https address`);
  }
  return { url: url.host + url.pathname.replace(/\/+$/, ''), protocol, accept: 'readWrite' } as const;
}

type SearchRequests = Parameters<LiteClient['search']>[0];

/** The client takes `{ requests }` and, from older callers, a plain list. */
function limitQueries(parameters: SearchRequests): SearchRequests {
  if (Array.isArray(parameters)) {
    return parameters.map((request) =>
      request.params?.query === undefined
        ? request
        : { ...request, params: { ...request.params, query: limitQueryBytes(request.params.query) } },
    ) as SearchRequests;
  }
  return {
    ...parameters,
    requests: parameters.requests.map((request) =>
      'query' in request && typeof request.query === 'string'
        ? { ...request, query: limitQueryBytes(request.query) }
        : request,
    ),
  };
}
