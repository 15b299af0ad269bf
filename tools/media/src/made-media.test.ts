import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJsonFileReader, toResponsivePicture } from './made-media.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'made-media-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test.each([
  ['once in a build', 'production', 1],
  ['again in development when it has changed', 'development', 2],
])('createJsonFileReader() reads the file %s', async (_criterion, environment, expected) => {
  vi.stubEnv('NODE_ENV', environment);
  const file = join(folder, 'pictures.json');
  await writeFile(file, '{"version":1}');
  const read = createJsonFileReader<{ version: number }>(file);
  expect(read()).toEqual({ version: 1 });
  expect(read()).toBe(read());
  await writeFile(file, '{"version":2}');
  await utimes(file, new Date(), new Date(Date.now() + 5000));
  expect(read()).toEqual({ version: expected });
});

test('toResponsivePicture() returns all widths, the widest as the source', () => {
  const made = {
    width: 1200,
    height: 800,
    colour: '#eeddcc',
    sources: [
      { src: '/a-400.avif', width: 400 },
      { src: '/a-800.avif', width: 800 },
    ],
  } as unknown as Parameters<typeof toResponsivePicture>[1][string];
  expect(toResponsivePicture('a', { a: made })).toEqual({
    src: '/a-800.avif',
    srcSet: '/a-400.avif 400w, /a-800.avif 800w',
    width: 1200,
    height: 800,
    ground: '#eeddcc',
  });
  expect(() => toResponsivePicture('b', { a: made })).toThrow('Cannot show picture b');
});
