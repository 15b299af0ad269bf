import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestCounts } from './gate-step.ts';
import { root } from './workspace.ts';

interface VitestReport {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file could not be loaded. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly PlaywrightError[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightError {
  readonly message?: string;
}

/** Folder of the tasks' test reports: `<project>.<target>.json`. */
export const REPORTS_FOLDER = join(root, 'dist/test-reports');

/** Returns the path of a task's report, for example of `cart-domain` and `test`. */
export const getReportPath = (project: string, target: string): string =>
  join(REPORTS_FOLDER, `${project}.${target}.json`);

/** Writes the counts of a task without a test runner. */
export async function writeCounts(project: string, target: string, counts: TestCounts): Promise<void> {
  await mkdir(REPORTS_FOLDER, { recursive: true });
  await writeFile(getReportPath(project, target), JSON.stringify(counts));
}

/**
 * Loads the counts from a report of Vitest, Playwright or {@link writeCounts}.
 * @throws Error when there is no report.
 */
export async function loadCounts(file: string): Promise<TestCounts> {
  const report = await loadReport<VitestReport | PlaywrightReport | TestCounts>(file);
  if ('numPassedTests' in report) return countVitest(report);
  if ('stats' in report) return countPlaywright(report);
  return report;
}

/** Most lines of each message of a failed test; the log has the rest. */
const MAX_LINES_PER_FAILURE = 12;

/** Counts files that could not be loaded as failures, although they have no failed test. */
function countVitest(report: VitestReport): TestCounts {
  const failed = Math.max(
    report.numFailedTests,
    report.success ? 0 : Math.max(1, report.numFailedTestSuites),
  );
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    return tests.length === 0 && status === 'failed'
      ? [formatFailure(relative(root, name), message)]
      : tests.map(({ fullName, failureMessages }) =>
          formatFailure(`${relative(root, name)}: ${fullName}`, ...failureMessages),
        );
  });
  return { passed: report.numPassedTests, failed, failures };
}

/** Counts flaky tests as failed. */
function countPlaywright({ stats, errors, suites }: PlaywrightReport): TestCounts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...errors.map(({ message }) => formatFailure('outside of a test', message)),
      ...suites.flatMap(collectFailures),
    ],
  };
}

function collectFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
    return errors.length === 0
      ? []
      : [formatFailure(`${file}:${line} ${title}`, ...errors.map(({ message }) => message))];
  });
  return [...own, ...suites.flatMap(collectFailures)];
}

function formatFailure(name: string, ...reasons: readonly (string | undefined)[]): string {
  const said = reasons.flatMap((reason = '') =>
    stripVTControlCharacters(reason)
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
      .slice(0, MAX_LINES_PER_FAILURE),
  );
  return [name, ...said].join('\n    ');
}

async function loadReport<Report>(file: string): Promise<Report> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error('the tests ended without a report');
  });
  return JSON.parse(text) as Report;
}
