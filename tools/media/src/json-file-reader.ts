import { readFileSync, statSync } from 'node:fs';

/**
 * Creates a function that returns the parsed JSON of `file`, such as the data that `generateMedia()` has written. A build reads the
 * file once; with `NODE_ENV=development` it is read again after each change.
 *
 * The function throws Node's error while there is no such file, and SyntaxError for invalid JSON. It does not check the type `Value`.
 */
export function createJsonFileReader<Value>(file: string): () => Value {
  let read: { readonly changedAt: number; readonly value: Value } | undefined;
  return () => {
    const changedAt = process.env['NODE_ENV'] === 'development' ? statSync(file).mtimeMs : 0;
    if (read?.changedAt !== changedAt)
      read = { changedAt, value: JSON.parse(readFileSync(file, 'utf8')) as Value };
    return read.value;
  };
}
