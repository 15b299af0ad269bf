import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createCheckStep,
  type TestCounts,
  root,
  runNpm,
  runSteps,
  type GateStep,
  formatSummary,
} from '@marehalm/workspace';
import { sumResults } from './package-targets.ts';
import { buildLibraries } from './build-libraries.ts';
import { getTarballPath, packLibraries } from './pack-libraries.ts';
import { findPublishedLibraries, type PublishedLibrary } from './published-libraries.ts';

/** Projects of other teams, each with the framework or the runtime that it is named after. */
const projects = join(root, 'tools/packages/strangers');

/**
 * `npm run test:strangers [-- next express]`: packs the libraries, installs them in a copy of each project, with what the project needs
 * from the registry, and runs its tests.
 * @returns How many of these checks held.
 */
export async function testFrameworkProjects(names: readonly string[]): Promise<TestCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-strangers-'));
  try {
    const libraries = findPublishedLibraries();
    const now = () => performance.now();
    const wanted = (await readdir(projects)).filter((name) => names.length === 0 || names.includes(name));
    const packed = [
      createCheckStep('build', () => buildLibraries(libraries)),
      createCheckStep('pack', () => packLibraries(libraries, folder)),
    ];
    const results = [
      ...(await runSteps(packed, now)),
      ...(await runSteps(
        wanted.map((name) => projectCheck(name, libraries, folder)),
        now,
      )),
    ];
    console.log(`\n${formatSummary(results)}`);
    return sumResults(results);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function projectCheck(name: string, libraries: readonly PublishedLibrary[], folder: string): GateStep {
  return createCheckStep(`project with ${name}`, async () => {
    const directory = join(folder, name);
    await cp(join(projects, name), directory, { recursive: true });
    const manifest = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')) as {
      /** Folders of the libraries that it uses. */
      readonly packages: readonly string[];
    };
    const tarballs = libraries
      .filter((library) => manifest.packages.includes(library.folder))
      .map((library) => getTarballPath(library, folder));
    const install = ['install', '--silent', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs];
    const options = {
      directory,
      output: 'whenFailed',
      environment: {
        NODE_OPTIONS: undefined,
        NODE_ENV: undefined,
        NEXT_TELEMETRY_DISABLED: '1',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
    } as const;
    await runNpm(install, options);
    await runNpm(['test', '--silent'], options);
  });
}
