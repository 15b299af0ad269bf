/** Upper bound of the first retry delay, in milliseconds. It doubles with each retry. */
export const BASE_RETRY_DELAY_MS = 200;

/** Longest retry delay in milliseconds. A longer `Retry-After` ends the retries. */
export const MAX_RETRY_DELAY_MS = 30_000;

/** Input of a retry delay. */
export interface RetryDelayInput {
  /** Number of failed attempts before the last one. */
  readonly attempt: number;
  /** 0 to below 1. */
  readonly random: number;
  /** `Retry-After` in milliseconds. */
  readonly retryAfterMs: number | undefined;
}

/**
 * Returns the delay before the next attempt in milliseconds, or `undefined` when the service asks for a longer one.
 * Half of it is random, so that clients that failed together do not retry together.
 */
export function calculateRetryDelayMs({
  attempt,
  random,
  retryAfterMs = 0,
}: RetryDelayInput): number | undefined {
  if (retryAfterMs > MAX_RETRY_DELAY_MS) return undefined;
  const ceiling = Math.min(BASE_RETRY_DELAY_MS * 2 ** attempt, MAX_RETRY_DELAY_MS);
  return Math.max(Math.round((ceiling * (1 + random)) / 2), retryAfterMs);
}

/**
 * Parses a `Retry-After` header (RFC 9110, section 10.2.3), seconds or a date, into milliseconds; `undefined` for
 * neither.
 */
export function parseRetryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const value = header.trim();
  if (/^\d+$/u.test(value)) return Number(value) * 1000;
  // Only HTTP dates: Date.parse would also accept "-1" and "1.5".
  const date = /^[A-Z][a-z]{2,8},? /u.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
