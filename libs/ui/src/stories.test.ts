import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = import.meta.dirname;
const read = (...path: string[]) => readFileSync(join(source, ...path), 'utf8');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const stories = files.filter((file) => file.endsWith('.stories.tsx'));
const components = files.filter((file) => /^([A-Z]\w+)\/\1\.tsx$/.test(file));

test('there are components', () => {
  expect(components.length).toBeGreaterThan(50);
});

test.each(components)('%s has stories, among them AllVariants', (component) => {
  expect(stories).toContain(component.replace('.tsx', '.stories.tsx'));
  expect(read(component.replace('.tsx', '.stories.tsx'))).toMatch(/export const AllVariants\b/);
});

test('every exported component is drawn in a story', () => {
  const exported = [...read('index.ts').matchAll(/^export \{([^}]+)\}/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w+$/.test(name) && name !== 'LinkElementContext');
  const drawn = stories.map((file) => read(file)).join('\n');
  expect(exported.filter((name) => !new RegExp(`<${name}\\b|component: ${name}\\b`).test(drawn))).toEqual([]);
});

test('every stylesheet of a component stays inside its cascade layer', () => {
  for (const file of files.filter((name) => name.endsWith('.module.css')))
    expect(read(file), file).toMatch(/^@layer (components|blocks) \{[\s\S]*\n\}\n$/);
});
