import { expect, test } from 'vitest';
import { compareRecords, compareSettings, compareSynonyms } from './compare-index.ts';

test.each<[criterion: string, current: object, desired: object, changed: string[]]>([
  ['equal settings as unchanged', { a: [1, 2] }, { a: [1, 2] }, []],
  ['a new value as a change', { hitsPerPage: 20 }, { hitsPerPage: 12 }, ['hitsPerPage']],
  ['another order of criteria as a change', { ranking: ['a', 'b'] }, { ranking: ['b', 'a'] }, ['ranking']],
  ['another order of replicas as unchanged', { replicas: ['a', 'b'] }, { replicas: ['b', 'a'] }, []],
  [
    'another order of facets as unchanged',
    { attributesForFaceting: ['a', 'b'] },
    { attributesForFaceting: ['b', 'a'] },
    [],
  ],
  ['an empty value as absent', { c: null }, { a: [], b: {}, c: [] }, []],
  ['false as a change from absent', {}, { ignorePlurals: false }, ['ignorePlurals']],
  ['settings that only the index has as unchanged', { minWordSizefor1Typo: 5 }, {}, []],
])('compareSettings() treats %s', (_criterion, current, desired, changed) => {
  expect(compareSettings({ ...current }, { ...desired })).toEqual(changed);
});

test('compareSynonyms() lists added, changed and removed synonyms', () => {
  const group = (objectID: string, ...synonyms: string[]) => ({ objectID, type: 'synonym', synonyms });
  const current = new Map(
    [group('a', 'a', 'b'), group('c', 'c', 'd'), group('e')].map((one) => [one.objectID, one]),
  );
  expect(compareSynonyms(current, [group('a', 'a', 'x'), group('c', 'c', 'd'), group('f')])).toEqual({
    added: ['f'],
    changed: ['a'],
    removed: ['e'],
  });
});

test('compareRecords() treats an attribute without a value as absent', () => {
  const current = new Map([['p1', { objectID: 'p1', title: 'Serum' }]]);
  expect(compareRecords(current, [{ objectID: 'p1', title: 'Serum', rating: undefined }])).toMatchObject({
    changed: [],
    unchanged: 1,
  });
});
