import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { npmCommand, root, runForOutput, runNpm, runTool } from '@marehalm/workspace';

/** What these checks read of a `package.json`. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly 'size-limit'?: readonly object[];
}

/** A library that is published. */
export interface Library {
  /** Its folder in `libs`: `search`. */
  readonly folder: string;
  /** Absolute path of that folder. */
  readonly directory: string;
  readonly manifest: Manifest;
  /** Whether it works without a framework: all but the UI kit and the library for React Router. */
  readonly isDomain: boolean;
}

/** Every library in `libs` that is published, in alphabetical order. */
export function publishedLibraries(libs = join(root, 'libs')): readonly Library[] {
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

/** A way into a library. */
export interface EntryPoint {
  /** `@marehalm/recaptcha/react` */
  readonly specifier: string;
  /** The packages it needs that its user has to install: an adapter's framework. */
  readonly peers: readonly string[];
}

/** The entry points of a library that are code, and what each needs. */
export function entryPoints({ directory, manifest }: Library): readonly EntryPoint[] {
  const peers = Object.keys(manifest.peerDependencies ?? {});
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? '' : (target['@marehalm/source'] ?? '');
    if (!/\.tsx?$/.test(source)) return [];
    const reached = packagesReachedFrom(join(directory, source));
    return [{ specifier: manifest.name + path.slice(1), peers: peers.filter((peer) => reached.has(peer)) }];
  });
}

function packagesReachedFrom(entry: string): ReadonlySet<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const specifier of importsOf(readFileSync(file, 'utf8'))) {
      if (/\.tsx?$/.test(specifier)) visit(join(dirname(file), specifier));
      else packages.add(packageOf(specifier));
    }
  };
  visit(entry);
  return packages;
}

/** What the module `text` imports, types included. */
export function importsOf(text: string): readonly string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** `@marehalm/recaptcha/react` is part of `@marehalm/recaptcha`. */
export function packageOf(specifier: string): string {
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
  const names = libraries.map(({ manifest }) => manifest.name).join(',');
  return runTool('nx', ['run-many', '-t', 'build', `--projects=${names}`, '--outputStyle=static'], {
    output: 'whenFailed',
  });
}

/**
 * The files in `dist` that the compiler made of a source that is not among the `files` of the library. It leaves them behind when
 * a source goes; a build starts with an empty `dist` for that reason.
 */
export function withoutSource(files: readonly string[]): readonly string[] {
  const made = /^dist\/(?!docs\/)(.*?)(?:\.d\.ts|\.js)(?:\.map)?$/;
  return files.filter((file) => {
    const name = made.exec(file.replaceAll('\\', '/'))?.[1];
    return name !== undefined && !['.ts', '.tsx'].some((end) => files.includes(`src/${name}${end}`));
  });
}

/**
 * Packs every library into `folder`, as a registry would get it.
 * @throws CommandFailedError when one cannot be packed.
 */
export function packLibraries(libraries: readonly Library[], folder: string): Promise<void> {
  const workspaces = libraries.map(({ manifest }) => `--workspace=${manifest.name}`);
  return runNpm(['pack', '--silent', '--ignore-scripts', '--pack-destination', folder, ...workspaces], {
    output: 'whenFailed',
  });
}

/**
 * Packs a library that is not built, as someone who publishes by hand would.
 * @throws Error when the package lacks its code or its reference.
 */
export async function checkPrepack(libraries: readonly Library[]): Promise<void> {
  const [library] = libraries;
  if (library === undefined) throw new Error('Cannot check prepack: there is no library');
  await rm(join(library.directory, 'dist'), { recursive: true, force: true });
  const { output, errors } = await runForOutput(
    ...npmCommand(['pack', '--dry-run', `--workspace=${library.manifest.name}`]),
    { directory: root },
  );
  for (const file of ['dist/index.js', 'dist/docs/README.md'])
    if (!errors.includes(` ${file}\n`))
      throw new Error(
        `Cannot pack ${library.manifest.name} without a build: ${file} is missing\n${errors}${output}`,
      );
}

/** Absolute path of the packed `library` in `folder`, as npm names it. */
export function tarballOf({ manifest: { name, version } }: Library, folder: string): string {
  return join(folder, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
}
