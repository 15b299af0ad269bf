import fc from 'fast-check';
import { test } from 'vitest';

/** How long and with which numbers one law is tried. */
export interface FuzzRuns {
  /** The same seed makes the same cases. Every case is another one without it. */
  readonly seed?: number;
  /** Milliseconds; without them a hundred cases. */
  readonly time?: number;
}

/** What `npm run test:fuzz` has put into the environment. */
export function runsOf(environment: Readonly<Record<string, string | undefined>>): FuzzRuns {
  const { FUZZ_SEED: seed, FUZZ_TIME: time } = environment;
  return { ...(seed ? { seed: Number(seed) } : {}), ...(time ? { time: Number(time) } : {}) };
}

/** Milliseconds that the smallest counterexample may be looked for, and a busy machine may need. */
const SHRINK_TIMEOUT_MS = 60_000;

/**
 * Tries a law of a parser on hostile cases, as a test: a hundred of them, or as many as there is time for under `npm run test:fuzz`.
 * A law that breaks names its seed and its smallest counterexample.
 */
export function fuzz<Case>(
  title: string,
  cases: fc.Arbitrary<Case>,
  law: (value: Case) => void | Promise<void>,
): void {
  const { seed, time } = runsOf(process.env);
  test(
    title,
    () =>
      fc.assert(
        fc.asyncProperty(cases, async (value) => law(value)),
        {
          ...(seed === undefined ? {} : { seed }),
          ...(time === undefined
            ? {}
            : {
                numRuns: Number.MAX_SAFE_INTEGER,
                interruptAfterTimeLimit: time,
                markInterruptAsFailure: false,
              }),
        },
      ),
    (time ?? 0) + SHRINK_TIMEOUT_MS,
  );
}
