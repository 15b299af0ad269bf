import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Counts } from './gate-step.ts';
import type { RunOptions } from './processes.ts';
import { countVitest } from './test-reports.ts';
import { root, runToolForStatus } from './workspace.ts';

/** Folders of the libraries that are published and have no framework, `cart-domain` for example. */
export const domainLibraries: readonly string[] = readdirSync(join(root, 'libs')).filter(
  (name) => name !== 'ui' && existsSync(join(root, 'libs', name, 'package.json')),
);

const reports = join(root, 'dist/test-reports');

/** Runs Vitest with `parameters` and counts its tests; a failure that is no test's, such as coverage, counts as one. */
export async function vitest(
  name: string,
  parameters: readonly string[],
  options: Pick<RunOptions, 'output'> = {},
): Promise<Counts> {
  await mkdir(reports, { recursive: true });
  const report = join(reports, `${name}.json`);
  const status = await runToolForStatus(
    'vitest',
    ['run', ...parameters, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    options,
  );
  const counts = await countVitest(report);
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * The tests of the domain libraries, by nothing but which each has to be covered as `vitest.config.ts` demands. Writes
 * `dist/coverage/index.html`.
 */
export function testLibraries(): Promise<Counts> {
  return vitest('libraries', ['--coverage', ...domainLibraries.flatMap((library) => ['--project', library])]);
}

/** Every other test but those of the stories. One opens a page in a browser. */
export function testTheRest(): Promise<Counts> {
  return vitest(
    'unit',
    ['ui', ...domainLibraries].flatMap((project) => ['--project', `!${project}`]),
  );
}

/** `npm run coverage`: {@link testLibraries} alone. Ends with 1 when a test fails or a library is covered too little. */
export async function coverage(): Promise<void> {
  const { failed } = await testLibraries();
  process.exitCode = failed === 0 ? 0 : 1;
}
