import type { Context } from 'hono';
import { getReplicaNames, type Indices } from './indices.ts';
import { isUrlFlagSet } from './url-flag.ts';

/** Returns the indices that a write applies to: the one in the path and, if requested, its replicas. */
export function listTargetIndices(context: Context, indices: Indices): string[] {
  const index = context.req.param('index') ?? '';
  if (!isUrlFlagSet(context, 'forwardToReplicas') || !indices.has(index)) return [index];
  return [index, ...getReplicaNames(indices.contents(index).settings)];
}
