/** Most failed tests of a step that are repeated in the summary. */
const MAX_REPORTED_FAILURES = 10;

/** Numbers of tests of a step by outcome. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Names of failed tests, each with its message, if known. */
  readonly failures?: readonly string[];
}

/** A step of the gate. */
export interface GateStep {
  readonly name: string;
  /** Does the work and counts it; an exception counts as one failure. */
  readonly run: () => Promise<TestCounts>;
}

/** Result of a finished step. */
export interface StepResult extends TestCounts {
  readonly name: string;
  /** Milliseconds. */
  readonly duration: number;
  /** Why nothing could be counted. */
  readonly problem?: string;
}

/** Creates a step that passes or fails as a whole: lint, types, a build. */
export function createCheckStep(name: string, work: () => Promise<unknown>): GateStep {
  return {
    name,
    run: async () => {
      await work();
      return { passed: 1, failed: 0 };
    },
  };
}

/**
 * Runs all steps, also after failures, and returns their results in order.
 *
 * @param now Returns milliseconds of a monotonic clock.
 * @param atOnce Most steps that run concurrently.
 */
export async function runSteps(
  steps: readonly GateStep[],
  now: () => number,
  atOnce = 1,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  const waiting = steps.entries();
  const worker = async () => {
    for (const [index, step] of waiting) results[index] = await runStep(step, now);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

async function runStep({ name, run }: GateStep, now: () => number): Promise<StepResult> {
  const start = now();
  let outcome: TestCounts & { problem?: string };
  try {
    outcome = await run();
    // A run without tests proves nothing.
    if (outcome.passed + outcome.failed === 0) outcome = { passed: 0, failed: 1, problem: 'ran no test' };
  } catch (error) {
    outcome = { passed: 0, failed: 1, problem: error instanceof Error ? error.message : String(error) };
  }
  return { name, duration: now() - start, ...outcome };
}

/**
 * Formats the end of the log: the failures, the table of all steps, and a line with the totals.
 */
export function formatSummary(results: readonly StepResult[]): string {
  const rows = results.map(({ name, duration, passed, failed, problem }) => [
    failed === 0 ? '✓' : '✗',
    name,
    `${(duration / 1000).toFixed(1)} s`,
    `${passed} passed`,
    `${failed} failed`,
    problem ?? '',
  ]);
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  const isNumber = (column: number) => column >= 2 && column <= 4;
  const table = rows.map((row) =>
    row
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  const total = (of: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[of], 0);
  const failures = results.flatMap(({ name, failures = [] }) =>
    failures.slice(0, MAX_REPORTED_FAILURES).map((failure) => `✗ ${name}: ${failure}\n`),
  );
  return [...failures, ...table, '', `${total('passed')} passed, ${total('failed')} failed`].join('\n');
}
