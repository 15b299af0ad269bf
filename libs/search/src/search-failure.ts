/**
 * Reason of a failed search: `unreachable` (no host answered in time; may be retried), `throttled` (status 429; retry later),
 * `refused` (any other 4xx; do not retry), `malformed` (the response is not a search result, such as a proxy's login page; may be
 * retried).
 */
export type SearchFailureKind = 'unreachable' | 'throttled' | 'refused' | 'malformed';

/** A search without an answer. */
export interface SearchFailure {
  readonly kind: SearchFailureKind;
  /** For developers and logs, never for shoppers. */
  readonly message: string;
}

/** An answer that is JSON, yet no answer to a search. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
}

/**
 * Converts an error thrown by a search client to a {@link SearchFailure}. Returns `undefined` for any other error, which is a
 * bug.
 *
 * @example
 * ```ts
 * const transport = { send: () => Promise.resolve({ status: 429, content: '{"message":"Slow down"}', isTimedOut: false }) };
 * const client = createSearchClient({ appId: 'app', apiKey: 'key', transport });
 * const failure = await client.search({ requests: [{ indexName: 'products' }] }).catch(toSearchFailure);
 * failure; // => { kind: 'throttled', message: 'Slow down' }
 * toSearchFailure(new TypeError('x is not a function')); // => undefined
 * ```
 */
export function toSearchFailure(error: unknown): SearchFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message } = error;
  if (name === 'RetryError') return { kind: 'unreachable', message };
  if (name === 'DeserializationError' || name === 'MalformedAnswerError')
    return { kind: 'malformed', message };
  if (!('status' in error) || typeof error.status !== 'number') return undefined;
  return { kind: error.status === 429 ? 'throttled' : 'refused', message };
}
