import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { PublishedLibrary } from './published-libraries.ts';

/** An entry point of a library. */
export interface LibraryEntryPoint {
  /** `@marehalm/recaptcha/react` */
  readonly specifier: string;
  /** Peer dependencies that it needs: an adapter's framework. */
  readonly peers: readonly string[];
}

/** Finds the entry points of a library that are code, with their peer dependencies. */
export function findEntryPoints({ directory, manifest }: PublishedLibrary): readonly LibraryEntryPoint[] {
  const peers = Object.keys(manifest.peerDependencies ?? {});
  return Object.entries(manifest.exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? '' : (target['@marehalm/source'] ?? '');
    if (!/\.tsx?$/.test(source)) return [];
    const reached = findReachedPackages(join(directory, source));
    return [{ specifier: manifest.name + path.slice(1), peers: peers.filter((peer) => reached.has(peer)) }];
  });
}

/** Finds the packages that the module `entry` imports, by itself or through files of its library. */
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
