import { readFile } from 'node:fs/promises';
import type { Counts } from './gate-step.ts';

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/**
 * Counts the tests in a report of Vitest's `json` reporter. A file that could not be loaded has no failed test of its own,
 * yet it failed.
 * @throws Error when there is no report.
 */
export async function countVitest(file: string): Promise<Counts> {
  const report = await read<VitestReport>(file);
  const failed = Math.max(
    report.numFailedTests,
    report.success ? 0 : Math.max(1, report.numFailedTestSuites),
  );
  return { passed: report.numPassedTests, failed };
}

/**
 * Counts the tests in a report of Playwright's `json` reporter. A test that passed only at a second try has failed once.
 * @throws Error when there is no report.
 */
export async function countPlaywright(file: string): Promise<Counts> {
  const { stats, errors } = await read<PlaywrightReport>(file);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

async function read<Report>(file: string): Promise<Report> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error('the tests ended without a report');
  });
  return JSON.parse(text) as Report;
}
