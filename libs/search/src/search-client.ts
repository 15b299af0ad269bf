import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { SEARCH_TIMEOUTS_MS } from './limits.ts';
import { limitQueryBytes } from './limit-query.ts';
import { MalformedAnswerError } from './search-failure.ts';

/** Algolia's lite client, accepted by InstantSearch as `searchClient`. */
export type SearchClient = LiteClient;

/** One attempt of a request on one host. */
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

/** Result of one attempt. */
export interface TransportAnswer {
  /** 0 when no host answered. */
  readonly status: number;
  /** The body. */
  readonly content: string;
  readonly isTimedOut: boolean;
}

/** Sends the requests of a client instead of Algolia's own requester, for example in tests or workers. */
export interface SearchTransport {
  /** Never rejects: a failure is an answer, and the next host is tried. */
  send(request: TransportRequest): Promise<TransportAnswer>;
}

/** Hosts and transport of a client. */
export interface SearchConnectionOptions {
  /**
   * Addresses that speak the search protocol, `http://localhost:4200` say, in the order they are tried; without any, the hosts
   * of the hosted service.
   */
  readonly hosts?: readonly string[];
  /** The client's own by default. */
  readonly transport?: SearchTransport;
}

/** Options of {@link createSearchClient}. */
export interface SearchClientOptions extends SearchConnectionOptions {
  readonly appId: string;
  /** The search-only key; it is public. */
  readonly apiKey: string;
  /** Returns what is searched for instead of a typed query, before it is shortened; the query itself by default. */
  readonly normalizeQuery?: (query: string) => string;
}

/** A host in the format of Algolia's clients. */
export interface ClientHost {
  /** Host, port and path. */
  readonly url: string;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/** Stores which hosts are down or slow. */
export interface HostsCache {
  /** Returns the state of `host`, or the result of `unknown`. */
  get<Value>(host: HostKey, unknown: () => Promise<Value>): Promise<Value>;
  /** Remembers `value` of `host`. */
  set<Value>(host: HostKey, value: Value): Promise<Value>;
  /** Forgets `host`. */
  delete(host: HostKey): Promise<void>;
  /** Forgets every host. */
  clear(): Promise<void>;
}

/** Key under which a client stores the state of a host. */
export type HostKey = Readonly<Record<string, unknown>> | string;

/** Options for any client of the hosted service. */
export interface ClientOptions {
  readonly hosts?: ClientHost[];
  /** Milliseconds. */
  readonly timeouts: { readonly connect: number; readonly read: number; readonly write: number };
  readonly requester?: SearchTransport;
  readonly hostsCache: HostsCache;
}

/**
 * Returns hosts, timeouts (1 s to connect, 2 s to read, 30 s to write) and a cache of host states for any Algolia client. Pass a
 * `transport` for large uploads: Algolia's requesters count the upload as connection time.
 *
 * @throws {TypeError} when a host is no http or https address
 * @example
 * ```ts
 * // algoliasearch(appId, adminKey, createClientOptions({ hosts: ['http://localhost:4200'] }))
 * createClientOptions({ hosts: ['http://localhost:4200'] }).hosts; // => [{ url: 'localhost:4200', protocol: 'http', accept: 'readWrite' }]
 * createClientOptions().timeouts; // => { connect: 1000, read: 2000, write: 30_000 }
 * createClientOptions({ hosts: ['localhost:4200'] }); // => throws TypeError
 * ```
 */
export function createClientOptions({ hosts = [], transport }: SearchConnectionOptions = {}): ClientOptions {
  return {
    ...(hosts.length > 0 && { hosts: hosts.map(parseHost) }),
    ...(transport && { requester: transport }),
    timeouts: { ...SEARCH_TIMEOUTS_MS },
    hostsCache: createHostMemory(),
  };
}

/**
 * The client's own memory (algoliasearch 5.64) writes hosts down under names under which it never looks, so it asks a host that
 * is down anew for every search, and never gives a slow one more time; in a browser it also fills the local storage.
 */
function createHostMemory(): HostsCache {
  const known = new Map<string, unknown>();
  const nameOf = (host: HostKey) => (typeof host === 'string' ? host : String(host['url']));
  return {
    async get<Value>(host: HostKey, unknown: () => Promise<Value>) {
      const name = nameOf(host);
      return known.has(name) ? (known.get(name) as Value) : unknown();
    },
    async set(host, value) {
      known.set(nameOf(host), value);
      return value;
    },
    async delete(host) {
      known.delete(nameOf(host));
    },
    async clear() {
      known.clear();
    },
  };
}

/**
 * Creates a search client with short timeouts (see {@link createClientOptions}) that shortens too long queries, does not retry
 * 4xx responses, and caches responses. Create one per visit or process.
 *
 * @throws {TypeError} when a host is no http or https address
 * @example
 * ```ts
 * const client = createSearchClient({
 *   appId: 'app',
 *   apiKey: 'search-key',
 *   hosts: ['https://search.example'],
 *   // Without a `transport`, the client asks over the network.
 *   transport: {
 *     send: ({ url }) =>
 *       Promise.resolve({ status: 200, isTimedOut: false, content: `{"results":[{"hits":[],"nbHits":0,"query":"${new URL(url).host}"}]}` }),
 *   },
 * });
 * const { results } = await client.searchForHits({ requests: [{ indexName: 'products', query: 'serum' }] });
 * results; // => [{ hits: [], nbHits: 0, query: 'search.example' }]
 * ```
 */
export function createSearchClient({
  appId,
  apiKey,
  hosts = [],
  normalizeQuery = (query) => query,
  ...connection
}: SearchClientOptions): SearchClient {
  const toQuery = (query: string) => limitQueryBytes(normalizeQuery(query));
  const client = liteClient(appId, apiKey, {
    // The first try is short so that another host may do better. Where there is none, the same one gets the longer second try.
    ...createClientOptions({ ...connection, hosts: hosts.length === 1 ? [...hosts, ...hosts] : hosts }),
    maxRateLimitRetries: 0,
  });
  const search = client.search.bind(client);
  const searchWithHttpInfo = client.searchWithHTTPInfo.bind(client);
  return Object.assign(client, {
    search: (async (parameters, requestOptions) => {
      const answer = await search(mapQueries(parameters, toQuery), requestOptions);
      const { length } = Array.isArray(parameters) ? parameters : parameters.requests;
      if (hasResults(answer, length)) return answer;
      // It has been kept like any other, and asking again is to ask the service.
      await client.clearCache();
      throw new MalformedAnswerError(
        `Cannot read the answer to a search: it has no list of ${length} results with hits`,
      );
    }) as LiteClient['search'],
    searchWithHTTPInfo: ((parameters, requestOptions) =>
      searchWithHttpInfo(
        mapQueries(parameters, toQuery),
        requestOptions,
      )) as LiteClient['searchWithHTTPInfo'],
  });
}

function hasResults(answer: unknown, count: number): boolean {
  const results = (answer as { readonly results?: unknown } | undefined | null)?.results;
  return Array.isArray(results) && results.length === count && results.every(isResult);
}

/** Hits with their number, or values of a facet: what a search is asked for, unless its `responseFields` leave it out. */
function isResult(result: unknown): boolean {
  const { hits, nbHits, facetHits } = (result ?? {}) as Readonly<Record<string, unknown>>;
  return Array.isArray(facetHits) || (Array.isArray(hits) && Number.isInteger(nbHits) && Number(nbHits) >= 0);
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
function mapQueries(parameters: SearchRequests, change: (query: string) => string): SearchRequests {
  const mapped = <Request extends object>(request: Request) => mapQuery(request, change);
  if (Array.isArray(parameters)) return parameters.map(mapped) as SearchRequests;
  return { ...parameters, requests: parameters.requests.map(mapped) };
}

/** A query stands in the request itself, or among its `params`, which are an object or a query string. */
function mapQuery<Request extends object>(request: Request, change: (query: string) => string): Request {
  const { query, params } = request as { readonly query?: unknown; readonly params?: unknown };
  return {
    ...request,
    ...(typeof query === 'string' && { query: change(query) }),
    ...(params !== undefined && { params: mapQueryParameter(params, change) }),
  };
}

function mapQueryParameter(params: unknown, change: (query: string) => string): unknown {
  if (typeof params === 'string') {
    const parameters = new URLSearchParams(params);
    const query = parameters.get('query') ?? '';
    const changed = change(query);
    if (changed === query) return params;
    parameters.set('query', changed);
    return parameters.toString();
  }
  const { query } = Object(params) as { readonly query?: unknown };
  return typeof query === 'string' ? { ...Object(params), query: change(query) } : params;
}
