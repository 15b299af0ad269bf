import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Files that no build reads, and what a build writes beside its sources. */
const NO_SOURCE = /\.(?:test|stories|fuzz)\.tsx?$|\.gen\.d\.ts$|\.tsbuildinfo$/;

/** One hash of the names and contents of `places`: files, and folders with all that is in them. Tests and stories are left out. */
export function hashOfFiles(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    const absolute = path.join(root, place);
    const names = statSync(absolute).isDirectory()
      ? readdirSync(absolute, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !NO_SOURCE.test(entry.name))
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
          .sort()
      : [place];
    for (const name of names) {
      const content = readFileSync(path.join(root, name));
      // Lengths keep two files apart from one with the content of both.
      hash.update(JSON.stringify([name.replaceAll(path.sep, '/'), content.length])).update(content);
    }
  }
  return hash.digest('hex');
}
