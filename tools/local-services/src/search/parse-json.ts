import { isNestedDeeperThan } from '../json-nesting.ts';
import { SearchError } from './search-error.ts';

/** Maximum nesting: records and rules have a few levels, and deep ones would overflow the stack of recursive functions. */
const MAX_NESTING_DEPTH = 100;

/**
 * Parses JSON from a client.
 *
 * @param invalid Error message for invalid JSON.
 * @throws SearchError 400 for invalid or deeply nested JSON.
 */
export function parseJson(text: string, invalid: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SearchError(400, invalid);
  }
  if (isNestedDeeperThan(value, MAX_NESTING_DEPTH))
    throw new SearchError(400, `Invalid JSON: nested more than ${MAX_NESTING_DEPTH} levels deep`);
  return value;
}
