import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a function that reads what the media step has written into the file `name` of `.cache`. A build reads it once; in development
 * it may change between two pages.
 */
export function mediaCatalogue<Made>(name: string): () => Made {
  const file = path.resolve('.cache', name);
  let read: { readonly changed: number; readonly made: Made } | undefined;
  return () => {
    const changed = process.env.NODE_ENV === 'development' ? statSync(file).mtimeMs : 0;
    if (read?.changed !== changed) read = { changed, made: JSON.parse(readFileSync(file, 'utf8')) as Made };
    return read.made;
  };
}
