/** How long to wait before trying again, in milliseconds. */
export interface BackoffTiming {
  /** Before the second try. Doubles with each further one. */
  readonly firstMs: number;
  /** The most. */
  readonly mostMs: number;
}

/**
 * How long to wait after `failures` failures in a row: half of it fixed, half of it random, so that the browsers that an
 * outage cut off together do not come back together.
 *
 * @param failures From 1.
 * @param random Gives 0 to below 1.
 */
export function backoff(failures: number, { firstMs, mostMs }: BackoffTiming, random: () => number): number {
  const most = Math.min(mostMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return most / 2 + (random() * most) / 2;
}
