import type * as z from 'zod';

/** A value that does not fit its schema. */
export interface Problem {
  /** Keys and positions from the root to the value. */
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Every mistake of a failed parse, each at its own path. Inside a union the branch that came furthest is reported: a hero
 * without a title is "title is missing", not "matches no block".
 */
export function problemsOf(error: z.core.$ZodError): Problem[] {
  return error.issues.flatMap((issue) => problemsOfIssue(issue, []));
}

/** `sizes[0].label.da` */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

function problemsOfIssue(issue: z.core.$ZodIssue, parents: readonly PropertyKey[]): Problem[] {
  const path = [...parents, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branches = issue.errors.map((issues) => issues.flatMap((inner) => problemsOfIssue(inner, path)));
    return branches.reduce((best, branch) => (depthOf(branch) > depthOf(best) ? branch : best));
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: 'is not a known field' }));
  if (issue.code === 'invalid_type' && issue.input === undefined) return [{ path, message: 'is missing' }];
  return [{ path, message: issue.message }];
}

function depthOf(problems: readonly Problem[]): number {
  return Math.max(0, ...problems.map((problem) => problem.path.length));
}
