import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReference } from './build.ts';
import { checkBundledPage } from './bundled-page.ts';
import {
  checkTypes,
  compilers,
  createConsumer,
  runInNode,
  writeExamples,
  writeUses,
  type Consumer,
} from './consumer.ts';
import { examplesOf, type Example } from './examples.ts';
import { check, runSteps, summary, type Counts, type Step, type StepResult } from './gate-step.ts';
import {
  buildLibraries,
  entryPoints,
  importsOf,
  packLibraries,
  publishedLibraries,
  tarballOf,
  type Library,
} from './packages.ts';
import { publishDryRun } from './publish-dry-run.ts';
import { publishedFileProblems } from './published-files.ts';
import { weigh } from './size-budgets.ts';
import { vitest } from './unit-tests.ts';
import { installedVersion, root, runTool } from './workspace.ts';

/** More would only wait for each other: the machines of the pipeline have two cores. */
const AT_ONCE = 2;

/**
 * Treats every library as a stranger would: builds and packs it, looks at what would be published and what it weighs, runs its
 * unit tests against what was built, and installs it in empty projects outside the workspace, where it is type-checked, run in
 * Node and bundled for a browser.
 * @returns How many of these checks held.
 */
export async function verifyPackages(): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-packages-'));
  try {
    const libraries = publishedLibraries();
    const now = () => performance.now();
    const results: StepResult[] = [];
    for (const step of [
      check('build', () => buildLibraries(libraries)),
      check('reference', buildReference),
      check('pack', () => packLibraries(libraries, folder)),
    ]) {
      results.push(...(await runSteps([step], now)));
    }
    results.push(...(await runSteps(await checksOf(libraries, folder), now, AT_ONCE)));
    console.log(`\n${summary(results)}`);
    return {
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The checks of packed libraries, the slow ones first. */
async function checksOf(libraries: readonly Library[], folder: string): Promise<readonly Step[]> {
  const tarballs = (of: readonly Library[]) => of.map((library) => tarballOf(library, folder));
  const domainLibraries = libraries.filter(({ isDomain }) => isDomain);
  const domain = await createConsumer('domain', join(folder, 'domain'), tarballs(domainLibraries));
  const adapters = await createConsumer('adapters', join(folder, 'adapters'), [
    ...tarballs(libraries),
    ...peersOf(libraries),
  ]);
  return [
    check('install the libraries', domain.install),
    check('install adapters and peers', adapters.install),
    { name: 'unit tests of dist', run: testDist },
    ...libraries.flatMap((library) => [
      check(`publint ${library.folder}`, () => publint(tarballOf(library, folder))),
      check(`attw ${library.folder}`, () => attw(tarballOf(library, folder))),
    ]),
    { name: 'publish --dry-run', run: () => checkPublishing(libraries) },
    ...domainLibraries.map((library) => ({ name: `size of ${library.folder}`, run: () => weigh(library) })),
    ...(await domainChecks(domain, domainLibraries)),
    ...(await adapterChecks(adapters, libraries, domain)),
  ];
}

/** A project of the domain libraries alone: no framework, nothing that its user has not asked for. */
async function domainChecks(consumer: Consumer, libraries: readonly Library[]): Promise<readonly Step[]> {
  const names = libraries.map(({ folder }) => folder);
  const unused = names.filter((name) => !existsSync(join(consumer.directory, 'uses', `${name}.ts`)));
  await writeUses(
    consumer.directory,
    names.filter((name) => !unused.includes(name)),
  );
  await writeExamples(
    consumer.directory,
    libraries.flatMap((library) =>
      examplesOf(library.directory).filter((example) => !needsPeers(library, example)),
    ),
  );
  await writeEntryPoints(consumer.directory, libraries, false);
  return [
    ...(await typeChecks('libraries', consumer, consumer)),
    { name: 'plain Node runs the examples', run: () => runInNode(consumer, 'examples.test.ts') },
    { name: 'plain Node uses every library', run: () => runInNode(consumer, 'domain.test.ts') },
    { name: 'plain Node loads every entry point', run: () => runInNode(consumer, 'load.test.ts') },
    check('a bundled page uses every library', async () => {
      if (unused.length > 0) {
        throw new Error(`write tools/workspace/consumer/domain/uses/${unused.join('.ts, ')}.ts`);
      }
      await consumer.install();
      await checkBundledPage(consumer.directory, names);
    }),
  ];
}

/** A project with the frameworks that adapters and the UI kit are for. */
async function adapterChecks(
  consumer: Consumer,
  libraries: readonly Library[],
  compilersIn: Consumer,
): Promise<readonly Step[]> {
  await writeExamples(
    consumer.directory,
    libraries
      .filter(({ isDomain }) => isDomain)
      .flatMap((library) => examplesOf(library.directory).filter((example) => needsPeers(library, example))),
  );
  await writeEntryPoints(consumer.directory, libraries, true);
  return [
    ...(await typeChecks('adapters', consumer, compilersIn)),
    { name: 'plain Node loads the UI kit', run: () => runInNode(consumer, 'ui.test.ts') },
    { name: 'plain Node loads every adapter', run: () => runInNode(consumer, 'load.test.ts') },
  ];
}

async function typeChecks(what: string, consumer: Consumer, compilersIn: Consumer): Promise<readonly Step[]> {
  return (await compilers(compilersIn.directory)).map((compiler) =>
    check(`types of ${what}, TypeScript ${compiler.version}`, async () => {
      await compilersIn.install();
      await checkTypes(consumer, compiler);
    }),
  );
}

/** Markup needs a framework, and so does what imports an adapter. */
function needsPeers(library: Library, { language, text = '' }: Example): boolean {
  const imported = importsOf(text);
  return (
    language === 'tsx' ||
    entryPoints(library).some(
      ({ specifier, peers }) =>
        imported.some((each) => peers.includes(each)) || (peers.length > 0 && imported.includes(specifier)),
    )
  );
}

async function writeEntryPoints(
  directory: string,
  libraries: readonly Library[],
  withPeers: boolean,
): Promise<void> {
  const specifiers = libraries
    .flatMap(entryPoints)
    .filter(({ peers }) => peers.length > 0 === withPeers)
    .map(({ specifier }) => specifier);
  await writeFile(join(directory, 'entry-points.json'), JSON.stringify(specifiers));
}

/** What the users of adapters install beside them, in the versions of the workspace; React has its types elsewhere. */
function peersOf(libraries: readonly Library[]): readonly string[] {
  const peers = new Set(libraries.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})));
  if (peers.has('react')) peers.add('@types/react');
  return [...peers].map((name) => `${name}@${installedVersion(name)}`);
}

/** Style sheets have no types to resolve. */
const ATTW = ['--profile', 'esm-only', '--no-summary', '--format', 'table-flipped', '--exclude-entrypoints'];
const STYLE_SHEETS = ['tokens.css', 'base.css', 'fonts.css', 'style.css'];

function publint(tarball: string): Promise<void> {
  return runTool('publint', ['run', tarball, '--strict'], { output: 'whenFailed' });
}

function attw(tarball: string): Promise<void> {
  return runTool('attw', [tarball, ...ATTW, ...STYLE_SHEETS], { output: 'whenFailed' });
}

function testDist(): Promise<Counts> {
  const config = join(root, 'tools/workspace/dist.vitest.config.ts');
  return vitest('dist', ['--config', config, '--maxWorkers=1'], { output: 'whenFailed' });
}

async function checkPublishing(libraries: readonly Library[]): Promise<Counts> {
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
