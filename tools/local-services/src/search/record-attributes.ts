/** A record as the client wrote it: an `objectID` and any JSON. */
export interface SearchRecord {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

/** A value that can be searched, filtered or counted. */
export type Scalar = string | number | boolean;

/** Returns every scalar under the dotted `path`, including those in arrays; none if the attribute is missing. */
export function getValues(record: unknown, path: string): Scalar[] {
  return scalars(
    path.split('.').reduce<unknown[]>((found, key) => found.flatMap((value) => child(value, key)), [record]),
  );
}

/** Returns the text under `path`. Its parts are separated so that no phrase spans two of them. */
export function getText(record: unknown, path: string): string {
  return getValues(record, path).map(String).join(' . ');
}

/**
 * Returns the parts of `record` under `paths`: `*` is everything, `-name` excludes an attribute, a path includes what is below it.
 * Always includes the `objectID`.
 */
export function pickAttributes(record: SearchRecord, paths: readonly string[]): SearchRecord {
  const wanted = paths.filter((path) => !path.startsWith('-'));
  const unwanted = new Set(paths.filter((path) => path.startsWith('-')).map((path) => path.slice(1)));
  const everything = wanted.includes('*') || (wanted.length === 0 && unwanted.size > 0);
  const keep = (path: string) =>
    !unwanted.has(path) &&
    (everything || wanted.some((want) => path === want || path.startsWith(`${want}.`)));
  return { ...(pickBelow(record, '', keep) as object), objectID: record.objectID };
}

function pickBelow(value: object, prefix: string, keep: (path: string) => boolean): unknown {
  const kept: [string, unknown][] = [];
  for (const [key, below] of Object.entries(value)) {
    const path = prefix + key;
    if (keep(path)) kept.push([key, below]);
    else if (isObject(below)) {
      const part = pickBelow(below, `${path}.`, keep);
      if (isObject(part) && Object.keys(part).length > 0) kept.push([key, part]);
    }
  }
  return Object.fromEntries(kept);
}

function child(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => child(item, key));
  return isObject(value) && Object.hasOwn(value, key) ? [value[key]] : [];
}

function scalars(value: unknown): Scalar[] {
  if (Array.isArray(value)) return value.flatMap(scalars);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [value] : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
