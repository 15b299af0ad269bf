import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser, root, runTool } from '@marehalm/workspace';
import { createInteractionsReport, type MeasurementSeries } from './interactions-report.ts';
import { getMachine } from './machine.ts';
import { openServedShop } from './served-shop.ts';

const directory = join(root, 'dist/bench');

/**
 * Measures how fast the built shop responds, with the scripts in `apps/storefront-e2e/src/bench`, which use the helpers of the
 * end-to-end tests. Writes `dist/bench/interactions.md` and `interactions.json`.
 * @param runs How often each is measured.
 * @throws CommandFailedError when something could not be measured.
 */
export async function benchInteractions(runs: number): Promise<void> {
  const series = join(directory, 'interactions');
  await rm(series, { recursive: true, force: true });
  await mkdir(series, { recursive: true });
  const served = await openServedShop();
  try {
    await runTool('playwright', ['test', '--config=bench.config.ts'], {
      directory: join(root, 'apps/storefront-e2e'),
      environment: {
        CHROMIUM_PATH: await ensureBrowser(),
        MAREHALM_BENCH_ORIGIN: served.shop,
        MAREHALM_BENCH_FLOOR: served.floor,
        MAREHALM_BENCH_FLAGS: served.browserFlags.join(' '),
        MAREHALM_BENCH_RUNS: String(runs),
      },
    });
  } finally {
    served.close();
    console.log(await writeInteractionsReport(series));
  }
}

/** Writes what has been measured so far, even if the rest failed. */
async function writeInteractionsReport(folder: string): Promise<string> {
  const measured: MeasurementSeries[] = [];
  for (const name of (await readdir(folder)).sort()) {
    measured.push(...(JSON.parse(await readFile(join(folder, name), 'utf8')) as MeasurementSeries[]));
  }
  const report = createInteractionsReport(getMachine(), measured);
  await writeFile(
    join(directory, 'interactions.json'),
    `${JSON.stringify({ machine: getMachine(), measured }, undefined, 2)}\n`,
  );
  await writeFile(join(directory, 'interactions.md'), report);
  return report;
}
