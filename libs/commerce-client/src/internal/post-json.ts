import type { StorefrontFailure } from '../storefront-answer.ts';
import { collectTexts, redactTexts } from './redact-texts.ts';

/** Default timeout of a request. */
const DEFAULT_TIMEOUT_MS = 10_000;

/** Longest delay of a timer: 2³¹ − 1 ms, almost 25 days. */
const MAX_TIMEOUT_MS = 2_147_483_647;

export interface PostJsonOptions {
  /** Timeout including the body, in whole milliseconds; 10,000 by default. */
  readonly timeoutMs?: number | undefined;
  /** The platform's `fetch` by default. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Aborts the request; the answer is then `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Checks a timeout.
 *
 * @throws RangeError when no timer supports it.
 */
export function assertTimeoutMs(timeoutMs = DEFAULT_TIMEOUT_MS): void {
  if (!(Number.isInteger(timeoutMs) && timeoutMs >= 1 && timeoutMs <= MAX_TIMEOUT_MS)) {
    throw new RangeError(
      `Cannot wait ${timeoutMs} ms for an answer: timeoutMs is a whole number, 1 to ${MAX_TIMEOUT_MS}`,
    );
  }
}

/**
 * Posts JSON and parses the whole answer with `read`. Never rejects, and redacts what was sent in messages, which end
 * in logs: servers, platforms and custom `fetch` functions repeat their input.
 */
export async function postJson<Answer extends object>(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
  read: (status: number, body: string) => Answer,
  { timeoutMs = DEFAULT_TIMEOUT_MS, signal, fetch }: PostJsonOptions,
): Promise<Answer | StorefrontFailure> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let sentValues: unknown;
  let answer: Answer | StorefrontFailure;
  try {
    const text = JSON.stringify(body);
    sentValues = [address, headers, text, body];
    // Looked up for each request, so that a page may replace the platform's fetch later.
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
            // A relative URL without a page never succeeds, unless the caller's own fetch can resolve it.
            kind: fetch || 'location' in globalThis || URL.canParse(address) ? 'unreachable' : 'failed',
            message: `Cannot ask the shop: ${toReason(error)}`,
          };
  }
  return 'message' in answer
    ? { ...answer, message: redactTexts(String(answer.message), collectTexts(sentValues)) }
    : answer;
}

/** Returns the message of an exception; `fetch` puts the reason into `cause`. */
function toReason(error: unknown): string {
  const { message, cause } = Object(error) as { message?: unknown; cause?: { message?: unknown } | null };
  return String(cause?.message || message || error);
}
