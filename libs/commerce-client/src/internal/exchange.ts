import type { StorefrontFailure } from '../answer.ts';

/** Milliseconds. A shopper who has waited this long should be told something. */
const defaultTimeout = 10_000;

export interface ExchangeOptions {
  /** Milliseconds for the whole exchange, the body included. 10 000 unless told. */
  readonly timeoutMs?: number | undefined;
  /** The platform's `fetch` unless told. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Ends the request early; the answer is then `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

export type Exchanged =
  { readonly kind: 'ok'; readonly status: number; readonly body: string } | StorefrontFailure;

/** Posts JSON and reads the whole answer. Whatever the network does is a value. */
export async function exchange(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  { timeoutMs = defaultTimeout, signal, fetch }: ExchangeOptions,
): Promise<Exchanged> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    // Looked up for each request, so that a page may replace the platform's fetch after the client was made.
    const response = await (fetch ?? globalThis.fetch)(address, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { kind: 'ok', status: response.status, body: await response.text() };
  } catch (error) {
    if (signal?.aborted) return { kind: 'aborted', message: 'Cannot ask the shop: the request was aborted' };
    if (timeout.aborted) {
      return { kind: 'timeout', message: `Cannot ask the shop: no whole answer within ${timeoutMs} ms` };
    }
    return { kind: 'unreachable', message: `Cannot ask the shop: ${reasonOf(error)}` };
  }
}

/** `fetch` says only "fetch failed"; the reason is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message;
}
