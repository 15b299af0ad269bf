import { expect, test } from 'vitest';
import { compareRecords, compareSettings, compareSynonyms } from './differences.ts';

test.each<[criterion: string, held: object, wanted: object, changed: string[]]>([
  ['nothing to be other than it is', { a: [1, 2] }, { a: [1, 2] }, []],
  ['a new value', { hitsPerPage: 20 }, { hitsPerPage: 12 }, ['hitsPerPage']],
  ['another order of criteria', { ranking: ['a', 'b'] }, { ranking: ['b', 'a'] }, ['ranking']],
  ['no other order of replicas', { replicas: ['a', 'b'] }, { replicas: ['b', 'a'] }, []],
  [
    'no other order of facets',
    { attributesForFaceting: ['a', 'b'] },
    { attributesForFaceting: ['b', 'a'] },
    [],
  ],
  ['what is empty to be as good as absent', { c: null }, { a: [], b: {}, c: [] }, []],
  ['what is false not to be absent', {}, { ignorePlurals: false }, ['ignorePlurals']],
  ['what only the index has to be its own', { minWordSizefor1Typo: 5 }, {}, []],
])('compareSettings() takes %s', (_criterion, held, wanted, changed) => {
  expect(compareSettings({ ...held }, { ...wanted })).toEqual(changed);
});

test('compareSynonyms() tells what came, changed and went', () => {
  const group = (objectID: string, ...synonyms: string[]) => ({ objectID, type: 'synonym', synonyms });
  const held = new Map(
    [group('a', 'a', 'b'), group('c', 'c', 'd'), group('e')].map((one) => [one.objectID, one]),
  );
  expect(compareSynonyms(held, [group('a', 'a', 'x'), group('c', 'c', 'd'), group('f')])).toEqual({
    added: ['f'],
    changed: ['a'],
    removed: ['e'],
  });
});

test('compareRecords() takes an attribute without a value for one that is absent', () => {
  const held = new Map([['p1', { objectID: 'p1', title: 'Serum' }]]);
  expect(compareRecords(held, [{ objectID: 'p1', title: 'Serum', rating: undefined }])).toMatchObject({
    changed: [],
    unchanged: 1,
  });
});
