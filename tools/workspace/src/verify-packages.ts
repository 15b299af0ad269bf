import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, runSteps, summary, type Counts, type Step } from './gate-step.ts';
import { run, type RunOptions } from './processes.ts';
import { root, runNpm, runTool } from './workspace.ts';

/** A library that is published. */
interface Library {
  /** `@marehalm/search` */
  readonly name: string;
  /** Absolute path of its packed form, as npm names it. */
  readonly tarball: string;
}

/** Style sheets have no types to resolve. */
const ATTW = ['--profile', 'esm-only', '--no-summary', '--format', 'table-flipped', '--exclude-entrypoints'];
const STYLE_SHEETS = ['tokens.css', 'base.css', 'fonts.css', 'style.css'];

/**
 * Packs every library and uses the packed form as a stranger would: checked by publint and by attw, installed in an empty
 * project outside the workspace, type-checked strictly with the types of all libraries included, and run in plain Node.
 * @returns How many of these checks held.
 */
export async function verifyPackages(): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-packages-'));
  try {
    const libraries = await findLibraries(folder);
    const isUi = ({ name }: Library) => name === '@marehalm/ui';
    const results = await runSteps(
      [
        check('build', buildLibraries),
        check('pack', () => pack(libraries, folder)),
        ...libraries.flatMap(checksOf),
        ...(await consumer(
          join(folder, 'domain'),
          'domain.test.ts',
          libraries.filter((each) => !isUi(each)),
          [],
        )),
        ...(await consumer(join(folder, 'ui'), 'ui.test.ts', libraries.filter(isUi), [
          'react@19',
          'react-dom@19',
          '@types/react@19',
        ])),
      ],
      () => performance.now(),
    );
    console.log(`\n${summary(results)}`);
    return {
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function findLibraries(folder: string): Promise<readonly Library[]> {
  const directories = await readdir(join(root, 'libs'));
  const manifests = await Promise.all(
    directories
      .sort()
      .map((name) => readFile(join(root, 'libs', name, 'package.json'), 'utf8').catch(() => undefined)),
  );
  return manifests
    .filter((manifest) => manifest !== undefined)
    .map((manifest) => {
      const { name, version } = JSON.parse(manifest) as { name: string; version: string };
      return { name, tarball: join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`) };
    });
}

function buildLibraries(): Promise<void> {
  const projects = '--projects=tag:scope:domain,tag:scope:ui';
  return runTool('nx', ['run-many', '-t', 'build', projects, '--outputStyle=static']);
}

function pack(libraries: readonly Library[], folder: string): Promise<void> {
  const workspaces = libraries.map(({ name }) => `--workspace=${name}`);
  return runNpm(['pack', '--silent', '--pack-destination', folder, ...workspaces]);
}

function checksOf({ name, tarball }: Library): readonly Step[] {
  return [
    check(`publint ${name}`, () => runTool('publint', ['run', tarball, '--strict'])),
    check(`attw ${name}`, () => runTool('attw', [tarball, ...ATTW, ...STYLE_SHEETS])),
  ];
}

/** Steps that install `libraries` in an empty project in `directory`, check `test` against their types, and run it. */
async function consumer(
  directory: string,
  test: string,
  libraries: readonly Library[],
  others: readonly string[],
): Promise<readonly Step[]> {
  const template = join(root, 'tools/workspace/consumer');
  await mkdir(directory);
  await writeFile(join(directory, 'package.json'), '{ "private": true, "type": "module" }\n');
  for (const file of ['tsconfig.json', test]) await cp(join(template, file), join(directory, file));
  const there: RunOptions = { directory };
  const tarballs = libraries.map(({ tarball }) => tarball);
  return [
    check(`install for ${test}`, () =>
      runNpm(
        [
          'install',
          '--silent',
          '--prefer-offline',
          '--no-audit',
          '--no-fund',
          ...tarballs,
          ...others,
          '@types/node@24',
        ],
        there,
      ),
    ),
    check(`strict types of ${test}`, () => runTool('tsc', ['-p', '.'], there)),
    check(`plain Node runs ${test}`, () =>
      run(process.execPath, ['--test', '--test-reporter=dot', test], { ...there, name: 'node --test' }),
    ),
  ];
}
