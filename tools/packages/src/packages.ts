import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { toNpmCommand, root, runForOutput, runNpm, runTool } from '@marehalm/workspace';

/** The fields of a `package.json` that these checks use. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly 'size-limit'?: readonly object[];
}

/** A published library. */
export interface Library {
  /** Its folder in `libs`: `search`. */
  readonly folder: string;
  /** Absolute path of that folder. */
  readonly directory: string;
  readonly manifest: Manifest;
  /** Whether it works without a framework. */
  readonly isDomain: boolean;
}

/** Finds the published libraries in `libs`, in alphabetical order. */
export function findPublishedLibraries(libs = join(root, 'libs')): readonly Library[] {
  return readdirSync(libs)
    .filter((folder) => existsSync(join(libs, folder, 'package.json')))
    .sort()
    .map((folder) => {
      const directory = join(libs, folder);
      const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Manifest;
      return { folder, directory, manifest, isDomain: !['static-router', 'ui'].includes(folder) };
    })
    .filter(({ manifest }) => !manifest.private);
}

/** An entry point of a library. */
export interface LibraryEntryPoint {
  /** `@marehalm/recaptcha/react` */
  readonly specifier: string;
  /** Peer dependencies that it needs: an adapter's framework. */
  readonly peers: readonly string[];
}

/** Finds the entry points of a library that are code, with their peer dependencies. */
export function findEntryPoints({ directory, manifest }: Library): readonly LibraryEntryPoint[] {
  const peers = Object.keys(manifest.peerDependencies ?? {});
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? '' : (target['@marehalm/source'] ?? '');
    if (!/\.tsx?$/.test(source)) return [];
    const reached = findReachedPackages(join(directory, source));
    return [{ specifier: manifest.name + path.slice(1), peers: peers.filter((peer) => reached.has(peer)) }];
  });
}

function findReachedPackages(entry: string): ReadonlySet<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const specifier of findImports(readFileSync(file, 'utf8'))) {
      if (/\.tsx?$/.test(specifier)) visit(join(dirname(file), specifier));
      else packages.add(getPackageName(specifier));
    }
  };
  visit(entry);
  return packages;
}

/** Finds the imports of the module `text`, types included. */
export function findImports(text: string): readonly string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Returns the package of a specifier: `@marehalm/recaptcha` for `@marehalm/recaptcha/react`. */
export function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Builds every library.
 * @throws CommandFailedError when one cannot be built.
 */
export function buildLibraries(libraries: readonly Library[]): Promise<void> {
  // Names of projects: Nx ignores others, such as those of packages, and builds nothing. `shop` is not published, but its tests
  // run against its build as well.
  const names = [...libraries.map(({ folder }) => folder), 'shop'].join(',');
  return runTool('nx', ['run-many', '-t', 'build', `--projects=${names}`, '--outputStyle=static'], {
    output: 'whenFailed',
  });
}

/**
 * Finds compiled files in `dist` whose source is not among the `files` of the library. The compiler does not delete them with
 * their source, so a build starts with an empty `dist`.
 */
export function findOrphanedFiles(files: readonly string[]): readonly string[] {
  const made = /^dist\/(?!docs\/)(.*?)(?:\.d\.ts|\.js)(?:\.map)?$/;
  return files.filter((file) => {
    const name = made.exec(file.replaceAll('\\', '/'))?.[1];
    return name !== undefined && !['.ts', '.tsx'].some((end) => files.includes(`src/${name}${end}`));
  });
}

/**
 * Packs every library into `folder`, as for a registry.
 * @throws CommandFailedError when one cannot be packed.
 */
export function packLibraries(libraries: readonly Library[], folder: string): Promise<void> {
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
export async function checkPrepack(libraries: readonly Library[]): Promise<void> {
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
export function getTarballPath({ manifest: { name, version } }: Library, folder: string): string {
  return join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
}
