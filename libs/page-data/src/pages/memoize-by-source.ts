/** Returns a function that calls `make` once per source object and caches the result as long as the object exists. */
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
