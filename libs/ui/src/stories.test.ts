import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = import.meta.dirname;
const read = (...path: string[]) => readFileSync(join(source, ...path), 'utf8');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const stories = files.filter((file) => file.endsWith('.stories.tsx'));
const components = files.filter((file) => /^([A-Z]\w+)\/\1\.tsx$/.test(file));

test('finds components', () => {
  expect(components.length).toBeGreaterThan(50);
});

/** Stories of the parts of the kit, with their text. */
const ofTheKit = stories
  .map((file) => ({ file, text: read(file) }))
  .filter(({ text }) => /title: '(Components|Blocks|Foundations)\//.test(text));

test('every component has stories', () => {
  expect(components.filter((file) => !stories.includes(file.replace('.tsx', '.stories.tsx')))).toEqual([]);
});

test('all variants of a component are on one story, which visual regression compares', () => {
  const without = ofTheKit.filter(({ text }) => !/export const AllVariants\b/.test(text));
  expect(without.map(({ file }) => file)).toEqual([]);
});

test("every component has a description with dos and don'ts", () => {
  const silent = ofTheKit.filter(
    ({ text }) =>
      !/description: \{\s*component:/.test(text) ||
      (text.match(/\*\*Do\*\*/g) ?? []).length < 1 ||
      !/\*\*Don['’]t\*\*/.test(text),
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});

test('every exported component is used in a story', () => {
  const exported = [...read('index.ts').matchAll(/^export \{([^}]+)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*[a-z]/.test(name) && name !== 'LinkElementContext');
  const drawn = stories.map((file) => read(file)).join('\n');
  expect(exported.filter((name) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(drawn))).toEqual([]);
});

test('every stylesheet of a component stays inside its cascade layer', () => {
  for (const file of files.filter((name) => name.endsWith('.module.css')))
    expect(read(file), file).toMatch(/^@layer (components|blocks) \{[\s\S]*\n\}\n$/);
});
