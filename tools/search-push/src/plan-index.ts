import {
  compareRecords,
  compareSettings,
  compareSynonyms,
  toBatchOperations,
  type RecordChanges,
  type SynonymChanges,
} from './compare-index.ts';
import { PushError } from './push-error.ts';
import type { CurrentIndex } from './search-index-client.ts';
import type { DesiredIndex } from './desired-indices.ts';

/**
 * How an index is updated:
 *
 * - `nothing`: it is up to date.
 * - `in place`: by one write, which takes effect as a whole.
 * - `rebuild`: by several writes to a temporary index, which then replaces the live one. A search sees the old or the new
 *   index, even if the push is interrupted.
 */
export type PushStrategy = 'nothing' | 'in place' | 'rebuild';

/** Planned changes of one index. */
export interface IndexPlan {
  readonly desired: DesiredIndex;
  /** Whether the index exists. */
  readonly exists: boolean;
  readonly strategy: PushStrategy;
  /** Absent on a replica. */
  readonly records?: RecordChanges;
  /** Names of the settings that change, `replicas` among them. */
  readonly settings: readonly string[];
  readonly synonyms: SynonymChanges;
}

/** Options of a push. */
export interface PushPlanOptions {
  /** Rebuilds every index, even without changes. */
  readonly full?: boolean;
  /** Allows an index to lose all its records. */
  readonly allowEmpty?: boolean;
}

/** Most writes of one batch, as the hosted service advises. */
export const MAX_BATCH_OPERATIONS = 1000;
/** Most bytes of one batch: half the limit of the hosted service. */
export const MAX_BATCH_BYTES = 5_000_000;

/**
 * Compares an index with its desired contents and chooses how to update it.
 *
 * @param current `undefined` for an index that is not there
 * @throws PushError `content` when it would lose all its records and that is not allowed
 */
export function planIndex(
  desired: DesiredIndex,
  current: CurrentIndex | undefined,
  { full = false, allowEmpty = false }: PushPlanOptions = {},
): IndexPlan {
  const settings = compareSettings(current?.settings ?? {}, { ...desired.settings });
  const synonyms = compareSynonyms(current?.synonyms ?? new Map(), desired.synonyms);
  const base = { desired, exists: current !== undefined, settings, synonyms };
  if (!desired.records) {
    // A replica cannot be moved to; its settings and synonyms are one write each, and its records never half there.
    return { ...base, strategy: settings.length > 0 || hasSynonymChanges(synonyms) ? 'in place' : 'nothing' };
  }
  if (desired.records.length === 0 && (current?.records.size ?? 0) > 0 && !allowEmpty) {
    throw new PushError(
      'content',
      `Cannot push: "${desired.name}" holds ${current?.records.size} records and would lose all of them; nothing was written. If that is meant, push with --allow-empty`,
    );
  }
  const records = compareRecords(current?.records ?? new Map(), desired.records);
  const operations = toBatchOperations(records);
  const writes =
    Number(operations.length > 0) +
    Number(settings.some((name) => name !== 'replicas')) +
    Number(hasSynonymChanges(synonyms));
  const isRebuilt = full || !current || writes > 1 || splitIntoBatches(operations).length > 1;
  // Naming the replicas is a write of its own in either strategy: no temporary index can have them.
  const strategy = isRebuilt ? 'rebuild' : writes === 1 || settings.length > 0 ? 'in place' : 'nothing';
  return { ...base, records, strategy };
}

/**
 * Splits `items` into batches of at most {@link MAX_BATCH_OPERATIONS} items and {@link MAX_BATCH_BYTES} bytes. A larger single item
 * becomes a batch of its own.
 */
export function splitIntoBatches<Item extends { readonly body: object }>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let bytes = Infinity;
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item));
    const last = batches.at(-1);
    if (last && last.length < MAX_BATCH_OPERATIONS && bytes + size <= MAX_BATCH_BYTES) {
      last.push(item);
      bytes += size;
    } else {
      batches.push([item]);
      bytes = size;
    }
  }
  return batches;
}

/** Whether any synonym is added, changed or removed. */
export function hasSynonymChanges({ added, changed, removed }: SynonymChanges): boolean {
  return added.length + changed.length + removed.length > 0;
}
