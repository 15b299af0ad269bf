import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, runTool } from '@marehalm/workspace';
import {
  findEntryPoints,
  findImports,
  getPackageName,
  findPublishedLibraries,
  findOrphanedFiles,
} from './packages.ts';

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

test('findOrphanedFiles() finds output files without a source', () => {
  const kept = [
    'src/a.ts',
    'src/b/c.tsx',
    'dist/a.js',
    'dist/a.d.ts.map',
    'dist/b/c.d.ts',
    'dist/docs/gone.js',
  ];
  expect(findOrphanedFiles([...kept, 'dist/gone.js', 'dist/b/gone.js.map'])).toEqual([
    'dist/gone.js',
    'dist/b/gone.js.map',
  ]);
});

describe('the build info of a library', () => {
  test.each(libraries.map(({ folder, directory }) => [folder, directory]))(
    'of %s is in its output folder, and is not published',
    async (_folder, directory) => {
      const read = async (file: string) =>
        JSON.parse(await readFile(join(directory, file), 'utf8')) as object;
      expect(await read('tsconfig.lib.json')).toMatchObject({
        compilerOptions: { outDir: 'dist', tsBuildInfoFile: 'dist/lib.tsbuildinfo' },
      });
      expect(await read('package.json')).toMatchObject({
        files: expect.arrayContaining(['!dist/**/*.tsbuildinfo']) as string[],
      });
    },
  );

  // A compiler that still has its notes believes that a deleted dist is there.
  test('is deleted with dist, so that the next build writes every file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'build-info-'));
    try {
      const library = join(folder, 'libs/gift-wrap');
      await mkdir(join(library, 'src'), { recursive: true });
      await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
      await cp(join(root, 'libs/cart-domain/tsconfig.lib.json'), join(library, 'tsconfig.lib.json'));
      await writeFile(join(library, 'package.json'), '{ "type": "module" }');
      await writeFile(join(library, 'src/index.ts'), 'export const paper: number = 1;\n');
      for (const round of ['first', 'second']) {
        await runTool('tsc', ['-b', 'tsconfig.lib.json'], { directory: library });
        expect(await readFile(join(library, 'dist/index.js'), 'utf8'), round).toContain('paper = 1');
        await rm(join(library, 'dist'), { recursive: true });
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
