import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadCounts } from './test-reports.ts';
import { root } from './workspace.ts';

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

const vitest = {
  success: false,
  numPassedTests: 5,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  testResults: [],
};
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0 }, errors: [], suites: [] };

test.each([
  ['tests', { ...vitest, success: true, numPassedTests: 7 }, { passed: 7, failed: 0 }],
  ['failed tests', { ...vitest, numFailedTests: 2, numFailedTestSuites: 1 }, { passed: 5, failed: 2 }],
  ['files that did not load', { ...vitest, numFailedTestSuites: 3 }, { passed: 5, failed: 3 }],
  ['a run that broke', vitest, { passed: 5, failed: 1 }],
])('loadCounts() counts %s', async (_what, content, counts) => {
  expect(await loadCounts(await report(content))).toEqual({ ...counts, failures: [] });
});

test.each([
  ['tests', playwright, { passed: 4, failed: 0 }],
  [
    'failed and flaky tests',
    { ...playwright, stats: { expected: 4, unexpected: 2, flaky: 1 } },
    { passed: 4, failed: 3 },
  ],
])('loadCounts() counts %s', async (_what, content, counts) => {
  expect(await loadCounts(await report(content))).toEqual({ ...counts, failures: [] });
});

test('loadCounts() lists failed tests, and files that could not be loaded', async () => {
  const passed = { status: 'passed', fullName: 'b() holds', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'a() holds',
    failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n  at a.test.ts:3'],
  };
  const { failures } = await loadCounts(
    await report({
      ...vitest,
      testResults: [
        {
          name: join(root, 'libs/a.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [passed, failed],
        },
        {
          name: join(root, 'libs/b.test.ts'),
          status: 'failed',
          message: 'no such module',
          assertionResults: [],
        },
        { name: join(root, 'libs/c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
      ],
    }),
  );
  expect(failures).toEqual([
    'libs/a.test.ts: a() holds\n    expected 1 to be 2\n      at a.test.ts:3',
    'libs/b.test.ts\n    no such module',
  ]);
});

test('loadCounts() lists failures inside and outside groups of tests', async () => {
  const spec = (title: string, ...messages: string[]) => ({
    title,
    file: 'bag.spec.ts',
    line: 7,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });
  const content = {
    ...playwright,
    errors: [{ message: 'no tests found' }],
    suites: [
      {
        title: 'bag.spec.ts',
        specs: [spec('is empty'), spec('is full', 'too full', 'complaints')],
        suites: [{ title: 'a group', specs: [spec('is kept', 'is gone')] }],
      },
    ],
  };
  expect(await loadCounts(await report(content))).toEqual({
    passed: 4,
    failed: 1,
    failures: [
      'outside of a test\n    no tests found',
      'bag.spec.ts:7 is full\n    too full\n    complaints',
      'bag.spec.ts:7 is kept\n    is gone',
    ],
  });
});

test('loadCounts() throws when the tests ended without a report', async () => {
  await expect(loadCounts(join(folder, 'missing.json'))).rejects.toThrow('without a report');
});
