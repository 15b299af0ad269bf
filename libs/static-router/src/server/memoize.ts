/** Lifetime and version of results cached by {@link memoizeAsync}. */
export interface MemoizeOptions {
  /** Milliseconds after which `read` is called again; never by default, for builds. */
  readonly keepForMs?: number;
  /** Returns the version of the source. When it changes, `read` is called again. */
  readonly version?: () => number;
}

/**
 * Returns a function that calls `read` once per key and caches its promise. Concurrent calls share it; rejections are not cached.
 *
 * @example
 * ```ts
 * let readings = 0;
 * const readBirds = memoizeAsync(async (language: string) => `${language} ${(readings += 1)}`);
 * await readBirds('en'); // => 'en 1'
 * await readBirds('en'); // => 'en 1'
 * ```
 */
export function memoizeAsync<Key, Value>(
  read: (key: Key) => Promise<Value>,
  { keepForMs = Number.POSITIVE_INFINITY, version = () => 0 }: MemoizeOptions = {},
): (key: Key) => Promise<Value> {
  const kept = new Map<Key, { readonly at: number; readonly of: number; readonly value: Promise<Value> }>();
  return (key) => {
    const of = version();
    const known = kept.get(key);
    if (known?.of === of && Date.now() - known.at < keepForMs) return known.value;
    const value = read(key);
    kept.set(key, { at: Date.now(), of, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
