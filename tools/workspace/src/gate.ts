import { existsSync, globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { checkCommitSubjects } from './commit-subjects.ts';
import { formatSummary, type StepResult } from './gate-step.ts';
import { loadCounts, getReportPath, REPORTS_FOLDER } from './test-reports.ts';
import { root, runToolForStatus } from './workspace.ts';

/** Targets that have to pass before a merge. `nx.json` and the manifests of the projects define them. */
export const GATE_TARGETS = [
  'lint',
  'format',
  'unused',
  'typecheck',
  'test',
  'build',
  'package',
  'size',
  'storybook',
  'stories',
  'visual',
  'e2e',
] as const;

/** The date in the tested shop, because discounts and promo codes have dates. */
export const TEST_CLOCK = '2026-11-21T10:00:00Z';

/** Nx's record of its last run. */
const runFile = join(root, '.nx/cache/run.json');

interface NxRun {
  readonly tasks: readonly NxTask[];
}

interface NxTask {
  readonly target: string;
  readonly projectName: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly cacheStatus: string;
  /** Exit status; absent for a task that was skipped after a failure. */
  readonly status?: number;
}

/**
 * `npm test`: runs the targets of the gate with Nx and prints their counts. `--affected` selects the projects that a branch has
 * changed; other parameters, such as `--projects=cart-domain`, go to Nx. Exits with 1 when anything failed.
 */
export async function runGate(parameters: readonly string[]): Promise<void> {
  const results = [...(await runTargets(GATE_TARGETS, parameters)), checkCommitSubjects()];
  console.log(`\n${formatSummary(results)}`);
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** Runs `targets` of all projects that have them, and counts the tests each task reported; a task without a report counts as one. */
export async function runTargets(
  targets: readonly string[],
  parameters: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<readonly StepResult[]> {
  const isAffected = parameters.includes('--affected');
  for (const file of [runFile, ...globSync(join(REPORTS_FOLDER, '*.json'))]) await rm(file, { force: true });
  const status = await runToolForStatus(
    'nx',
    [
      isAffected ? 'affected' : 'run-many',
      '-t',
      ...targets,
      '--outputStyle=static',
      ...parameters.filter((parameter) => parameter !== '--affected'),
    ],
    { environment: { CHROMIUM_PATH: await ensureBrowser(), MAREHALM_CLOCK: TEST_CLOCK, ...environment } },
  );
  const tasks = existsSync(runFile) ? (JSON.parse(readFileSync(runFile, 'utf8')) as NxRun).tasks : [];
  const placeholders = findPlaceholderTasks();
  const results: StepResult[] = [];
  for (const task of tasks)
    if (!placeholders.has(`${task.projectName}:${task.target}`)) results.push(await loadTaskResult(task));
  const isExplained = results.some(({ failed }) => failed > 0);
  return status === 0 || isExplained
    ? results
    : [...results, { name: 'nx', duration: 0, passed: 0, failed: 1, problem: `ended with ${status}` }];
}

/**
 * Returns the result of a finished Nx task, with the tests that its report counts. A task without a report counts as one check.
 */
export async function loadTaskResult(task: NxTask): Promise<StepResult> {
  const { projectName, target, startTime, endTime, cacheStatus, status } = task;
  const isCached = cacheStatus !== 'cache-miss';
  const result = {
    name: `${projectName}:${target}`,
    duration: isCached ? 0 : Date.parse(endTime) - Date.parse(startTime),
  };
  if (status === undefined)
    return { ...result, passed: 0, failed: 1, problem: 'not run: a task before it failed' };
  const report = getReportPath(projectName, target);
  if (!existsSync(report))
    return status === 0
      ? { ...result, passed: 1, failed: 0 }
      : { ...result, passed: 0, failed: 1, problem: `ended with ${status}` };
  const counts = await loadCounts(report);
  // A run without tests fails, and so does a failure outside the tests, such as too little coverage.
  if (counts.passed + counts.failed === 0) return { ...result, passed: 0, failed: 1, problem: 'ran no test' };
  return status !== 0 && counts.failed === 0
    ? { ...result, ...counts, failed: 1, problem: `ended with ${status}` }
    : { ...result, ...counts };
}

/** Finds no-op tasks: targets that do not apply to a project. */
function findPlaceholderTasks(): ReadonlySet<string> {
  return new Set(
    globSync('{apps,libs,tools}/*/package.json', { cwd: root }).flatMap((file) => {
      const { nx } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        nx: { targets: Readonly<Record<string, { executor?: string }>> };
      };
      return Object.entries(nx.targets)
        .filter(([, { executor }]) => executor === 'nx:noop')
        .map(([target]) => `${basename(dirname(file))}:${target}`);
    }),
  );
}
