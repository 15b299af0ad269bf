import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { SEARCH_TIMEOUTS } from './limits.ts';
import { limitQueryBytes } from './query.ts';

/** The hosted service's own light client, which InstantSearch takes as it is. */
export type SearchClient = LiteClient;

/** One try of one request, on one host. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data?: string | Uint8Array | undefined;
  /** Milliseconds until the host has to be connected. */
  readonly connectTimeout: number;
  /** Milliseconds until it has to have answered. */
  readonly responseTimeout: number;
}

/** What became of a try. */
export interface TransportAnswer {
  /** 0 when no host answered. */
  readonly status: number;
  /** The body. */
  readonly content: string;
  readonly isTimedOut: boolean;
}

/** Carries requests, in place of the client's own requester: a server's pool of connections, a test, a worker's `fetch`. */
export interface SearchTransport {
  /** Never rejects: a failure is an answer, and the next host is tried. */
  send(request: TransportRequest): Promise<TransportAnswer>;
}

/** Where a client asks, and by what means. */
export interface ConnectionOptions {
  /**
   * Addresses that speak the search protocol, `http://localhost:4200` say, in the order they are tried; without any, the hosts
   * of the hosted service.
   */
  readonly hosts?: readonly string[];
  /** The client's own unless told. */
  readonly transport?: SearchTransport;
}

/** What {@link createSearchClient} is told. */
export interface SearchClientOptions extends ConnectionOptions {
  readonly appId: string;
  /** The search-only key; it is public. */
  readonly apiKey: string;
}

/** A host as the hosted service's clients take it. */
export interface ClientHost {
  /** Host, port and path. */
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** What {@link clientOptions} gives. */
export interface ClientOptions {
  readonly hosts?: ClientHost[];
  /** Milliseconds. */
  readonly timeouts: { readonly connect: number; readonly read: number; readonly write: number };
  readonly requester?: SearchTransport;
}

/**
 * This shop's timeouts and hosts for any client of the hosted service, such as the full `algoliasearch` that pushes records:
 * 1 s to connect, 2 s to read, 30 s to write (specification, section 9), for the first try. The client waits four times as long
 * for a host once one has timed out, and longer still after the next: that is its own rule.
 *
 * @throws {TypeError} when a host is no http or https address
 * @example
 * ```ts
 * // algoliasearch(appId, adminKey, clientOptions({ hosts: ['http://localhost:4200'] }))
 * clientOptions({ hosts: ['http://localhost:4200'] }).hosts; // => [{ url: 'localhost:4200', protocol: 'http', accept: 'readWrite' }]
 * clientOptions().timeouts; // => { connect: 1000, read: 2000, write: 30_000 }
 * clientOptions({ hosts: ['localhost:4200'] }); // => throws TypeError
 * ```
 */
export function clientOptions({ hosts = [], transport }: ConnectionOptions = {}): ClientOptions {
  return {
    ...(hosts.length > 0 && { hosts: hosts.map(parseHost) }),
    ...(transport && { requester: transport }),
    timeouts: { ...SEARCH_TIMEOUTS },
  };
}

/**
 * A search client with this shop's timeouts, see {@link clientOptions}. A query longer than the service takes is cut instead of
 * refused. It remembers its answers and which hosts are slow: make one a visit, or one a process.
 *
 * @throws {TypeError} when a host is no http or https address
 * @example
 * ```ts
 * const client = createSearchClient({
 *   appId: 'marehalm',
 *   apiKey: 'marehalm-search',
 *   hosts: ['https://search.example'],
 *   // Without a `transport`, the client asks over the network.
 *   transport: {
 *     send: ({ url }) =>
 *       Promise.resolve({ status: 200, isTimedOut: false, content: `{"results":[{"hits":[],"query":"${new URL(url).host}"}]}` }),
 *   },
 * });
 * const { results } = await client.searchForHits({ requests: [{ indexName: 'products', query: 'serum' }] });
 * results; // => [{ hits: [], query: 'search.example' }]
 * ```
 */
export function createSearchClient({ appId, apiKey, ...connection }: SearchClientOptions): SearchClient {
  const client = liteClient(appId, apiKey, clientOptions(connection));
  const search = client.search.bind(client);
  return Object.assign(client, {
    search: ((parameters, requestOptions) =>
      search(limitQueries(parameters), requestOptions)) satisfies LiteClient['search'],
  });
}

function parseHost(address: string): ClientHost {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const protocol = url?.protocol.slice(0, -1);
  if (url === undefined || (protocol !== 'http' && protocol !== 'https')) {
    throw new TypeError(`Cannot use "${address}" as a search host: it is no http or https address`);
  }
  return { url: url.host + url.pathname.replace(/\/+$/, ''), protocol, accept: 'readWrite' };
}

type SearchRequests = Parameters<LiteClient['search']>[0];

/** The client takes `{ requests }` and, from InstantSearch and older callers, a plain list. */
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
