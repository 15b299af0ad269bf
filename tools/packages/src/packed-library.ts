import { type TestCounts, toNpmCommand, root, runForOutput, runTool } from '@marehalm/workspace';
import type { PublishedLibrary } from './published-libraries.ts';
import { runPublishDryRun } from './publish-dry-run.ts';
import { findPublishedFileProblems } from './published-files.ts';

/** Stylesheets have no types to resolve. */
const ATTW_ARGUMENTS = [
  '--profile',
  'esm-only',
  '--no-summary',
  '--format',
  'table-flipped',
  '--exclude-entrypoints',
];
const STYLE_SHEETS = ['tokens', 'base', 'fonts', 'latin-fonts', 'extended-fonts', 'style'].map(
  (name) => `${name}.css`,
);

/**
 * Packs `library` into `directory`, as for a registry.
 * @returns The paths in the package.
 * @throws Error when npm cannot pack it.
 */
export async function packLibrary(
  { manifest }: PublishedLibrary,
  directory: string,
): Promise<readonly string[]> {
  const { status, output, errors } = await runForOutput(
    ...toNpmCommand([
      'pack',
      '--json',
      '--ignore-scripts',
      '--pack-destination',
      directory,
      `--workspace=${manifest.name}`,
    ]),
    { directory: root },
  );
  if (status !== 0) throw new Error(`Cannot pack ${manifest.name}: ${errors}`);
  const packed = JSON.parse(output) as readonly { readonly files: readonly { readonly path: string }[] }[];
  return (Object.values(packed)[0]?.files ?? []).map(({ path }) => path);
}

/**
 * Checks the manifest of a packed library against its files.
 * @throws CommandFailedError when publint reports anything.
 */
export function runPublint(tarball: string): Promise<void> {
  return runTool('publint', ['run', tarball, '--strict'], { output: 'whenFailed' });
}

/**
 * Checks that every module resolution finds the types of a packed library.
 * @throws CommandFailedError when one does not.
 */
export function runAttw(tarball: string): Promise<void> {
  return runTool('attw', [tarball, ...ATTW_ARGUMENTS, ...STYLE_SHEETS], { output: 'whenFailed' });
}

/** Runs `npm publish --dry-run` and counts one check per library, and one failed check per warning of npm. */
export async function checkPublishing(libraries: readonly PublishedLibrary[]): Promise<TestCounts> {
  const { files, warnings } = await runPublishDryRun(libraries);
  const problems = [
    ...warnings.map((warning) => [warning]),
    ...libraries.map((library) => {
      const published = files.get(library.manifest.name) ?? [];
      const lacksReference = library.isDomain && !published.some((file) => /^dist\/docs\/.*\.md$/.test(file));
      return [
        ...findPublishedFileProblems(library, published),
        ...(lacksReference ? ['dist/docs, the API reference, is missing'] : []),
      ].map((problem) => `${library.manifest.name}: ${problem}`);
    }),
  ];
  for (const problem of problems.flat()) console.error(problem);
  const failed = problems.filter((each) => each.length > 0).length;
  return { passed: libraries.length + warnings.length - failed, failed };
}
