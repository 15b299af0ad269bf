import { describe, expect, test } from 'vitest';
import { findEntryPoints, findImports, getPackageName } from './entry-points.ts';
import { findPublishedLibraries } from './published-libraries.ts';

const libraries = findPublishedLibraries();
const named = (folder: string) => libraries.filter((library) => library.folder === folder);

describe('findEntryPoints()', () => {
  test('distinguishes adapters from entries without peers', () => {
    expect(named('recaptcha').flatMap(findEntryPoints)).toEqual([
      { specifier: '@marehalm/recaptcha', peers: [] },
      { specifier: '@marehalm/recaptcha/react', peers: ['react'] },
    ]);
  });

  test.each(
    libraries.filter(({ isDomain }) => isDomain).map((library) => [library.folder, library] as const),
  )('finds that the core of %s has no peer dependencies', (_folder, library) => {
    const [entry] = findEntryPoints(library);
    expect(entry?.specifier).toMatch(new RegExp(`^${library.manifest.name}(/|$)`));
    expect(entry?.peers).toEqual([]);
  });
});

test('findImports() finds static, type, re-export and dynamic imports', () => {
  const text = `import a from 'a'; import type { B } from './b.ts'; export { c } from '@c/d'; await import('e');`;
  expect(findImports(text)).toEqual(['a', './b.ts', '@c/d', 'e']);
});

test.each([
  ['react', 'react'],
  ['react/jsx-runtime', 'react'],
  ['@marehalm/recaptcha/react', '@marehalm/recaptcha'],
])('getPackageName() of %s is %s', (specifier, name) => {
  expect(getPackageName(specifier)).toBe(name);
});
