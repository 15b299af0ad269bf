/** Failed tests that are repeated of a step: when everything fails, the first few say why. */
const MAX_REPORTED_FAILURES = 10;

/** How many tests a step ran, by outcome. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed, by name, each with what it said, where that is known. */
  readonly failures?: readonly string[];
}

/** A step of the gate. */
export interface Step {
  readonly name: string;
  /** Does the work and counts it; a throw counts as one failure. */
  readonly run: () => Promise<Counts>;
}

/** A step that is over. */
export interface StepResult extends Counts {
  readonly name: string;
  /** Milliseconds. */
  readonly duration: number;
  /** Why nothing could be counted. */
  readonly problem?: string;
}

/** A step that either holds or does not: lint, types, a build. */
export function check(name: string, work: () => Promise<unknown>): Step {
  return {
    name,
    run: async () => {
      await work();
      return { passed: 1, failed: 0 };
    },
  };
}

/**
 * Runs the steps in their order, all of them, whatever the outcome of those before.
 * @param now Milliseconds of a clock that never goes back.
 * @param atOnce How many may run side by side.
 */
export async function runSteps(
  steps: readonly Step[],
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

async function runStep({ name, run }: Step, now: () => number): Promise<StepResult> {
  const start = now();
  let outcome: Counts & { problem?: string };
  try {
    outcome = await run();
    // A runner that found no test has proved nothing.
    if (outcome.passed + outcome.failed === 0) outcome = { passed: 0, failed: 1, problem: 'ran no test' };
  } catch (error) {
    outcome = { passed: 0, failed: 1, problem: error instanceof Error ? error.message : String(error) };
  }
  return { name, duration: now() - start, ...outcome };
}

/**
 * What failed, said once more where a log of thousands of lines ends, the table of all steps, and below it the one line that says
 * how it went.
 */
export function summary(results: readonly StepResult[]): string {
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
