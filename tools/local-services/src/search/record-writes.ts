import { randomUUID } from 'node:crypto';
import type { SearchRecord } from './record-attributes.ts';
import { SearchError } from './search-error.ts';
import { matchesFilter, type Filter } from './filters.ts';
import { emptyIndexContents, type Indices } from './indices.ts';
import { mergeParamsString, parseParameters } from './query-parameters.ts';
import type { JsonObject } from './request-body.ts';
import { createFacetPredicate } from './index-settings.ts';

/** Maximum size of a record in the hosted service's large plans, in bytes of JSON. */
const MAX_RECORD_BYTES = 100_000;

/** One write of a batch. */
export interface BatchWrite {
  readonly action: string;
  readonly body: JsonObject;
}

/**
 * Performs all `writes` or none. Returns the ids of the records in order.
 *
 * @throws SearchError 400 naming the position of an invalid write.
 */
export function writeBatch(indices: Indices, indexName: string, writes: readonly BatchWrite[]): string[] {
  const { objectIDs, apply } = planBatch(indices, indexName, writes);
  apply();
  return objectIDs;
}

/**
 * Prepares `writes` to an index. Nothing changes until `apply` is called; until then nothing else may change the index.
 *
 * @throws SearchError as {@link writeBatch}.
 */
export function planBatch(
  indices: Indices,
  indexName: string,
  writes: readonly BatchWrite[],
): { readonly objectIDs: string[]; readonly apply: () => void } {
  const lastDelete = writes.findLastIndex(({ action }) => action === 'delete');
  if (lastDelete !== writes.length - 1) indices.requirePrimary(indexName);
  const isKept = lastDelete === -1 && indices.has(indexName);
  const records = new Map(isKept ? indices.contents(indexName).records : []);
  const objectIDs = writes.flatMap((one, position) => writeOne(records, one, position));
  return {
    objectIDs,
    apply: () => {
      if (lastDelete === -1) indices.change(indexName, () => ({ records }));
      else if (lastDelete === writes.length - 1) indices.remove(indexName);
      // The writes after it create the index again.
      else indices.change(indexName, () => ({ ...emptyIndexContents, records }));
    },
  };
}

/** Parameters that select what to delete. */
const deleteParameters: ReadonlySet<string> = new Set([
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
]);

/**
 * Deletes every record that matches the filters of `request`.
 *
 * @throws SearchError 404 for an unknown index; 400 without a filter, or for an unsupported one.
 */
export function deleteByFilter(indices: Indices, indexName: string, request: JsonObject): void {
  const filter = deleteFilter(request);
  const isFacet = createFacetPredicate(indices.settings(indexName));
  // No record matches a filter on such an attribute, so its negation would delete everything.
  const undeclared = facetsIn(filter).find((attribute) => !isFacet(attribute));
  if (undeclared !== undefined)
    throw new SearchError(400, `Cannot delete by "${undeclared}": it is not in attributesForFaceting`);
  indices.change(indexName, ({ records }) => ({
    records: new Map([...records].filter(([, record]) => !matchesFilter(record, filter, isFacet))),
  }));
}

function deleteFilter(request: JsonObject): Filter {
  const { filter } = parseParameters(request);
  const isOther = Object.entries(mergeParamsString(request)).some(
    ([name, value]) => value !== null && !deleteParameters.has(name),
  );
  if (isOther || !hasCondition(filter)) {
    throw new SearchError(
      400,
      'DeleteByQuery endpoint only supports tagFilters, facetFilters, numericFilters and geoQuery condition',
    );
  }
  return filter;
}

/** Returns the attributes of all facet filters in `filter`. */
function facetsIn(filter: Filter): string[] {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.filters.flatMap(facetsIn);
    case 'not':
      return facetsIn(filter.filter);
    case 'facet':
      return [filter.attribute];
    default:
      return [];
  }
}

/** Whether a filter has any condition. */
function hasCondition(filter: Filter): boolean {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.filters.some(hasCondition);
    case 'not':
      return hasCondition(filter.filter);
    default:
      return true;
  }
}

function writeOne(
  records: Map<string, SearchRecord>,
  { action, body }: BatchWrite,
  position: number,
): string[] {
  if (action === 'clear' || action === 'delete') {
    records.clear();
    return [];
  }
  const objectID = action === 'addObject' ? (idIn(body) ?? randomUUID()) : idIn(body);
  if (objectID === undefined)
    throw new SearchError(400, `Missing attribute objectID in the object at position ${position}`);
  const known = records.get(objectID);
  switch (action) {
    case 'addObject':
    case 'updateObject':
      records.set(objectID, checked({ ...body, objectID }, position));
      break;
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate': {
      if (!known && action === 'partialUpdateObjectNoCreate') break;
      const attributes = applied(body, known);
      if (attributes) records.set(objectID, checked({ ...known, ...attributes, objectID }, position));
      break;
    }
    case 'deleteObject':
      records.delete(objectID);
      break;
    default:
      throw new SearchError(400, `Invalid action "${action}" at position ${position}`);
  }
  return [objectID];
}

/** Old catalogs have numbers as ids. */
function idIn({ objectID }: JsonObject): string | undefined {
  if (typeof objectID === 'number') return String(objectID);
  return typeof objectID === 'string' && objectID !== '' ? objectID : undefined;
}

function checked(record: SearchRecord, position: number): SearchRecord {
  const size = Buffer.byteLength(JSON.stringify(record));
  if (size <= MAX_RECORD_BYTES) return record;
  throw new SearchError(
    400,
    `Record at the position ${position} objectID=${record.objectID} is too big size=${size}/${MAX_RECORD_BYTES} bytes`,
  );
}

/** Applies the built-in operations of a partial update. Returns `undefined` if one of them ignores the update. */
function applied(body: JsonObject, known: SearchRecord | undefined): JsonObject | undefined {
  const attributes: [string, unknown][] = [];
  for (const [name, value] of Object.entries(body)) {
    const result = isOperation(value) ? operate(name, value, known?.[name]) : value;
    if (result === ignored) return undefined;
    attributes.push([name, result]);
  }
  return Object.fromEntries(attributes);
}

interface Operation {
  readonly _operation: unknown;
  readonly value?: unknown;
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, '_operation');
}

/** Result of an operation whose condition is not met: the whole update is skipped. */
const ignored = Symbol('ignored');

function operate(
  name: string,
  { _operation: operation, value: operand }: Operation,
  known: unknown,
): unknown {
  const list: unknown[] = Array.isArray(known) ? known : [];
  const number = typeof known === 'number' ? known : 0;
  const amount = () => {
    if (typeof operand === 'number') return operand;
    throw new SearchError(400, `Invalid value for "${String(operation)}" of "${name}": expected a number`);
  };
  const item = () => {
    if (typeof operand === 'number' || typeof operand === 'string') return operand;
    throw new SearchError(
      400,
      `Invalid value for "${String(operation)}" of "${name}": expected a number or a string`,
    );
  };
  switch (operation) {
    case 'Increment':
      return number + amount();
    case 'Decrement':
      return number - amount();
    // Optimistic locking: the update applies only if it was made from the current version, or is a later one.
    case 'IncrementFrom':
      return wholeNumber(name, amount()) === number ? number + 1 : ignored;
    case 'IncrementSet':
      return wholeNumber(name, amount()) > number ? amount() : ignored;
    case 'Add':
      return [...list, item()];
    case 'AddUnique':
      return list.includes(item()) ? list : [...list, operand];
    case 'Remove':
      return list.filter((one) => one !== item());
    default:
      throw new SearchError(400, `Invalid operation "${String(operation)}"`);
  }
}

function wholeNumber(name: string, value: number): number {
  if (Number.isInteger(value)) return value;
  throw new SearchError(400, `Invalid value for "${name}": expected a whole number`);
}
