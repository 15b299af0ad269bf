import { parseStorefrontAnswer, type StorefrontAnswer } from './storefront-answer.ts';
import { assertTimeoutMs, postJson } from './internal/post-json.ts';
import type { StorefrontOperation } from './storefront-operation.ts';

/** Options of a client. */
export interface StorefrontClientOptions {
  /**
   * URL of a shop's `…/api/2026-04/graphql.json`, without credentials. In a browser it may be relative; such a client
   * can be created anywhere, but without a page its requests fail with `failed`.
   */
  readonly endpoint: string;
  /** The shop's public storefront access token. Visible to browsers. */
  readonly accessToken: string;
  /** ISO 3166-1 code of the buyer's country, upper case: `DK`. Decides the prices. */
  readonly country: string;
  /** Language code of the Storefront API, upper case: `EN`, `DA`. Decides the language of texts and messages. */
  readonly language: string;
  /**
   * Timeout of a request including the body, in milliseconds: an integer from 1 to 2,147,483,647 (almost 25 days).
   * 10,000 by default.
   */
  readonly timeoutMs?: number;
  /** Sends requests; the platform's `fetch` by default, looked up for each request. */
  readonly fetch?: typeof globalThis.fetch;
}

/** Options of one request. */
export interface RequestOptions {
  /** Aborts the request; the answer is then `aborted`. */
  readonly signal?: AbortSignal;
}

/** A client of one shop. */
export interface StorefrontClient {
  /**
   * Sends one operation. Every outcome is a value, including a lost connection and an invalid body; the promise does
   * not reject.
   */
  request<Data, Variables>(
    operation: StorefrontOperation<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<StorefrontAnswer<Data>>;
}

/**
 * Creates a client of one shop's Storefront API, version 2026-04. It is stateless and sends no cookies, so a server can share it
 * between shoppers.
 *
 * @throws TypeError when `endpoint` is not a URL or contains credentials, or `accessToken` contains characters that are invalid in a
 * header.
 * @throws RangeError when `timeoutMs` is out of its range.
 *
 * @example
 * ```ts
 * const client = createStorefrontClient({
 *   endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *   accessToken: 'public storefront access token',
 *   country: 'DE',
 *   language: 'DE',
 *   // Replaces the shop in this example.
 *   fetch: async () => Response.json({ data: { cart: null } }),
 * });
 * await fetchCart(client, 'gid://shopify/Cart/c1?key=secret'); // => { kind: 'missing' }
 * ```
 */
export function createStorefrontClient(options: StorefrontClientOptions): StorefrontClient {
  const { endpoint, accessToken, country, language } = options;
  assertTimeoutMs(options.timeoutMs);
  const headers = { 'x-shopify-storefront-access-token': accessToken };
  try {
    // Any base URL will do: the client may be created without a page.
    new Request(new URL(endpoint, 'http://page'), { headers });
  } catch {
    // The platform's messages repeat URLs and headers, and so secrets.
    throw new TypeError('Cannot ask the shop: fetch refuses its endpoint or accessToken');
  }
  return {
    async request<Data, Variables>(
      operation: StorefrontOperation<Data, Variables>,
      variables: Variables,
      { signal }: RequestOptions = {},
    ): Promise<StorefrontAnswer<Data>> {
      const answer = await postJson(
        endpoint,
        headers,
        { query: operation, variables: { country, language, ...variables } },
        parseStorefrontAnswer,
        { ...options, signal },
      );
      // The operation declares the shape: Storefront API servers validate it against the schema.
      return answer as StorefrontAnswer<Data>;
    },
  };
}
