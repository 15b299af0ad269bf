import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type TestCounts,
  loadCounts,
  REPORTS_FOLDER,
  root,
  type RunOptions,
  runToolForStatus,
} from '@marehalm/workspace';

/** Folders of the libraries that are published and have no framework, `cart-domain` for example. */
export const domainLibraries: readonly string[] = readdirSync(join(root, 'libs')).filter(
  (name) => !['static-router', 'ui'].includes(name) && existsSync(join(root, 'libs', name, 'package.json')),
);

/** Runs Vitest with `parameters` and counts its tests; a failure outside the tests, such as coverage, counts as one. */
export async function runVitest(
  name: string,
  parameters: readonly string[],
  options: Pick<RunOptions, 'output'> = {},
): Promise<TestCounts> {
  await mkdir(REPORTS_FOLDER, { recursive: true });
  const report = join(REPORTS_FOLDER, `${name}.json`);
  const status = await runToolForStatus(
    'vitest',
    ['run', ...parameters, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    options,
  );
  const counts = await loadCounts(report);
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
