import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, type Counts, root, runSteps, runTool, type Step, summary } from '@marehalm/workspace';
import { weighComponents } from './component-sizes.ts';
import { adapterChecks, domainChecks, peersOf } from './consumer-checks.ts';
import { createConsumer } from './consumer.ts';
import { totalOf } from './package-checks.ts';
import { attw, checkPublishing, publint } from './packed-form.ts';
import {
  buildLibraries,
  checkPrepack,
  packLibraries,
  publishedLibraries,
  tarballOf,
  type Library,
} from './packages.ts';
import { weigh } from './size-budgets.ts';
import { vitest } from './vitest.ts';

/** Checks that run concurrently: the machines of the pipeline have two cores. */
const CHECK_CONCURRENCY = 2;

/**
 * Uses every library like a consumer: builds and packs it, checks the published files and their size, runs the unit tests against
 * the build, and installs it in empty projects outside the workspace, where it is type-checked, run in Node and bundled for a
 * browser.
 * @returns Numbers of passed and failed checks.
 */
export async function verifyPackages(): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-packages-'));
  try {
    const libraries = publishedLibraries();
    const now = () => performance.now();
    const made = await runSteps(
      [
        check('build', () => buildLibraries(libraries)),
        check('reference', () => runTool('nx', ['run-many', '-t', 'docs', '--outputStyle=static'])),
        check('pack', () => packLibraries(libraries, folder)),
        check('prepack builds what is missing', () => checkPrepack(libraries)),
      ],
      now,
    );
    const results = [...made, ...(await runSteps(await checksOf(libraries, folder), now, CHECK_CONCURRENCY))];
    console.log(`\n${summary(results)}`);
    return totalOf(results);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates the checks of packed libraries; those that need an installation come last. */
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
    ...libraries.map((library) => ({ name: `size of ${library.folder}`, run: () => weigh(library) })),
    { name: 'size of each component', run: weighComponents },
    ...(await domainChecks(domain, domainLibraries)),
    ...(await adapterChecks(adapters, libraries, domain)),
  ];
}

function testDist(): Promise<Counts> {
  const config = join(root, 'tools/packages/dist.vitest.config.ts');
  return vitest('dist', ['--config', config, '--maxWorkers=1'], { output: 'whenFailed' });
}
