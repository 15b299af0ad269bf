export {
  type ClientHost,
  type ClientOptions,
  createClientOptions,
  createSearchClient,
  type HostKey,
  type HostsCache,
  type SearchClient,
  type SearchClientOptions,
  type SearchConnectionOptions,
  type SearchTransport,
  type TransportAnswer,
  type TransportRequest,
} from './search-client.ts';
export { type SearchFailure, type SearchFailureKind, toSearchFailure } from './search-failure.ts';
