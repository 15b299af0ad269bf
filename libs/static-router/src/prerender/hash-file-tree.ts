import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files that no build reads, and those that a build writes beside its sources. */
const NOT_SOURCE = /\.(?:test|stories|fuzz)\.tsx?$|\.gen\.d\.ts$|\.tsbuildinfo$/;

/**
 * Returns one SHA-256 (hexadecimal) of the names and contents of `paths` below `root`. Directories are read recursively, without
 * tests and stories.
 */
export function hashFileTree(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths) {
    const absolute = path.join(root, file);
    const names = statSync(absolute).isDirectory()
      ? readdirSync(absolute, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !NOT_SOURCE.test(entry.name))
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
          .sort()
      : [file];
    for (const name of names) {
      const content = readFileSync(path.join(root, name));
      // With its length, two files differ from one with the content of both.
      hash.update(JSON.stringify([name.replaceAll(path.sep, '/'), content.length])).update(content);
    }
  }
  return hash.digest('hex');
}
