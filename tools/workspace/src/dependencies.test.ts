import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** Packages of others that the workspace names. */
const used = new Set(
  ['package.json', ...globSync('{apps,libs,tools}/*/package.json', { cwd: root })].flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Partial<
      Record<(typeof fields)[number], Record<string, string>>
    >;
    return fields.flatMap((field) => Object.keys(manifest[field] ?? {}));
  }),
);

/** Those that the document gives a reason for. */
const explained = [
  ...readFileSync(join(root, 'docs/dependencies.md'), 'utf8').matchAll(/^\| `([^`]+)` +\| *(\S.*?) *\|$/gm),
].map(([, name = '']) => name);

test('docs/dependencies.md gives one reason for every package, and lists no others', () => {
  const ofOthers = [...used].filter((name) => !name.startsWith('@marehalm/'));
  expect(ofOthers.length).toBeGreaterThan(50);
  expect(explained.toSorted()).toEqual(ofOthers.toSorted());
});
