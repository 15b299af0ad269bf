import { beforeEach, describe, expect, test } from 'vitest';
import { requestIndex, fetchAllObjectIds, setUpPlantsIndex } from './testing/plants-index.ts';

setUpPlantsIndex();

describe('POST /1/indexes/{index}/deleteByQuery', () => {
  const onlyFilters =
    'DeleteByQuery endpoint only supports tagFilters, facetFilters, numericFilters and geoQuery condition';

  test.each<[request: object, message: string]>([
    [{}, onlyFilters],
    [{ filters: '' }, onlyFilters],
    [{ filters: '  ' }, onlyFilters],
    [{ params: '' }, onlyFilters],
    [{ params: 'filters=' }, onlyFilters],
    [{ facetFilters: [] }, onlyFilters],
    [{ facetFilters: [[]] }, onlyFilters],
    [{ facetFilters: '' }, onlyFilters],
    [{ numericFilters: [] }, onlyFilters],
    [{ tagFilters: '' }, onlyFilters],
    [{ query: '' }, onlyFilters],
    [{ query: 'kelp' }, onlyFilters],
    [{ query: 'kelp', filters: 'kinds:weed' }, onlyFilters],
    [{ filters: 'kinds:weed', hitsPerPage: 1 }, onlyFilters],
    [{ optionalFilters: ['kinds:weed'] }, onlyFilters],
    [{ aroundLatLng: '40.71, -74.01' }, 'The "aroundLatLng" parameter is not supported'],
    [
      { filters: 'kinds:weed', aroundLatLng: '40.71, -74.01' },
      'The "aroundLatLng" parameter is not supported',
    ],
    [{ aroundRadius: 100 }, 'The "aroundRadius" parameter is not supported'],
    [{ aroundRadius: 'all' }, 'The "aroundRadius" parameter is not supported'],
    [{ insideBoundingBox: [[1, 2, 3, 4]] }, 'The "insideBoundingBox" parameter is not supported'],
    [{ insidePolygon: [[1, 2, 3, 4, 5, 6]] }, 'The "insidePolygon" parameter is not supported'],
    [{ filter: 'kinds:weed' }, 'Unknown parameter: filter'],
    [{ filters: 'NOT sort:weed' }, 'Cannot delete by "sort": it is not in attributesForFaceting'],
    [{ facetFilters: ['sort:-weed'] }, 'Cannot delete by "sort": it is not in attributesForFaceting'],
    [
      { filters: 'kinds:weed OR price>20' },
      'filters: Different types are not allowed in the same OR.\nExpected a facet filter which needs to have this form:\n - facet_name:facet_value',
    ],
  ])('refuses %j and deletes nothing', async (request, message) => {
    expect(await requestIndex('POST', 'plants/deleteByQuery', request)).toEqual({
      status: 400,
      json: { message, status: 400 },
    });
    expect(await fetchAllObjectIds()).toEqual(['1', '2', '3']);
  });

  test.each<[request: object, left: string[]]>([
    [{ filters: 'kinds:weed' }, ['1']],
    [{ filters: 'NOT kinds:weed' }, ['2', '3']],
    [{ params: 'filters=price%3E10' }, ['1']],
    [{ facetFilters: [['kinds:weed', 'kinds:leaf']] }, []],
    [{ numericFilters: ['price=20'] }, ['1', '3']],
    [{ tagFilters: ['wild'] }, ['2', '3']],
    [{ filters: 'wild', facetFilters: 'kinds:weed' }, ['1', '2', '3']],
    [{ filters: 'kinds:weed', aroundLatLng: null }, ['1']],
  ])('deletes what passes %j', async (request, left) => {
    expect((await requestIndex('POST', 'plants/deleteByQuery', request)).status).toBe(200);
    expect(await fetchAllObjectIds()).toEqual(left);
  });
});

describe('flags in the address', () => {
  const replica = 'plants_by_name';
  const synonym = (objectID: string) => ({ objectID, type: 'synonym', synonyms: [objectID, 'kelp'] });
  const rule = (objectID: string) => ({ objectID, consequence: { hide: [{ objectID: '1' }] } });
  const namesOf = async (kind: 'synonyms' | 'rules', index: string) =>
    ((await requestIndex('POST', `${index}/${kind}/search`, {})).json.hits as { objectID: string }[]).map(
      ({ objectID }) => objectID,
    );
  beforeEach(async () => {
    await requestIndex('DELETE', replica);
    await requestIndex('PUT', 'plants/settings', { replicas: [replica] });
  });

  test.each(['true', '1'])('=%s are set', async (value) => {
    await requestIndex('POST', 'plants/synonyms/batch', [synonym('a')]);
    await requestIndex(
      'POST',
      `plants/synonyms/batch?forwardToReplicas=${value}&replaceExistingSynonyms=${value}`,
      [synonym('b')],
    );
    expect([await namesOf('synonyms', 'plants'), await namesOf('synonyms', replica)]).toEqual([['b'], ['b']]);
    await requestIndex('POST', 'plants/rules/batch', [rule('a')]);
    await requestIndex('POST', `plants/rules/batch?forwardToReplicas=${value}&clearExistingRules=${value}`, [
      rule('b'),
    ]);
    expect([await namesOf('rules', 'plants'), await namesOf('rules', replica)]).toEqual([['b'], ['b']]);
    await requestIndex('PUT', `plants/settings?forwardToReplicas=${value}`, { hitsPerPage: 7 });
    expect((await requestIndex('GET', `${replica}/settings`)).json.hitsPerPage).toBe(7);
  });

  test.each(['false', '0', ''])('=%s are not', async (value) => {
    await requestIndex('POST', 'plants/synonyms/batch', [synonym('a')]);
    await requestIndex(
      'POST',
      `plants/synonyms/batch?forwardToReplicas=${value}&replaceExistingSynonyms=${value}`,
      [synonym('b')],
    );
    expect([await namesOf('synonyms', 'plants'), await namesOf('synonyms', replica)]).toEqual([
      ['a', 'b'],
      [],
    ]);
  });

  test('createIfNotExists=0 creates no record', async () => {
    await requestIndex('POST', 'plants/9/partial?createIfNotExists=0', { name: 'Never' });
    expect(await fetchAllObjectIds()).toEqual(['1', '2', '3']);
  });

  test('are refused as anything else', async () => {
    expect(await requestIndex('POST', 'plants/rules/batch?clearExistingRules=yes', [])).toMatchObject({
      status: 400,
      json: { message: 'Invalid value for "clearExistingRules" parameter' },
    });
  });
});

describe('an operation of a partial update', () => {
  const update = async (operation: unknown, attribute = 'price', objectID = '1') => {
    const { status } = await requestIndex('POST', `plants/${objectID}/partial`, {
      [attribute]: operation,
      name: 'Changed',
    });
    const { json } = await requestIndex('GET', `plants/${objectID}`);
    return { status, value: json[attribute], name: json.name };
  };
  const untouched = { value: 10, name: 'Sea kale' };

  test.each<[operation: string, value: unknown, expected: object]>([
    ['Increment', 2, { value: 12, name: 'Changed' }],
    ['Decrement', 2, { value: 8, name: 'Changed' }],
    ['IncrementFrom', 10, { value: 11, name: 'Changed' }],
    ['IncrementFrom', 9, untouched],
    ['IncrementFrom', 11, untouched],
    ['IncrementSet', 12, { value: 12, name: 'Changed' }],
    ['IncrementSet', 10, untouched],
    ['IncrementSet', 3, untouched],
  ])('%s %j', async (_operation, value, expected) => {
    expect(await update({ _operation, value })).toEqual({ status: 200, ...expected });
  });

  test.each<[operation: string, value: unknown, expected: string[]]>([
    ['Add', 'weed', ['leaf', 'sea leaf', 'weed']],
    ['AddUnique', 'leaf', ['leaf', 'sea leaf']],
    ['Remove', 'leaf', ['sea leaf']],
  ])('%s %j', async (_operation, value, expected) => {
    expect((await update({ _operation, value }, 'kinds')).value).toEqual(expected);
  });

  test.each<[operation: string, value: number, isMade: boolean]>([
    ['IncrementFrom', 0, true],
    ['IncrementFrom', 1, false],
    ['IncrementSet', 1, true],
    ['IncrementSet', 0, false],
  ])('%s %j creates a record: %s', async (_operation, value, isMade) => {
    await requestIndex('POST', 'plants/new/partial', { version: { _operation, value } });
    expect(await requestIndex('GET', 'plants/new')).toMatchObject(
      isMade ? { json: { objectID: 'new', version: 1 } } : { status: 404 },
    );
  });

  test.each<[operation: string, value: unknown]>([
    ['Increment', 'two'],
    ['Decrement', null],
    ['IncrementFrom', 1.5],
    ['IncrementSet', '3'],
    ['Add', { a: 1 }],
    ['Multiply', 2],
  ])('%s %j is refused', async (_operation, value) => {
    expect(await update({ _operation, value })).toEqual({ status: 400, ...untouched });
  });
});
