import { runToolForStatus } from './workspace.ts';

/** Cases per law unless `LAW_RUNS` is set. */
const DEFAULT_LAW_RUNS = '100000';

/** Laws that simulate a service need milliseconds per case. */
const LAW_TIMEOUT_MS = 3 * 60 * 60 * 1000;

/** `npm run test:laws -- [library …]`: runs every law of the libraries with 100,000 cases. Exits with 1 when one breaks. */
export async function testLaws(libraries: readonly string[]): Promise<void> {
  process.exitCode = await runToolForStatus(
    'vitest',
    [
      'run',
      '.laws.test.ts',
      ...libraries.flatMap((library) => ['--project', library]),
      '--reporter=verbose',
      `--testTimeout=${LAW_TIMEOUT_MS}`,
    ],
    { environment: { LAW_RUNS: process.env['LAW_RUNS'] ?? DEFAULT_LAW_RUNS } },
  );
}
