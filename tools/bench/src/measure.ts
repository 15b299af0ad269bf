/** Something that is done over and over, and how often one run of it does it. */
export interface Contender {
  readonly name: string;
  /** Operations in one run: a thousand for a run that matches a thousand paths. */
  readonly operations: number;
  /** One run. What it returns is kept alive, so that the engine cannot leave the work out. */
  readonly run: () => unknown;
}

/** How long one run of a contender takes, in milliseconds. */
export interface Measurement {
  readonly name: string;
  /** Runs that were measured. */
  readonly runs: number;
  readonly operations: number;
  readonly min: number;
  /** Half of the runs were faster. */
  readonly median: number;
  /** 95 of 100 runs were faster. */
  readonly p95: number;
  /** By the median. */
  readonly operationsPerSecond: number;
}

/** Rounds that are measured however long they take: the 95th of 100 runs means little among fewer. */
export const MIN_ROUNDS = 20;

/** What {@link measureTogether} may be told. */
export interface MeasureOptions {
  /** Rounds before the measured ones, so that the engine has compiled the work. */
  readonly warmUp?: number;
  /** Most measured rounds, and so runs of each contender. */
  readonly rounds?: number;
  /** Milliseconds after which no more rounds begin, though never fewer than {@link MIN_ROUNDS}. */
  readonly budget?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/**
 * Measures contenders in turns: each runs once a round, and every round begins with another one, so that what else the machine
 * does hits all alike and none always runs after the same one.
 */
export function measureTogether(
  contenders: readonly Contender[],
  { warmUp = 30, rounds = 200, budget = 15_000, now = () => performance.now() }: MeasureOptions = {},
): Measurement[] {
  const turns = contenders.map((contender) => ({ contender, durations: [] as number[] }));
  const kept: unknown[] = [];
  const end = now() + budget;
  for (let round = 0; round < warmUp + rounds; round += 1) {
    if (round >= warmUp + MIN_ROUNDS && now() >= end) break;
    const first = round % turns.length;
    for (const { contender, durations } of [...turns.slice(first), ...turns.slice(0, first)]) {
      const start = now();
      kept[0] = contender.run();
      const duration = now() - start;
      if (round >= warmUp) durations.push(duration);
    }
  }
  return turns.map(({ contender: { name, operations }, durations }) => {
    durations.sort((a, b) => a - b);
    const median = quantile(durations, 0.5);
    return {
      name,
      runs: durations.length,
      operations,
      min: quantile(durations, 0),
      median,
      p95: quantile(durations, 0.95),
      operationsPerSecond: (operations / median) * 1000,
    };
  });
}

/** The value below which `part` (0 to 1) of the ascending `values` lies. */
export function quantile(values: readonly number[], part: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}

/** The middle of `values`, in whatever order they are. */
export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );
