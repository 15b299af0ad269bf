import { readAnswer, type StorefrontAnswer } from './answer.ts';
import { exchange } from './internal/exchange.ts';
import type { Operation } from './operation.ts';

export interface StorefrontClientOptions {
  /** Address of one shop's `…/api/2026-04/graphql.json`; in a browser it may begin with `/`. */
  readonly endpoint: string;
  /** The shop's public storefront access token. It is meant to be seen by browsers. */
  readonly accessToken: string;
  /** ISO 3166-1 code of the buyer's country, upper case: `DK`. Decides the market's prices. */
  readonly country: string;
  /** The Storefront API's language code, upper case: `EN`, `DA`. Decides the language of texts and messages. */
  readonly language: string;
  /** Milliseconds for the whole exchange, the body included. 10 000 unless told. */
  readonly timeoutMs?: number;
  /** The platform's `fetch` unless told. */
  readonly fetch?: typeof globalThis.fetch;
}

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
 * A client of one shop's Storefront API, version 2026-04.
 *
 * @example
 * ```ts
 * const client = createStorefrontClient({
 *   endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *   accessToken: 'public-token',
 *   country: 'DK',
 *   language: 'DA',
 * });
 * const answer = await readCart(client, cartId);
 * if (answer.kind === 'ok') show(answer.cart);
 * ```
 */
export function createStorefrontClient(options: StorefrontClientOptions): StorefrontClient {
  const { endpoint, accessToken, country, language, timeoutMs } = options;
  return {
    async request<Data, Variables>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      { signal }: RequestOptions = {},
    ): Promise<StorefrontAnswer<Data>> {
      const exchanged = await exchange(
        endpoint,
        { 'x-shopify-storefront-access-token': accessToken },
        { query: operation, variables: { country, language, ...variables } },
        { timeoutMs, signal, fetch: options.fetch },
      );
      if (exchanged.kind !== 'ok') return exchanged;
      // The answer's shape is what the operation promises: Storefront API servers validate both against the schema.
      return readAnswer(exchanged.status, exchanged.body) as StorefrontAnswer<Data>;
    },
  };
}
