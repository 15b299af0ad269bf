import { readAnswer, type StorefrontAnswer } from './answer.ts';
import { checkTimeout, exchange } from './internal/exchange.ts';
import type { Operation } from './operation.ts';

/** Which shop is asked, for whom, and how long an answer is waited for. */
export interface StorefrontClientOptions {
  /**
   * Address of one shop's `…/api/2026-04/graphql.json`, without a name and a password. In a browser it may begin with `/`; a
   * client with such an address can be made anywhere, but elsewhere its requests are answered with `failed`.
   */
  readonly endpoint: string;
  /** The shop's public storefront access token. It is meant to be seen by browsers. */
  readonly accessToken: string;
  /** ISO 3166-1 code of the buyer's country, upper case: `DK`. Decides the market's prices. */
  readonly country: string;
  /** The Storefront API's language code, upper case: `EN`, `DA`. Decides the language of texts and messages. */
  readonly language: string;
  /** Whole milliseconds for the whole exchange, the body included: 1 to 2,147,483,647, almost 25 days. 10,000 unless told. */
  readonly timeoutMs?: number;
  /** How requests are sent. The platform's `fetch` unless told, looked up for each request. */
  readonly fetch?: typeof globalThis.fetch;
}

/** What one request may be told beside its variables. */
export interface RequestOptions {
  /** Ends the request early; the answer is then `aborted`. */
  readonly signal?: AbortSignal;
}

/** A connection to one shop. */
export interface StorefrontClient {
  /**
   * Sends one operation. Every outcome is a value, a cut connection and a body that is not JSON included; the
   * promise does not reject.
   */
  request<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<StorefrontAnswer<Data>>;
}

/**
 * A client of one shop's Storefront API, version 2026-04. It keeps no state and sends no cookies, so one object serves every
 * shopper of a server in the same country and language.
 *
 * @throws TypeError when `fetch` could not be asked for `endpoint`, which is no address or has a name or a password in it, or not
 * with `accessToken`, which has characters that no header can carry.
 * @throws RangeError when `timeoutMs` is out of its range.
 *
 * @example
 * ```ts
 * const client = createStorefrontClient({
 *   endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *   accessToken: 'public storefront access token',
 *   country: 'DK',
 *   language: 'DA',
 *   // In place of a shop. Leave it out to ask the real one.
 *   fetch: async () => Response.json({ data: { cart: null } }),
 * });
 * await readCart(client, 'gid://shopify/Cart/c1?key=secret'); // => { kind: 'missing' }
 * ```
 */
export function createStorefrontClient(options: StorefrontClientOptions): StorefrontClient {
  const { endpoint, accessToken, country, language } = options;
  checkTimeout(options.timeoutMs);
  const headers = { 'x-shopify-storefront-access-token': accessToken };
  try {
    // Any page will do: a client may be made where there is none, and used where there is one.
    new Request(new URL(endpoint, 'http://page'), { headers });
  } catch {
    // The platform's own reasons repeat addresses and headers, and so secrets.
    throw new TypeError('Cannot ask the shop: fetch refuses its endpoint or accessToken');
  }
  return {
    async request<Data, Variables>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      { signal }: RequestOptions = {},
    ): Promise<StorefrontAnswer<Data>> {
      const answer = await exchange(
        endpoint,
        headers,
        { query: operation, variables: { country, language, ...variables } },
        readAnswer,
        { ...options, signal },
      );
      // The data's shape is what the operation promises: Storefront API servers validate both against the schema.
      return answer as StorefrontAnswer<Data>;
    },
  };
}
