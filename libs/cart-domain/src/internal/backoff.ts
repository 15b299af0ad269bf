import { type SyncTiming } from '../sync-timing.ts';

/**
 * Milliseconds to wait after `failures` failures in a row: half of it fixed, half of it random, so that the browsers that
 * an outage cut off together do not come back together.
 *
 * @param failures From 1.
 * @param random Gives 0 to below 1.
 */
export function backoff(
  failures: number,
  { retryMs, longestRetryMs }: Pick<SyncTiming, 'retryMs' | 'longestRetryMs'>,
  random: () => number,
): number {
  const most = Math.min(longestRetryMs, retryMs * 2 ** (failures - 1));
  return most / 2 + (random() * most) / 2;
}
