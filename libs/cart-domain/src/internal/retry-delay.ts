import { type SyncTiming } from '../sync-timing.ts';

/**
 * Returns the retry delay in milliseconds, exponential with half of it random, so that clients that failed together
 * do not retry together.
 *
 * @param failures Failures in a row, from 1.
 * @param random Returns 0 to below 1.
 */
export function calculateRetryDelayMs(
  failures: number,
  { retryDelayMs, maxRetryDelayMs }: Pick<SyncTiming, 'retryDelayMs' | 'maxRetryDelayMs'>,
  random: () => number,
): number {
  const most = Math.min(maxRetryDelayMs, retryDelayMs * 2 ** (failures - 1));
  return most / 2 + (random() * most) / 2;
}
