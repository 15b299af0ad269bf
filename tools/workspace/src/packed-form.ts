import type { Counts } from './gate-step.ts';
import type { Library } from './packages.ts';
import { publishDryRun } from './publish-dry-run.ts';
import { publishedFileProblems } from './published-files.ts';
import { runTool } from './workspace.ts';

/** Style sheets have no types to resolve. */
const ATTW = ['--profile', 'esm-only', '--no-summary', '--format', 'table-flipped', '--exclude-entrypoints'];
const STYLE_SHEETS = ['tokens', 'base', 'fonts', 'first-letters', 'other-letters', 'style'].map(
  (name) => `${name}.css`,
);

/**
 * Checks the manifest of a packed library against its files.
 * @throws CommandFailedError when publint has anything to say.
 */
export function publint(tarball: string): Promise<void> {
  return runTool('publint', ['run', tarball, '--strict'], { output: 'whenFailed' });
}

/**
 * Checks that every way to resolve a packed library finds its types.
 * @throws CommandFailedError when one does not.
 */
export function attw(tarball: string): Promise<void> {
  return runTool('attw', [tarball, ...ATTW, ...STYLE_SHEETS], { output: 'whenFailed' });
}

/** Checks what npm would publish: one check for each library, and a failed one for each warning of npm. */
export async function checkPublishing(libraries: readonly Library[]): Promise<Counts> {
  const { files, warnings } = await publishDryRun(libraries);
  const problems = [
    ...warnings.map((warning) => [warning]),
    ...libraries.map((library) =>
      publishedFileProblems(library, files.get(library.manifest.name) ?? []).map(
        (problem) => `${library.manifest.name}: ${problem}`,
      ),
    ),
  ];
  for (const problem of problems.flat()) console.error(problem);
  const failed = problems.filter((each) => each.length > 0).length;
  return { passed: libraries.length + warnings.length - failed, failed };
}
