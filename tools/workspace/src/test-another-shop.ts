import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { shopGenerator } from '../generators/shop/generator.ts';
import { checkGeneratedPages, checkAddingToBag } from './another-shop-pages.ts';
import { createCheckStep, runSteps, formatSummary } from './gate-step.ts';
import { runCommand } from './processes.ts';
import { root } from './workspace.ts';

/**
 * `npm run test:shop`: generates another shop in a copy of the workspace, lints the generated files, builds it, checks its types,
 * requests pages in both languages, and adds a product to the bag in a browser.
 */
export async function testAnotherShop(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'another-shop-'));
  const nodeIn =
    (directory: string) =>
    (...parameters: readonly string[]) =>
      runCommand(process.execPath, ['--conditions=@marehalm/source', ...parameters], {
        directory,
        output: 'whenFailed',
      });
  const inWorkspace = nodeIn(folder);
  const inStorefront = nodeIn(join(folder, 'apps/storefront'));
  let written: readonly string[] = [];
  try {
    const results = await runSteps(
      [
        createCheckStep('generate', async () => {
          written = await generate(folder);
        }),
        createCheckStep('lint', () =>
          inWorkspace(join(root, 'node_modules/eslint/bin/eslint.js'), '--max-warnings', '0', ...written),
        ),
        createCheckStep('libraries unchanged', () => expectLibrariesUnchanged(folder)),
        createCheckStep('build', () => inWorkspace('tools/workspace/src/main.ts', 'build:shop')),
        createCheckStep('types', async () => {
          await inStorefront(join(root, 'node_modules/@react-router/dev/bin.cjs'), 'typegen');
          await inStorefront(join(root, 'node_modules/typescript-7/bin/tsc'), '-p', 'tsconfig.shop.json');
        }),
        createCheckStep('pages', () => serve(folder, checkGeneratedPages)),
        createCheckStep('visits', () => serve(folder, checkAddingToBag)),
      ],
      () => performance.now(),
    );
    console.log(`\n${formatSummary(results)}`);
    process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Copies the files in Git, links the packages of this workspace, and generates the other shop.
 *
 * @returns The modules of the other shop.
 */
async function generate(folder: string): Promise<readonly string[]> {
  execFileSync('git', ['checkout-index', '--all', `--prefix=${folder}/`], { cwd: root });
  await linkPackages(folder);
  const tree = new FsTree(folder, false);
  await shopGenerator(tree, { name: 'nordlys' });
  const changes = tree.listChanges();
  flushChanges(folder, changes);
  return changes
    .filter(({ type, path }) => type !== 'DELETE' && /\.tsx?$/.test(path))
    .map(({ path }) => path);
}

async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@marehalm'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@marehalm') await symlink(join(root, 'node_modules', name), join(packages, name));
  for (const manifest of globSync('{apps,libs,tools}/*/package.json', { cwd: folder })) {
    const project = dirname(manifest);
    const { name } = JSON.parse(
      execFileSync('git', ['show', `:${manifest}`], { cwd: root, encoding: 'utf8' }),
    ) as {
      name: string;
    };
    await symlink(join(folder, project), join(packages, name));
    const own = join(root, project, 'node_modules');
    if (existsSync(own)) await symlink(own, join(folder, project, 'node_modules'));
  }
}

/** Checks that all libraries except `shop`, which contains the facts of one shop, are unchanged. */
async function expectLibrariesUnchanged(folder: string): Promise<void> {
  for (const library of await readdir(join(root, 'libs'))) {
    if (library === 'shop') continue;
    const files = execFileSync('git', ['ls-files', '-z', `libs/${library}`], { cwd: root, encoding: 'utf8' });
    for (const file of files.split('\0').filter(Boolean)) {
      const own = execFileSync('git', ['hash-object', join(root, file)], { encoding: 'utf8' });
      const copy = execFileSync('git', ['hash-object', join(folder, file)], { encoding: 'utf8' });
      if (own !== copy) throw new Error(`Cannot share ${file}: the generator has changed it`);
    }
  }
}

/** Serves the built shop during `visit`. */
async function serve(folder: string, visit: (origin: string) => Promise<void>): Promise<void> {
  const services = spawn(
    process.execPath,
    [
      '--conditions=@marehalm/source',
      '--disable-warning=ExperimentalWarning',
      'tools/local-services/src/main.ts',
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, PORT: '0', MAREHALM_DATA_FILE: ':memory:' },
    },
  );
  try {
    const [line] = (await once(services.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    const origin = /http:\/\/\S+/.exec(line.toString())?.[0];
    if (origin === undefined) throw new Error(`Cannot serve the shop: ${line.toString()}`);
    await visit(origin);
  } finally {
    services.kill('SIGTERM');
  }
}
