import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunks } from './chunks.ts';
import { directories } from './directories.ts';

const files = globSync(['apps/storefront/app/**', 'libs/*/src/**'], { cwd: directories.root });
const known = new Set(
  files.flatMap((file) => file.split('/').flatMap((part) => [part, part.replace(/\..*$/, '')])),
);

test.each(
  chunks
    .flatMap(({ modules }) => modules)
    .filter((pattern) => !/^(?:node_modules|vite|rolldown)\//.test(pattern)),
)('%s names only files and folders that exist', (pattern) => {
  const names = pattern.match(/[A-Za-z][\w-]*/g) ?? [];
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
