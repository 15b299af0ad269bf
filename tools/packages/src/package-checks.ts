import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  check,
  type Counts,
  runSteps,
  type Step,
  type StepResult,
  summary,
  writeCounts,
} from '@marehalm/workspace';
import { weighComponents } from './component-sizes.ts';
import { attw, packLibrary, publint } from './packed-form.ts';
import { publishedLibraries, tarballOf, type Library } from './packages.ts';
import { publishedFileProblems } from './published-files.ts';
import { weigh } from './size-budgets.ts';

/** Runs the target `package` of a library: packs it and checks its files, entry points and types. */
export async function checkPackage(folder: string): Promise<void> {
  const library = libraryNamed(folder);
  const directory = await mkdtemp(join(tmpdir(), 'marehalm-package-'));
  try {
    const tarball = tarballOf(library, directory);
    await report(folder, 'package', [
      check('published files', async () => {
        const problems = publishedFileProblems(library, await packLibrary(library, directory));
        if (problems.length > 0) throw new Error(problems.join('\n'));
      }),
      check('publint', () => publint(tarball)),
      check('attw', () => attw(tarball)),
    ]);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Runs the target `size` of a library: compares its build with its budgets. */
export function checkSize(folder: string): Promise<void> {
  const library = libraryNamed(folder);
  return report(folder, 'size', [
    { name: 'budgets', run: () => weigh(library) },
    ...(library.folder !== 'ui' ? [] : [{ name: 'components', run: weighComponents }]),
  ]);
}

function libraryNamed(folder: string): Library {
  const library = publishedLibraries().find((each) => each.folder === folder);
  if (library === undefined) throw new Error(`Cannot check "${folder}": there is no such library in libs`);
  return library;
}

/** Runs `steps`, prints their table and writes the report that `npm test` counts. */
async function report(folder: string, target: string, steps: readonly Step[]): Promise<void> {
  const results = await runSteps(steps, () => performance.now());
  console.log(summary(results));
  await writeCounts(folder, target, totalOf(results));
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** Sums `results`, with the messages of their failures. */
export function totalOf(results: readonly StepResult[]): Counts {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    failures: results.flatMap(({ name, problem, failures = [] }) => [
      ...(problem === undefined ? [] : [`${name}: ${problem}`]),
      ...failures,
    ]),
  };
}
