import { isDeepStrictEqual } from 'node:util';

/** A record as an index keeps it. */
export interface IndexRecord {
  readonly objectID: string;
  readonly [attribute: string]: unknown;
}

/** Differences between two sets of records. */
export interface RecordChanges {
  readonly added: readonly IndexRecord[];
  readonly changed: readonly { readonly record: IndexRecord; readonly attributes: readonly string[] }[];
  /** Ids. */
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/** One write of a batch, in the protocol's words. */
export interface BatchOperation {
  readonly action: 'addObject' | 'updateObject' | 'deleteObject';
  readonly body: IndexRecord;
}

/** Compares the records of an index with those it should have. Ids in `desired` are unique. */
export function compareRecords(
  current: ReadonlyMap<string, IndexRecord>,
  desired: readonly IndexRecord[],
): RecordChanges {
  const added: IndexRecord[] = [];
  const changed: { record: IndexRecord; attributes: string[] }[] = [];
  for (const record of desired) {
    const before = current.get(record.objectID);
    const attributes = before ? findDifferentKeys(before, record) : [];
    if (!before) added.push(record);
    else if (attributes.length > 0) changed.push({ record, attributes });
  }
  const ids = new Set(desired.map(({ objectID }) => objectID));
  return {
    added,
    changed,
    removed: [...current.keys()].filter((id) => !ids.has(id)),
    unchanged: desired.length - added.length - changed.length,
  };
}

/** Converts changes to writes. Records are replaced as a whole, so that removed attributes disappear. */
export function toBatchOperations({ added, changed, removed }: RecordChanges): BatchOperation[] {
  return [
    ...added.map((body) => ({ action: 'addObject', body }) as const),
    ...changed.map(({ record }) => ({ action: 'updateObject', body: record }) as const),
    ...removed.map((objectID) => ({ action: 'deleteObject', body: { objectID } }) as const),
  ];
}

/** Settings without a meaningful order, which a service may change. */
const UNORDERED_SETTINGS = new Set(['replicas', 'attributesForFaceting']);

/** Returns the names of settings in `desired` that differ. Other settings of an index belong to the merchant. */
export function compareSettings(
  current: Readonly<Record<string, unknown>>,
  desired: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(desired).filter((name) => {
    const [before, after] = [current[name], desired[name]].map((value) => toComparable(name, value));
    return !isDeepStrictEqual(before, after);
  });
}

/** Normalizes a setting: services omit empty values or return null. */
function toComparable(name: string, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object' && Object.keys(value).length === 0) return undefined;
  return UNORDERED_SETTINGS.has(name) && Array.isArray(value) ? value.toSorted() : value;
}

/** Ids of added, changed and removed synonyms. */
export interface SynonymChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Compares the synonyms of an index with those it should have. */
export function compareSynonyms(
  current: ReadonlyMap<string, IndexRecord>,
  desired: readonly { readonly objectID: string }[],
): SynonymChanges {
  const { added, changed, removed } = compareRecords(
    current,
    desired.map((group) => ({ ...group })),
  );
  return {
    added: added.map(({ objectID }) => objectID),
    changed: changed.map(({ record }) => record.objectID),
    removed,
  };
}

function findDifferentKeys(before: IndexRecord, after: IndexRecord): string[] {
  const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...keys].filter((key) => !isDeepStrictEqual(toJsonValue(before[key]), toJsonValue(after[key])));
}

/** Returns a value as it survives a round trip through JSON. */
function toJsonValue(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
