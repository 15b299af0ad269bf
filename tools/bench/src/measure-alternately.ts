/** Work to be measured repeatedly. */
export interface Contender {
  readonly name: string;
  /** Operations in one run: a thousand for a run that matches a thousand paths. */
  readonly operations: number;
  /** Does one run. Its result is kept alive, so that the engine cannot optimize the work away. */
  readonly run: () => unknown;
}

/** How long one run of a contender takes, in milliseconds. */
export interface Measurement {
  readonly name: string;
  /** Runs that were measured. */
  readonly runs: number;
  readonly operations: number;
  readonly min: number;
  /** Median milliseconds of a run. */
  readonly median: number;
  /** 95th percentile of the milliseconds of a run. */
  readonly p95: number;
  /** By the median. */
  readonly operationsPerSecond: number;
}

/** Fewest measured rounds: the 95th percentile means little with fewer. */
export const MIN_ROUNDS = 20;

/** Options of {@link measureAlternately}. */
export interface MeasureOptions {
  /** Unmeasured rounds at the start, in which the engine compiles the work. */
  readonly warmUpRounds?: number;
  /** Most measured rounds; each contender runs once per round. */
  readonly rounds?: number;
  /** Milliseconds after which no more rounds start, except to reach {@link MIN_ROUNDS}. */
  readonly budgetMs?: number;
  /** Returns milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/**
 * Measures contenders alternately: each runs once per round, and every round starts with a different one, so that the load of
 * the machine affects all alike and none always follows the same one.
 */
export function measureAlternately(
  contenders: readonly Contender[],
  { warmUpRounds = 30, rounds = 200, budgetMs = 15_000, now = () => performance.now() }: MeasureOptions = {},
): Measurement[] {
  const turns = contenders.map((contender) => ({ contender, durations: [] as number[] }));
  const kept: unknown[] = [];
  const end = now() + budgetMs;
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    if (round >= warmUpRounds + MIN_ROUNDS && now() >= end) break;
    const first = round % turns.length;
    for (const { contender, durations } of [...turns.slice(first), ...turns.slice(0, first)]) {
      const start = now();
      kept[0] = contender.run();
      const duration = now() - start;
      if (round >= warmUpRounds) durations.push(duration);
    }
  }
  return turns.map(({ contender: { name, operations }, durations }) => {
    durations.sort((a, b) => a - b);
    const median = getQuantile(durations, 0.5);
    return {
      name,
      runs: durations.length,
      operations,
      min: getQuantile(durations, 0),
      median,
      p95: getQuantile(durations, 0.95),
      operationsPerSecond: (operations / median) * 1000,
    };
  });
}

/** Returns the quantile `part` (0 to 1) of ascending `values`; `NaN` for no values. */
export function getQuantile(values: readonly number[], part: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}

/** Returns the median of `values`, in any order. */
export const getMedian = (values: readonly number[]): number =>
  getQuantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
