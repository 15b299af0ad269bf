import { isNestedDeeper } from '../json-nesting.ts';
import { SearchError } from './errors.ts';

/** Lists and objects inside each other: records and rules have a few, and what goes through them would overflow the stack. */
const MAX_NESTING_DEPTH = 100;

/**
 * Parses JSON that a client has sent.
 * @param invalid What is said of what is no JSON.
 * @throws SearchError 400
 */
export function parseJson(text: string, invalid: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SearchError(400, invalid);
  }
  if (isNestedDeeper(value, MAX_NESTING_DEPTH))
    throw new SearchError(400, `Invalid JSON: nested more than ${MAX_NESTING_DEPTH} levels deep`);
  return value;
}
