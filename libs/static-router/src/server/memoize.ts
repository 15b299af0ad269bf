/** Options of {@link memoizeAsync}. */
export interface MemoizeOptions {
  /** Milliseconds after which `read` is called again. Never, by default: a build reads everything once. */
  readonly keepForMs?: number;
  /** Returns the version of what is read: with another one, `read` is called again. */
  readonly version?: () => number;
}

/**
 * Returns `read` with its answers kept, so that all pages of a build are made from one reading. Calls that overlap share a reading; a
 * failed reading is not kept.
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

/**
 * Returns `make` with what it made kept for as long as what it was made of: an index of the content is made once for all pages.
 *
 * @example
 * ```ts
 * const byId = memoizeBySource((birds: readonly { id: string }[]) => new Map(birds.map((bird) => [bird.id, bird])));
 * const birds = [{ id: 'wren' }];
 * byId(birds) === byId(birds); // => true
 * ```
 */
export function memoizeBySource<Source extends object, Value>(
  make: (source: Source) => Value,
): (source: Source) => Value {
  const kept = new WeakMap<Source, { readonly value: Value }>();
  return (source) => {
    const known = kept.get(source) ?? { value: make(source) };
    kept.set(source, known);
    return known.value;
  };
}
