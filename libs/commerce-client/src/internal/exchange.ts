import type { StorefrontFailure } from '../answer.ts';
import { textsIn, withoutTexts } from './without-texts.ts';

/** Milliseconds. A shopper who has waited this long should be told something. */
const defaultTimeout = 10_000;

/** The longest time that a timer can measure: 2³¹ − 1 ms, almost 25 days. */
const longestTimeout = 2_147_483_647;

export interface ExchangeOptions {
  /** Whole milliseconds for the whole exchange, the body included. 10,000 unless told. */
  readonly timeoutMs?: number | undefined;
  /** The platform's `fetch` unless told. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Ends the request early; the answer is then `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/** @throws RangeError when no timer can measure it. */
export function checkTimeout(timeoutMs = defaultTimeout): void {
  if (!(Number.isInteger(timeoutMs) && timeoutMs >= 1 && timeoutMs <= longestTimeout)) {
    throw new RangeError(
      `Cannot wait ${timeoutMs} ms for an answer: timeoutMs is a whole number, 1 to ${longestTimeout}`,
    );
  }
}

/**
 * Posts JSON and gives what `read` makes of the whole answer. Whatever the network does is a value, and no message of a failure
 * repeats what was sent: servers do, platforms do, and a `fetch` of the caller's own may. Messages end in logs.
 */
export async function exchange<Answer extends object>(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  read: (status: number, body: string) => Answer,
  { timeoutMs = defaultTimeout, signal, fetch }: ExchangeOptions,
): Promise<Answer | StorefrontFailure> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let given: unknown;
  let answer: Answer | StorefrontFailure;
  try {
    const text = JSON.stringify(body);
    given = [address, headers, text, body];
    // Looked up for each request, so that a page may replace the platform's fetch after the client was made.
    const response = await (fetch ?? globalThis.fetch)(address, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: text,
      credentials: 'omit',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    answer = read(response.status, await response.text());
  } catch (error) {
    answer = signal?.aborted
      ? { kind: 'aborted', message: 'Cannot ask the shop: the request was aborted' }
      : timeout.aborted
        ? { kind: 'timeout', message: `Cannot ask the shop: no whole answer within ${timeoutMs} ms` }
        : {
            // A relative address that belongs to no page will do no better the next time. A fetch of the caller's own may know one.
            kind: fetch || 'location' in globalThis || URL.canParse(address) ? 'unreachable' : 'failed',
            message: `Cannot ask the shop: ${reasonOf(error)}`,
          };
  }
  return 'message' in answer
    ? { ...answer, message: withoutTexts(String(answer.message), textsIn(given)) }
    : answer;
}

/** `fetch` says only "fetch failed"; the reason is in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = Object(error) as { message?: unknown; cause?: { message?: unknown } | null };
  return String(cause?.message || message || error);
}
