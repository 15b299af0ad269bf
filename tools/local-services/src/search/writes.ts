import { randomUUID } from 'node:crypto';
import type { SearchRecord } from './attributes.ts';
import { SearchError } from './errors.ts';
import { passes, type Filter } from './filters.ts';
import type { Indices } from './indices.ts';
import type { Json } from './request-body.ts';
import { isFacetOf } from './settings.ts';

/** Largest record that the hosted service's big plans take, in bytes of JSON. */
const MAX_RECORD_BYTES = 100_000;

/** One write of a batch. */
export interface Write {
  readonly action: string;
  readonly body: Json;
}

/**
 * Does all of `writes` or none of them, and gives the ids of the records in their order.
 *
 * @throws SearchError 400 naming the position of a write that cannot be done
 */
export function writeBatch(indices: Indices, indexName: string, writes: readonly Write[]): string[] {
  if (writes.some(({ action }) => action === 'delete')) {
    indices.remove(indexName);
    return [];
  }
  const objectIDs: string[] = [];
  indices.change(indexName, ({ records }) => {
    const next = new Map(records);
    writes.forEach((write, position) => objectIDs.push(...writeOne(next, write, position)));
    return { records: next };
  });
  return objectIDs;
}

/** Takes away every record that passes `filter`. @throws SearchError 404 for an unknown index */
export function deleteBy(indices: Indices, indexName: string, filter: Filter): void {
  const isFacet = isFacetOf(indices.settings(indexName));
  indices.change(indexName, ({ records }) => ({
    records: new Map([...records].filter(([, record]) => !passes(record, filter, isFacet))),
  }));
}

function writeOne(records: Map<string, SearchRecord>, { action, body }: Write, position: number): string[] {
  if (action === 'clear') {
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
      records.set(objectID, checked({ ...known, ...applied(body, known), objectID }, position));
      break;
    case 'partialUpdateObjectNoCreate':
      if (known) records.set(objectID, checked({ ...known, ...applied(body, known), objectID }, position));
      break;
    case 'deleteObject':
      records.delete(objectID);
      break;
    default:
      throw new SearchError(400, `Invalid action "${action}" at position ${position}`);
  }
  return [objectID];
}

/** A number is an id too, in old catalogues. */
function idIn({ objectID }: Json): string | undefined {
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

/** Attributes with the built-in operations of a partial update carried out. */
function applied(body: Json, known: SearchRecord | undefined): Json {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, operate(value, known?.[name])]),
  );
}

function operate(value: unknown, known: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('_operation' in value)) return value;
  const { _operation: operation, value: operand } = value as { _operation: unknown; value?: unknown };
  const list: unknown[] = Array.isArray(known) ? known : [];
  const number = typeof known === 'number' ? known : 0;
  switch (operation) {
    case 'Increment':
      return number + Number(operand);
    case 'Decrement':
      return number - Number(operand);
    case 'Add':
      return [...list, operand];
    case 'AddUnique':
      return list.includes(operand) ? list : [...list, operand];
    case 'Remove':
      return list.filter((item) => item !== operand);
    default:
      throw new SearchError(400, `Invalid operation "${String(operation)}"`);
  }
}
