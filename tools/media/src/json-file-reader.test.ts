import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJsonFileReader } from './json-file-reader.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'json-file-reader-'));
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
