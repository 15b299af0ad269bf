import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFileAtomically } from './write-file-atomically.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-file-atomically-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('writeFileAtomically() keeps the previous file when a write fails midway', async () => {
  const file = join(folder, 'picture.avif');
  await writeFileAtomically(file, 'complete');
  const interrupted = async function* () {
    yield 'par';
    await Promise.reject(new Error('disk full'));
  };
  await expect(writeFileAtomically(file, interrupted())).rejects.toThrow('disk full');
  expect(await readFile(file, 'utf8')).toBe('complete');
});
