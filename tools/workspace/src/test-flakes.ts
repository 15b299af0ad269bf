import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './ensure-browser.ts';
import { buildShopCached } from './build-shop-cached.ts';
import { TEST_CLOCK } from './gate.ts';
import type { TestCounts } from './gate-step.ts';
import { loadCounts, getReportPath } from './test-reports.ts';
import { buildStorybook } from './storybook.ts';
import { root, runToolForStatus } from './workspace.ts';

/** The tasks of Nx that open a browser. */
const FLAKY_TASKS = ['storefront-e2e:e2e', 'ui:stories', 'ui:visual'] as const;

/** The report of a task in one run. */
export interface FlakeRun {
  readonly task: string;
  /** From 1. */
  readonly run: number;
  readonly isBusy: boolean;
  readonly counts: TestCounts;
}

/**
 * `npm run test:flakes -- [--runs=30] [--busy=3] [--tasks=ui:stories]`: repeats the browser tests of the gate, every third run next
 * to `busy` busy loops, and writes `dist/flakes.md`: which test failed how often, and why. Exits with 1 when one failed.
 */
export async function testFlakes(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: { runs: { type: 'string' }, busy: { type: 'string' }, tasks: { type: 'string' } },
  });
  const runs = Number(values.runs ?? 30);
  const loops = Number(values.busy ?? 3);
  const tasks = values.tasks?.split(',') ?? FLAKY_TASKS;
  process.env['CHROMIUM_PATH'] = await ensureBrowser();
  await buildShopCached({ MAREHALM_CLOCK: TEST_CLOCK });
  await buildStorybook();
  const results: FlakeRun[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const isBusy = loops > 0 && run % 3 === 0;
    const stop = startBusyLoops(isBusy ? loops : 0);
    for (const task of tasks) {
      const counts = await runTask(task);
      results.push({ task, run, isBusy, counts });
      console.log(`run ${run} of ${runs}, ${task}: ${counts.passed} passed, ${counts.failed} failed`);
    }
    stop();
    await mkdir(join(root, 'dist'), { recursive: true });
    await writeFile(join(root, 'dist/flakes.md'), createFlakeReport(results));
  }
  console.log(createFlakeReport(results));
  process.exitCode = results.some(({ counts }) => counts.failed > 0) ? 1 : 0;
}

async function runTask(task: string): Promise<TestCounts> {
  const [project = '', target = ''] = task.split(':');
  const report = getReportPath(project, target);
  await rm(report, { force: true });
  const status = await runToolForStatus(
    'nx',
    ['run', task, '--skip-nx-cache', '--exclude-task-dependencies', '--outputStyle=static'],
    { environment: { MAREHALM_CLOCK: TEST_CLOCK }, output: 'whenFailed' },
  );
  const counts = await loadCounts(report).catch((): TestCounts => ({ passed: 0, failed: 0 }));
  return status !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`${task} ended with ${status}`] }
    : counts;
}

/** Keeps `count` processors busy until the returned function is called. */
function startBusyLoops(count: number): () => void {
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  return () => {
    for (const loop of loops) loop.kill();
  };
}

/** Formats a Markdown table of failed tests, the most frequent first, each with its first message. */
export function createFlakeReport(runs: readonly FlakeRun[]): string {
  const failures = runs.flatMap(({ task, run, isBusy, counts }) =>
    (counts.failures ?? []).map((failure) => {
      const [name = '', ...reasons] = failure.split('\n').map((line) => line.trim());
      return {
        name: `${task} ${name}`,
        when: isBusy ? `${run} (busy)` : String(run),
        why: reasons.join(' '),
      };
    }),
  );
  const rows = Object.entries(Object.groupBy(failures, ({ name }) => name))
    .map(([name, all = []]) => ({ name, all }))
    .sort((one, other) => other.all.length - one.all.length)
    .map(({ name, all }) => {
      const cells = [name, all.length, all.map(({ when }) => when).join(', '), all[0]?.why ?? ''];
      return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
    });
  const complete = new Set(runs.map(({ run }) => run)).size;
  const total = runs.reduce((sum, { counts }) => sum + counts.passed + counts.failed, 0);
  const head = `${complete} runs, ${total} results, ${failures.length} failures`;
  return rows.length === 0
    ? `${head}\n`
    : [
        head,
        '',
        '| test | failed | in runs | why, the first time |',
        '| --- | ---: | --- | --- |',
        ...rows,
        '',
      ].join('\n');
}
