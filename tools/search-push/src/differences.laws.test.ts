import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { compareRecords, toBatchOperations, type IndexRecord, type BatchOperation } from './compare-index.ts';

/** Few ids, so that the two sets meet; values as JSON has them. */
const record = fc
  .record(
    {
      objectID: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5', 'constructor'),
      title: fc.string({ maxLength: 3 }),
      prices: fc.dictionary(fc.constantFrom('DKK', 'NOK'), fc.nat(3)),
      tags: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
      any: fc.jsonValue({ maxDepth: 1 }),
    },
    { requiredKeys: ['objectID'] },
  )
  // What comes from a wire knows no -0.
  .map((value) => JSON.parse(JSON.stringify(value)) as IndexRecord);
const records = fc.uniqueArray(record, { selector: ({ objectID }) => objectID });
const current = records.map((list) => new Map(list.map((one) => [one.objectID, one])));

/** What an index does with a batch, as the protocol has it. */
function applied(before: ReadonlyMap<string, IndexRecord>, operations: readonly BatchOperation[]) {
  const after = new Map(before);
  for (const { action, body } of operations) {
    if (action === 'deleteObject') after.delete(body.objectID);
    else after.set(body.objectID, body);
  }
  return after;
}

const byId = (list: readonly IndexRecord[]) => new Map(list.map((one) => [one.objectID, one]));

describe('compareRecords()', () => {
  property.prop([current, records])(
    'returns operations that turn one set of records into the other',
    (before, desired) => {
      const operations = toBatchOperations(compareRecords(before, desired));
      expect(applied(before, operations)).toEqual(byId(desired));
    },
  );

  property.prop([current, records])('returns no operations once they are applied', (before, desired) => {
    const after = applied(before, toBatchOperations(compareRecords(before, desired)));
    expect(toBatchOperations(compareRecords(after, desired))).toEqual([]);
  });

  property.prop([current, records])('changes no record that is equal in both sets', (before, desired) => {
    const changes = compareRecords(before, desired);
    const touched = new Set(toBatchOperations(changes).map(({ body }) => body.objectID));
    for (const one of desired) {
      const isSame = JSON.stringify(sorted(before.get(one.objectID))) === JSON.stringify(sorted(one));
      expect(touched.has(one.objectID)).toBe(!isSame);
    }
    expect(changes.added.length + changes.changed.length + changes.unchanged).toBe(desired.length);
  });

  property.prop([current, records])(
    'names the attributes that differ, and those alone',
    (before, desired) => {
      for (const { record: after, attributes } of compareRecords(before, desired).changed) {
        const old = before.get(after.objectID) ?? { objectID: after.objectID };
        const mended = { ...old, ...Object.fromEntries(attributes.map((name) => [name, after[name]])) };
        expect(JSON.parse(JSON.stringify(mended))).toEqual(after);
        for (const name of attributes) expect(sorted(old[name])).not.toEqual(sorted(after[name]));
      }
    },
  );
});

/** The same value with its keys in order: their order means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
