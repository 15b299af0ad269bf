import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'vitest';
import { root } from '@marehalm/workspace';
import { findExamples, type Example } from './examples.ts';
import { domainLibraries } from './run-vitest.ts';

/** Examples that only show types and markup are compiled by `npm run verify:packages`. */
for (const library of domainLibraries) {
  for (const example of findExamples(join(root, 'libs', library))) {
    test(example.name, async () => {
      if (example.problem !== undefined) throw new Error(example.problem);
      const file = await write(example);
      if (example.language === 'ts') await import(/* @vite-ignore */ file);
    });
  }
}

/** The module lies inside its library, so that it finds what the library finds. Two runs at once may write the same one. */
async function write({ library, file, language, text = '' }: Example): Promise<string> {
  const directory = join(root, 'libs', library, '.cache/examples');
  const path = join(directory, `${file}.${language}`);
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return path;
  await mkdir(directory, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, path);
  return path;
}
