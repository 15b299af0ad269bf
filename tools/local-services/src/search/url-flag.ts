import type { Context } from 'hono';
import { SearchError } from './search-error.ts';

/**
 * Whether the flag `name` in the URL is set: `true` or, from old clients, `1`. A missing flag is not set.
 * @throws SearchError 400 for any value but these, `false`, `0` and the empty one.
 */
export function isUrlFlagSet(context: Context, name: string): boolean {
  const value = context.req.query(name) ?? 'false';
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0' || value === '') return false;
  throw new SearchError(400, `Invalid value for "${name}" parameter`);
}
