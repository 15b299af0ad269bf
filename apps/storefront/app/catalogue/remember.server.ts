/** Milliseconds. In development a changed content file shows at once; a build reads everything once. */
const KEPT_FOR = process.env.NODE_ENV === 'development' ? 500 : Number.POSITIVE_INFINITY;

/** `read` with its answers kept, so that a build is made from one reading. A failed reading is not kept. */
export function remember<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { readonly at: number; readonly value: Promise<Value> }>();
  return (key) => {
    const known = kept.get(key);
    if (known && Date.now() - known.at < KEPT_FOR) return known.value;
    const value = read(key);
    kept.set(key, { at: Date.now(), value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
