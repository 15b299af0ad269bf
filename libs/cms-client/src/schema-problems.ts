import type * as z from 'zod';

/** One value of an answer that does not match its schema. */
export interface SchemaProblem {
  /** Keys and positions from the root to the value. */
  readonly path: readonly PropertyKey[];
  /** The problem, to be read after the path: "is missing". */
  readonly message: string;
}

/**
 * Converts a parse error to problems, each with its path. In a union the best-matching branch is reported: a hero
 * without a title is "title is missing", not "matches no block".
 *
 * @param error From a parse with `reportInput: true`, which distinguishes missing from invalid values.
 *
 * @example
 * ```ts
 * import { toSchemaProblems } from '@marehalm/cms-client';
 * import * as z from 'zod';
 *
 * const link = z.object({ label: z.string(), path: z.string().startsWith('/', 'must be a path') });
 * const parsed = link.safeParse({ path: 'elsewhere.example' }, { reportInput: true });
 * toSchemaProblems(parsed.error!); // => [
 * //      { path: ['label'], message: 'is missing' },
 * //      { path: ['path'], message: 'must be a path' },
 * //    ]
 * ```
 */
export function toSchemaProblems(error: z.core.$ZodError): SchemaProblem[] {
  return error.issues.flatMap((issue) => toIssueProblems(issue, []));
}

/**
 * Formats a path for developers.
 *
 * @example
 * ```ts
 * formatPropertyPath(['sizes', 0, 'label', 'sv']); // => 'sizes[0].label.sv'
 * ```
 */
export function formatPropertyPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

function toIssueProblems(issue: z.core.$ZodIssue, parents: readonly PropertyKey[]): SchemaProblem[] {
  const path = [...parents, ...issue.path];
  if (isMissing(issue)) return [{ path, message: 'is missing' }];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branches = issue.errors.map((issues) => issues.flatMap((inner) => toIssueProblems(inner, path)));
    return branches.reduce((best, branch) => (getDepth(branch) > getDepth(best) ? branch : best));
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: 'is not a known field' }));
  return [{ path, message: issue.message }];
}

/** Whether the value is missing. Zod reports the input only on request. */
function isMissing(issue: z.core.$ZodIssue): boolean {
  if (!('input' in issue)) return false;
  if (issue.code !== 'invalid_union' || issue.discriminator === undefined) return issue.input === undefined;
  // Here the input is the object without a valid discriminator.
  return (issue.input as Record<string, unknown>)[issue.discriminator] === undefined;
}

function getDepth(problems: readonly SchemaProblem[]): number {
  return Math.max(0, ...problems.map((problem) => problem.path.length));
}
