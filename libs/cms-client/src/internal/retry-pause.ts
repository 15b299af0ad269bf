/** Milliseconds before the first retry at most; each further one may wait twice as long. */
export const FIRST_PAUSE = 200;

/** Milliseconds that no pause exceeds. A service that asks for more is not waited for. */
export const LONGEST_PAUSE = 30_000;

/** What a pause between two attempts depends on. */
export interface RetryCircumstances {
  /** Attempts that have failed before the last one. */
  readonly attempt: number;
  /** At least 0, less than 1. */
  readonly random: number;
  /** Milliseconds that the service asked for. */
  readonly retryAfterMs: number | undefined;
}

/**
 * Milliseconds to wait before the next attempt, or `undefined` when the service asks for more patience than there is. Half
 * of a pause is left to chance, so that clients who failed together do not come back together.
 */
export function retryPause({ attempt, random, retryAfterMs = 0 }: RetryCircumstances): number | undefined {
  if (retryAfterMs > LONGEST_PAUSE) return undefined;
  const ceiling = Math.min(FIRST_PAUSE * 2 ** attempt, LONGEST_PAUSE);
  return Math.max(Math.round((ceiling * (1 + random)) / 2), retryAfterMs);
}

/** The milliseconds of a `Retry-After` header (RFC 9110, section 10.2.3): seconds, or a date. `undefined` for neither. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const value = header.trim();
  if (/^\d+$/u.test(value)) return Number(value) * 1000;
  // Only dates as HTTP writes them: Date.parse would make something of "-1" and "1.5" as well.
  const date = /^[A-Z][a-z]{2,8},? /u.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
