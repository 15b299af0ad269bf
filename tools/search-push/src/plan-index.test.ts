import { searchIndices } from '@marehalm/shop/search';
import { createIndexSettings } from '@marehalm/search/records';
import { describe, expect, test } from 'vitest';
import { findLeftoverIndices } from './push-steps.ts';
import type { IndexRecord } from './compare-index.ts';
import {
  splitIntoBatches,
  MAX_BATCH_BYTES,
  MAX_BATCH_OPERATIONS,
  planIndex,
  type PushStrategy,
} from './plan-index.ts';
import { PushError } from './push-error.ts';
import type { DesiredIndex } from './desired-indices.ts';

const settings = { ...createIndexSettings(searchIndices)['products'] } as DesiredIndex['settings'];
const synonyms: DesiredIndex['synonyms'] = [{ objectID: 'a', type: 'synonym', synonyms: ['a', 'b'] }];
const records = Array.from({ length: 3 }, (_, number) => ({ objectID: `p${number}`, title: 'Serum' }));
const desired = { name: 'products', records, settings, synonyms } as unknown as DesiredIndex;
const current = {
  records: new Map<string, IndexRecord>(records.map((record) => [record.objectID, record])),
  settings: { ...settings },
  synonyms: new Map(synonyms.map((group) => [group.objectID, { ...group }])),
};

describe('planIndex()', () => {
  const oneChanged = new Map([...current.records, ['p1', { objectID: 'p1', title: 'Olie' }]]);
  const otherSettings = { ...settings, hitsPerPage: 20 };

  test.each<
    [strategy: PushStrategy, criterion: string, index: Partial<typeof current> | undefined, full?: boolean]
  >([
    ['nothing', 'an up-to-date index', {}],
    ['in place', 'changed records that fit into one batch', { records: oneChanged }],
    ['in place', 'settings alone', { settings: otherSettings }],
    ['in place', 'synonyms alone', { synonyms: new Map() }],
    ['in place', 'replicas alone', { settings: { ...settings, replicas: [] } }],
    [
      'in place',
      'replicas and one other change',
      { records: oneChanged, settings: { ...settings, replicas: [] } },
    ],
    ['rebuild', 'records and settings', { records: oneChanged, settings: otherSettings }],
    ['rebuild', 'settings and synonyms', { settings: otherSettings, synonyms: new Map() }],
    ['rebuild', 'a missing index', undefined],
    ['rebuild', 'an up-to-date index with --full', {}, true],
  ])('plans "%s" for %s', (strategy, _criterion, index, full = false) => {
    expect(planIndex(desired, index && { ...current, ...index }, { full }).strategy).toBe(strategy);
  });

  test('rebuilds an index whose changes do not fit into one batch', () => {
    const many = Array.from({ length: MAX_BATCH_OPERATIONS + 1 }, (_, number) => ({
      objectID: `n${number}`,
    }));
    const more = { ...desired, records: [...records, ...many] } as unknown as DesiredIndex;
    expect(planIndex(more, current).strategy).toBe('rebuild');
  });

  test('never rebuilds a replica, because no index can be moved onto it', () => {
    const { records: _records, ...replica } = desired;
    expect(planIndex(replica, undefined, { full: true }).strategy).toBe('in place');
    expect(planIndex(replica, current, { full: true }).strategy).toBe('nothing');
  });

  test('refuses to remove the last record unless that is allowed', () => {
    const empty = { ...desired, records: [] };
    expect(() => planIndex(empty, current)).toThrow(PushError);
    expect(() => planIndex(empty, current, { full: true })).toThrow(/would lose all of them/);
    expect(planIndex(empty, current, { allowEmpty: true }).records?.removed).toEqual(['p0', 'p1', 'p2']);
    expect(planIndex(empty, { ...current, records: new Map() }).strategy).toBe('nothing');
  });
});

describe('splitIntoBatches()', () => {
  const item = (bytes: number) => ({ body: { text: 'x'.repeat(bytes) } });

  test('fills one batch after the other, in order', () => {
    const items = Array.from({ length: 2 * MAX_BATCH_OPERATIONS + 1 }, (_, number) => ({ body: { number } }));
    const batches = splitIntoBatches(items);
    expect(batches.map(({ length }) => length)).toEqual([MAX_BATCH_OPERATIONS, MAX_BATCH_OPERATIONS, 1]);
    expect(batches.flat()).toEqual(items);
    expect(splitIntoBatches([])).toEqual([]);
  });

  test('splits batches that are too large for one request', () => {
    const third = item(MAX_BATCH_BYTES / 3);
    expect(splitIntoBatches([third, third, third, third]).map(({ length }) => length)).toEqual([2, 2]);
    expect(splitIntoBatches([item(MAX_BATCH_BYTES + 1), item(1)]).map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });
});

test("findLeftoverIndices() selects only this shop's temporary indices that are an hour old", () => {
  const now = new Date('2026-06-01T10:00:00Z');
  const names = [
    'products',
    'products_tmp_20260601T085959Z_0123ab',
    'products_tmp_20260601T090001Z_0123ab',
    'products_da_tmp_20260101T000000Z_0123ab',
    'products_tmp_123456',
    'shoes_tmp_20260101T000000Z_0123ab',
  ];
  expect(findLeftoverIndices(names, ['products', 'products_da'], now)).toEqual([
    'products_tmp_20260601T085959Z_0123ab',
    'products_da_tmp_20260101T000000Z_0123ab',
  ]);
});
