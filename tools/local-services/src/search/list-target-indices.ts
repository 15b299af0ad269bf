import type { Context } from 'hono';
import { SearchError } from './search-error.ts';
import { getReplicaNames, type Indices } from './indices.ts';

/**
 * Whether a flag in the URL is set: `true` or, from old clients, `1`. @throws SearchError 400 for any other value but `false` and
 * `0`.
 */
export function isFlagSet(context: Context, name: string): boolean {
  const value = context.req.query(name) ?? 'false';
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0' || value === '') return false;
  throw new SearchError(400, `Invalid value for "${name}" parameter`);
}

/** Returns the indices that a write applies to: the one in the path and, if requested, its replicas. */
export function listTargetIndices(context: Context, indices: Indices): string[] {
  const index = context.req.param('index') ?? '';
  if (!isFlagSet(context, 'forwardToReplicas') || !indices.has(index)) return [index];
  return [index, ...getReplicaNames(indices.contents(index).settings)];
}
