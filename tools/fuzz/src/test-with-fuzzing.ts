import fc from 'fast-check';
import { test } from 'vitest';

/** Duration and seed of a fuzz test. */
export interface FuzzOptions {
  /** The same seed generates the same cases; random when absent. */
  readonly seed?: number;
  /** Milliseconds; a hundred cases when absent. */
  readonly timeMs?: number;
}

/**
 * Parses the variables that `npm run test:fuzz` sets.
 * @throws RangeError when one is not a whole number from 0.
 */
export function parseFuzzOptions(environment: Readonly<Record<string, string | undefined>>): FuzzOptions {
  const { FUZZ_SEED: seed, FUZZ_TIME: time } = environment;
  return {
    ...(seed ? { seed: parseWholeNumber('FUZZ_SEED', seed) } : {}),
    ...(time ? { timeMs: parseWholeNumber('FUZZ_TIME', time) } : {}),
  };
}

function parseWholeNumber(variable: string, text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new RangeError(`Cannot fuzz: ${variable} must be a whole number from 0, not "${text}"`);
}

/** Milliseconds for finding the smallest counterexample, on a busy machine. */
const SHRINK_TIMEOUT_MS = 60_000;

/**
 * Registers a test that checks a law of a parser on hostile cases: a hundred, or as many as fit into the time under
 * `npm run test:fuzz`. A failure reports the seed and the smallest counterexample.
 */
export function testWithFuzzing<Case>(
  title: string,
  cases: fc.Arbitrary<Case>,
  law: (value: Case) => void | Promise<void>,
): void {
  const { seed, timeMs } = parseFuzzOptions(process.env);
  test(
    title,
    () =>
      fc.assert(
        fc.asyncProperty(cases, async (value) => law(value)),
        {
          ...(seed === undefined ? {} : { seed }),
          ...(timeMs === undefined
            ? {}
            : {
                numRuns: Number.MAX_SAFE_INTEGER,
                interruptAfterTimeLimit: timeMs,
                markInterruptAsFailure: false,
              }),
        },
      ),
    (timeMs ?? 0) + SHRINK_TIMEOUT_MS,
  );
}
