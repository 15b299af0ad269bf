import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GATE_TARGETS, runTargets } from './gate.ts';
import { formatSummary, type StepResult } from './gate-step.ts';
import { runForStatus } from './processes.ts';
import { toNpmCommand, root } from './workspace.ts';

/** npm scripts besides the Nx targets; each counts as one test. */
const TEST_ALL_COMMANDS = [
  'verify:packages',
  'test:strangers',
  'test:shop',
  'test:browsers',
  'test:hosting',
  'test:fuzz',
  'test:mutation',
  'test:laws',
] as const;

/**
 * `npm run test:all [-- --only=test:fuzz,targets]`: runs the gate with complete matrices (`TEST_SCOPE=all`), the API reference, and
 * the checks that take too long for every change. Writes `dist/test-all.md`. Exits with 1 when anything failed.
 */
export async function testAll(parameters: readonly string[]): Promise<void> {
  const only = parameters
    .find((each) => each.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const isWanted = (name: string) => only === undefined || only.includes(name);
  const results: StepResult[] = isWanted('targets')
    ? [...(await runTargets([...GATE_TARGETS, 'docs'], [], { TEST_SCOPE: 'all' }))]
    : [];
  for (const command of TEST_ALL_COMMANDS) if (isWanted(command)) results.push(await runCommand(command));
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist/test-all.md'), createTestAllReport(results, new Date()));
  console.log(`\n${formatSummary(results)}`);
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
}

async function runCommand(name: string): Promise<StepResult> {
  const start = performance.now();
  const status = await runForStatus(...toNpmCommand(['run', '--silent', name]), { directory: root });
  const outcome =
    status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, problem: `ended with ${status}` };
  return { name, duration: performance.now() - start, ...outcome };
}

/** Formats a dated Markdown table of the results. */
export function createTestAllReport(results: readonly StepResult[], date: Date): string {
  const rows = results.map(
    ({ name, duration, passed, failed }) =>
      `| \`${name}\` | ${Math.round(duration / 1000)} | ${passed} | ${failed} |`,
  );
  return [
    `Run on ${date.toISOString().slice(0, 10)}.`,
    '',
    '| what | seconds | passed | failed |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
}
