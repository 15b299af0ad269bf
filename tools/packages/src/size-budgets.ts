import { type TestCounts, runToolForResult } from '@marehalm/workspace';
import type { PublishedLibrary } from './published-libraries.ts';

/** A budget as reported by `size-limit --json`. */
export interface MeasuredSize {
  readonly name: string;
  readonly passed?: boolean;
  /** Bytes. */
  readonly size: number;
  /** Bytes. */
  readonly sizeLimit?: number;
}

/**
 * Compares `dist` of `library` with the budgets in its `package.json`.
 * @throws Error when it has no budget or cannot be measured.
 */
export async function checkSizeBudgets({ directory, manifest }: PublishedLibrary): Promise<TestCounts> {
  if ((manifest['size-limit'] ?? []).length === 0) {
    throw new Error('has no budget: write one under "size-limit" in its package.json');
  }
  const { output, errors } = await runToolForResult('size-limit', ['--json'], { directory });
  const budgets = parseSizeLimitOutput(output, errors);
  const problems = budgets.flatMap(findSizeLimitProblems);
  for (const problem of problems) console.error(`${manifest.name}: ${problem}`);
  return { passed: budgets.length - problems.length, failed: problems.length };
}

/** Finds the problem of a measured budget; returns an empty list if it holds. */
export function findSizeLimitProblems({ name, passed, size, sizeLimit }: MeasuredSize): readonly string[] {
  // size-limit reports a missing file as passed, with a negative size.
  if (size <= 0) return [`"${name}" weighs nothing: is its path right?`];
  if (sizeLimit === undefined) return [`"${name}" has ${size} bytes and no limit`];
  return passed === true ? [] : [`"${name}" has ${size} bytes, its limit is ${sizeLimit}`];
}

/** Parses the output of size-limit, which writes errors in the place of results. @throws Error with the output if it is no result. */
export function parseSizeLimitOutput(output: string, errors: string): readonly MeasuredSize[] {
  try {
    const budgets = JSON.parse(output) as unknown;
    if (Array.isArray(budgets)) return budgets as readonly MeasuredSize[];
  } catch {
    // Reported below.
  }
  throw new Error(`size-limit cannot weigh it: ${[errors, output].join('\n').trim()}`);
}
