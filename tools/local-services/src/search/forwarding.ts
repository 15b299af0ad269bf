import type { Context } from 'hono';
import { replicasOf, type Indices } from './indices.ts';

/** The indices that a write goes to: the one of the path and, when it says so, its replicas. */
export function forwarding(context: Context, indices: Indices): string[] {
  const index = context.req.param('index') ?? '';
  if (context.req.query('forwardToReplicas') !== 'true' || !indices.has(index)) return [index];
  return [index, ...replicasOf(indices.contents(index).settings)];
}
