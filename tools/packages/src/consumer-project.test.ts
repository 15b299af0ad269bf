import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConsumerProject, writeExamples, writeUsesIndex } from './consumer-project.ts';
import { countNodeTests, runNodeTest } from './run-node-test.ts';
import type { Example } from './examples.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consumer-'));
});
afterEach(() => rm(folder, { recursive: true }));

const example = (file: string, text: string, language: 'ts' | 'tsx' = 'ts'): Example => ({
  library: 'gift-wrap',
  name: `gift-wrap ${file}`,
  file,
  language,
  promises: 1,
  text,
});

test('runNodeTest() counts passed and failed examples', async () => {
  await writeExamples(folder, [
    example('good.1', 'export {};'),
    example('bad.1', "throw new Error('it is not so');"),
    example('markup.1', 'throw <p />;', 'tsx'),
  ]);
  const consumer = { directory: folder, install: () => Promise.resolve() };
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await runNodeTest(consumer, 'examples.test.ts')).toEqual({ passed: 1, failed: 1 });
  expect(complaints).toHaveBeenCalledWith(expect.stringContaining('it is not so'));
  complaints.mockRestore();
  expect(await readFile(join(folder, 'examples/gift-wrap/markup.1.tsx'), 'utf8')).toBe('throw <p />;');
});

test('countNodeTests() fails when there is no report', () => {
  expect(() => countNodeTests('Segmentation fault')).toThrow('without a count: Segmentation fault');
});

test('writeUsesIndex() names each file after its library', async () => {
  await writeUsesIndex(folder, ['gift-wrap', 'search']);
  const text = await readFile(join(folder, 'uses.ts'), 'utf8');
  expect(text).toContain("import * as use1 from './uses/search.ts';");
  expect(text).toContain("'gift-wrap': use0,");
});

test('createConsumerProject() installs once for concurrent callers', async () => {
  const consumer = await createConsumerProject('adapters', join(folder, 'adapters'), [
    join(folder, 'missing.tgz'),
  ]);
  const first = consumer.install();
  expect(consumer.install()).toBe(first);
  await expect(first).rejects.toThrow('npm install ended with');
});
