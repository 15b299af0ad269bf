import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createCheckStep,
  type TestCounts,
  root,
  runSteps,
  runTool,
  type GateStep,
  formatSummary,
} from '@marehalm/workspace';
import { checkComponentSizes } from './component-sizes.ts';
import {
  createAdapterConsumerChecks,
  createDomainConsumerChecks,
  listPeerSpecifiers,
} from './consumer-checks.ts';
import { createConsumerProject } from './consumer-project.ts';
import { sumResults } from './package-targets.ts';
import { runAttw, checkPublishing, runPublint } from './packed-library.ts';
import { buildLibraries } from './build-libraries.ts';
import { checkPrepack, getTarballPath, packLibraries } from './pack-libraries.ts';
import { findPublishedLibraries, type PublishedLibrary } from './published-libraries.ts';
import { checkSizeBudgets } from './size-budgets.ts';
import { runVitest } from './run-vitest.ts';

/** Checks that run concurrently: the machines of the pipeline have two cores. */
const CHECK_CONCURRENCY = 2;

/**
 * Uses every library like a consumer: builds and packs it, checks the published files and their size, runs the unit tests against
 * the build, and installs it in empty projects outside the workspace, where it is type-checked, run in Node and bundled for a
 * browser.
 * @returns Numbers of passed and failed checks.
 */
export async function verifyPackages(): Promise<TestCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-packages-'));
  try {
    const libraries = findPublishedLibraries();
    const now = () => performance.now();
    const made = await runSteps(
      [
        createCheckStep('build', () => buildLibraries(libraries)),
        createCheckStep('reference', () => runTool('nx', ['run-many', '-t', 'docs', '--outputStyle=static'])),
        createCheckStep('pack', () => packLibraries(libraries, folder)),
        createCheckStep('prepack builds what is missing', () => checkPrepack(libraries)),
      ],
      now,
    );
    const results = [
      ...made,
      ...(await runSteps(await createChecks(libraries, folder), now, CHECK_CONCURRENCY)),
    ];
    console.log(`\n${formatSummary(results)}`);
    return sumResults(results);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates the checks of packed libraries; those that need an installation come last. */
async function createChecks(
  libraries: readonly PublishedLibrary[],
  folder: string,
): Promise<readonly GateStep[]> {
  const tarballs = (of: readonly PublishedLibrary[]) => of.map((library) => getTarballPath(library, folder));
  const domainLibraries = libraries.filter(({ isDomain }) => isDomain);
  const domain = await createConsumerProject('domain', join(folder, 'domain'), tarballs(domainLibraries));
  const adapters = await createConsumerProject('adapters', join(folder, 'adapters'), [
    ...tarballs(libraries),
    ...listPeerSpecifiers(libraries),
  ]);
  return [
    createCheckStep('install the libraries', domain.install),
    createCheckStep('install adapters and peers', adapters.install),
    { name: 'unit tests of dist', run: testDist },
    ...libraries.flatMap((library) => [
      createCheckStep(`publint ${library.folder}`, () => runPublint(getTarballPath(library, folder))),
      createCheckStep(`attw ${library.folder}`, () => runAttw(getTarballPath(library, folder))),
    ]),
    { name: 'publish --dry-run', run: () => checkPublishing(libraries) },
    ...libraries.map((library) => ({
      name: `size of ${library.folder}`,
      run: () => checkSizeBudgets(library),
    })),
    { name: 'size of each component', run: checkComponentSizes },
    ...(await createDomainConsumerChecks(domain, domainLibraries)),
    ...(await createAdapterConsumerChecks(adapters, libraries, domain)),
  ];
}

function testDist(): Promise<TestCounts> {
  const config = join(root, 'tools/packages/dist.vitest.config.ts');
  return runVitest('dist', ['--config', config, '--maxWorkers=1'], { output: 'whenFailed' });
}
