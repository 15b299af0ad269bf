import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createCheckStep,
  type TestCounts,
  runSteps,
  type GateStep,
  type StepResult,
  formatSummary,
  writeCounts,
} from '@marehalm/workspace';
import { checkComponentSizes } from './component-sizes.ts';
import { runAttw, packLibrary, runPublint } from './packed-library.ts';
import { getTarballPath } from './pack-libraries.ts';
import { findPublishedLibraries, type PublishedLibrary } from './published-libraries.ts';
import { findPublishedFileProblems } from './published-files.ts';
import { checkSizeBudgets } from './size-budgets.ts';

/** Runs the target `package` of a library: packs it and checks its files, entry points and types. */
export async function runPackageTarget(folder: string): Promise<void> {
  const library = findLibrary(folder);
  const directory = await mkdtemp(join(tmpdir(), 'marehalm-package-'));
  try {
    const tarball = getTarballPath(library, directory);
    await runAndReport(folder, 'package', [
      createCheckStep('published files', async () => {
        const problems = findPublishedFileProblems(library, await packLibrary(library, directory));
        if (problems.length > 0) throw new Error(problems.join('\n'));
      }),
      createCheckStep('publint', () => runPublint(tarball)),
      createCheckStep('attw', () => runAttw(tarball)),
    ]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Runs the target `size` of a library: compares its build with its budgets. */
export function runSizeTarget(folder: string): Promise<void> {
  const library = findLibrary(folder);
  return runAndReport(folder, 'size', [
    { name: 'budgets', run: () => checkSizeBudgets(library) },
    ...(library.folder !== 'ui' ? [] : [{ name: 'components', run: checkComponentSizes }]),
  ]);
}

function findLibrary(folder: string): PublishedLibrary {
  const library = findPublishedLibraries().find((each) => each.folder === folder);
  if (library === undefined) throw new Error(`Cannot check "${folder}": there is no such library in libs`);
  return library;
}

/** Runs `steps`, prints their table and writes the report that `npm test` counts. */
async function runAndReport(folder: string, target: string, steps: readonly GateStep[]): Promise<void> {
  const results = await runSteps(steps, () => performance.now());
  console.log(formatSummary(results));
  await writeCounts(folder, target, sumResults(results));
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** Sums `results`, with the messages of their failures. */
export function sumResults(results: readonly StepResult[]): TestCounts {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    failures: results.flatMap(({ name, problem, failures = [] }) => [
      ...(problem === undefined ? [] : [`${name}: ${problem}`]),
      ...failures,
    ]),
  };
}
