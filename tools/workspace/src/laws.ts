import { runToolForStatus } from './workspace.ts';

/** Cases each law is tried with unless `LAW_RUNS` says otherwise. */
const DEFAULT_LAW_RUNS = '100000';

/** A law that simulates a whole service needs milliseconds a case. */
const LAW_TIMEOUT_MS = 3 * 60 * 60 * 1000;

/** `npm run test:laws -- [library …]`: every law of the libraries with 100,000 cases each. Ends with 1 when one breaks. */
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
