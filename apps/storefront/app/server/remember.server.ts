import { statSync } from 'node:fs';

/** Milliseconds. In development a changed content file shows at once; a build reads everything once. */
const KEPT_FOR = process.env.NODE_ENV === 'development' ? 500 : Number.POSITIVE_INFINITY;

/** `read` with its answers kept, so that a build is made from one reading. A failed reading is not kept. */
export function remember<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const kept = new Map<
    Key,
    { readonly at: number; readonly saved: number; readonly value: Promise<Value> }
  >();
  return (key) => {
    const saved = contentSaved();
    const known = kept.get(key);
    if (known?.saved === saved && Date.now() - known.at < KEPT_FOR) return known.value;
    const value = read(key);
    kept.set(key, { at: Date.now(), saved, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}

/** When the local content was read anew, in development; see `site/content-updates.ts`. */
function contentSaved(): number {
  const file = process.env.MAREHALM_CONTENT_STATUS;
  return file === undefined ? 0 : (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}

/** `make` with what it made kept for as long as what it was made of: an index of the content is made once for all its pages. */
export function rememberOf<Source extends object, Value>(
  make: (source: Source) => Value,
): (source: Source) => Value {
  const kept = new WeakMap<Source, { readonly value: Value }>();
  return (source) => {
    const known = kept.get(source) ?? { value: make(source) };
    kept.set(source, known);
    return known.value;
  };
}
