import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runForOutput, runNpm, toNpmCommand } from '@marehalm/workspace';
import type { PublishedLibrary } from './published-libraries.ts';

/**
 * Packs every library into `folder`, as for a registry.
 * @throws CommandFailedError when one cannot be packed.
 */
export function packLibraries(libraries: readonly PublishedLibrary[], folder: string): Promise<void> {
  const workspaces = libraries.map(({ manifest }) => `--workspace=${manifest.name}`);
  return runNpm(['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...workspaces], {
    output: 'whenFailed',
  });
}

/**
 * Deletes `dist` of the first library and packs it, as in a manual release.
 *
 * @throws Error when the package lacks its code or its API reference.
 */
export async function checkPrepack(libraries: readonly PublishedLibrary[]): Promise<void> {
  const [library] = libraries;
  if (library === undefined) throw new Error('Cannot check prepack: there is no library');
  await rm(join(library.directory, 'dist'), { recursive: true, force: true });
  const { output, errors } = await runForOutput(
    ...toNpmCommand(['pack', '--dry-run', `--workspace=${library.manifest.name}`]),
    // npm lists the files as notices, which `npm run --silent` would turn off.
    { directory: root, environment: { npm_config_loglevel: 'notice' } },
  );
  for (const file of ['dist/index.js', 'dist/docs/README.md'])
    if (!errors.includes(` ${file}\n`))
      throw new Error(
        `Cannot pack ${library.manifest.name} without a build: ${file} is missing\n${errors}${output}`,
      );
}

/** Returns the absolute path of a packed library in `folder`, as npm names it. */
export function getTarballPath({ manifest: { name, version } }: PublishedLibrary, folder: string): string {
  return join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
}
