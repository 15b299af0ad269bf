/** How long one run of a piece of work takes. */
export interface Measurement {
  readonly name: string;
  /** Runs that were measured. */
  readonly runs: number;
  /** Milliseconds of one run: half of the runs were faster. */
  readonly median: number;
  /** Milliseconds of one run: 95 of 100 runs were faster. */
  readonly p95: number;
}

/** What {@link measure} may be told. */
export interface MeasureOptions {
  /** Runs before the measured ones, so that the engine has compiled the work. */
  readonly warmUp?: number;
  readonly runs?: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
}

/** Measures `work` run by run. Its result is kept alive, so that the engine cannot leave the work out. */
export function measure(name: string, work: () => unknown, options: MeasureOptions = {}): Measurement {
  const { warmUp = 50, runs = 300, now = () => performance.now() } = options;
  const kept: unknown[] = [];
  for (let run = 0; run < warmUp; run += 1) kept[0] = work();
  const durations: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = now();
    kept[0] = work();
    durations.push(now() - start);
  }
  durations.sort((a, b) => a - b);
  return { name, runs, median: quantile(durations, 0.5), p95: quantile(durations, 0.95) };
}

/** The value below which `part` (0 to 1) of the ascending `values` lies. */
export function quantile(values: readonly number[], part: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
}
