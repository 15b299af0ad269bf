import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** How often each is measured. */
export const RUNS = Number(process.env['MAREHALM_BENCH_RUNS'] || 5);

/** Something that was measured several times. */
export interface Series {
  readonly what: string;
  /** How many times slower than this machine the processor was made. */
  readonly slowdown: number;
  readonly unit: 'ms' | 'taps' | 'bytes per navigation';
  readonly values: readonly number[];
  /** What it must not exceed. */
  readonly target?: number;
}

/** Keeps what was measured for the report. */
export async function write(name: string, series: readonly Series[]): Promise<void> {
  const directory = join(root, 'dist/bench/interactions');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, `${name}.json`), `${JSON.stringify(series, undefined, 2)}\n`);
}
