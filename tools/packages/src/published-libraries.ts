import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marehalm/workspace';

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
export interface PublishedLibrary {
  /** Its folder in `libs`: `search`. */
  readonly folder: string;
  /** Absolute path of that folder. */
  readonly directory: string;
  readonly manifest: Manifest;
  /** Whether it works without a framework. */
  readonly isDomain: boolean;
}

/** Finds the published libraries in `libs`, in alphabetical order. */
export function findPublishedLibraries(libs = join(root, 'libs')): readonly PublishedLibrary[] {
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
