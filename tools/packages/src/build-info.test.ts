import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, runTool } from '@marehalm/workspace';
import { findPublishedLibraries } from './published-libraries.ts';

const libraries = findPublishedLibraries();

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

  // With a build info outside of dist, the compiler would take the files of a deleted dist for current.
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
