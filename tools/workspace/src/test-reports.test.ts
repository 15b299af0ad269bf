import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function report(content: unknown): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(content));
  return file;
}

test.each([
  [
    'tests',
    { success: true, numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 0 },
    { passed: 7, failed: 0 },
  ],
  [
    'failed tests',
    { success: false, numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1 },
    { passed: 5, failed: 2 },
  ],
  [
    'files that did not load',
    { success: false, numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 3 },
    { passed: 5, failed: 3 },
  ],
  [
    'a run that broke',
    { success: false, numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 0 },
    { passed: 5, failed: 1 },
  ],
])('countVitest() counts %s', async (_what, content, counts) => {
  expect(await countVitest(await report(content))).toEqual(counts);
});

test.each([
  ['tests', { stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [] }, { passed: 4, failed: 0 }],
  [
    'failed and flaky tests',
    { stats: { expected: 4, unexpected: 2, flaky: 1 }, errors: [] },
    { passed: 4, failed: 3 },
  ],
  [
    'errors outside of tests',
    { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}] },
    { passed: 0, failed: 1 },
  ],
])('countPlaywright() counts %s', async (_what, content, counts) => {
  expect(await countPlaywright(await report(content))).toEqual(counts);
});

test('countVitest() throws when the tests ended without a report', async () => {
  await expect(countVitest(join(folder, 'missing.json'))).rejects.toThrow('without a report');
});
