import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** Number of times that each value is measured: `MAREHALM_BENCH_RUNS`, or 5. */
export const BENCH_RUNS = Number(process.env['MAREHALM_BENCH_RUNS'] || 5);

/** Values of one measurement that was repeated. `target` and `floor` have the unit of the values. */
export interface MeasurementSeries {
  readonly what: string;
  /** Factor by which the processor was throttled. */
  readonly slowdown: number;
  readonly unit: 'ms' | 'taps' | 'bytes per navigation';
  readonly values: readonly number[];
  /** Limit of the value. */
  readonly target?: number;
  /** The least that it can take here, measured in turns with it: what has no scripts, or a plain one. */
  readonly floor?: readonly number[];
  /** Milliseconds that the floor took on the machine that the targets are of. */
  readonly floorOfTarget?: number;
}

/** Writes `series` to `dist/bench/interactions/<name>.json`, from which the report is made. */
export async function writeSeries(name: string, series: readonly MeasurementSeries[]): Promise<void> {
  const directory = join(root, 'dist/bench/interactions');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, `${name}.json`), `${JSON.stringify(series, undefined, 2)}\n`);
}
