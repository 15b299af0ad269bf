import { algoliasearch, type Anchoring, type Rule } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localSearchCredentials } from './create-search-service.ts';
import {
  startSearchService,
  getFullPriceDay,
  type RunningSearchService,
} from './testing/start-search-service.ts';

const { appId, adminKey } = localSearchCredentials;

let service: RunningSearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

describe('rules', () => {
  const indexName = 'ruled';
  const admin = () => algoliasearch(appId, adminKey, { hosts: [service.host] });
  beforeAll(async () => {
    await admin().setSettings({
      indexName,
      indexSettings: {
        searchableAttributes: ['name'],
        attributesForFaceting: ['kind'],
        customRanking: ['asc(place)'],
      },
    });
    const names = ['Sea serum', 'Sea cream', 'Moor cream', 'Moor soap', 'Sand balm'];
    await admin().saveObjects({
      indexName,
      objects: names.map((name, place) => ({ objectID: `${place}`, name, place, kind: name.split(' ')[1] })),
    });
  });
  const ids = async (searchParams: object) =>
    (await admin().searchSingleIndex({ indexName, searchParams })).hits.map(({ objectID }) => objectID);
  const withRule = async (rule: Partial<Rule>) => {
    await admin().saveRules({
      indexName,
      rules: [{ objectID: 'r', consequence: {}, ...rule }],
      clearExistingRules: true,
    });
  };
  const says = (pattern: string, anchoring: Anchoring = 'contains') => [{ pattern, anchoring }];

  test('promote and hide records', async () => {
    await withRule({
      conditions: says('cream'),
      consequence: { promote: [{ objectID: '4', position: 0 }], hide: [{ objectID: '1' }] },
    });
    expect(await ids({ query: 'cream' })).toEqual(['4', '2']);
    expect(await ids({ query: 'Sea Cream ' })).toEqual(['4']);
    expect(await ids({ query: 'soap' })).toEqual(['3']);
    expect(await ids({ query: 'cream', enableRules: false })).toEqual(['1', '2']);
    expect(await ids({ query: 'cream', filters: 'kind:cream' })).toEqual(['4', '2']);
    const { hits, nbHits, appliedRules, facets } = await admin().searchSingleIndex({
      indexName,
      searchParams: { query: 'cream', getRankingInfo: true, facets: ['kind'] },
    });
    expect({ nbHits, appliedRules, facets }).toEqual({
      nbHits: 2,
      appliedRules: [{ objectID: 'r' }],
      facets: { kind: { balm: 1, cream: 1 } },
    });
    expect(hits.map(({ _rankingInfo }) => _rankingInfo?.promoted)).toEqual([true, false]);
  });

  test('promote several records, and only filtered ones on request', async () => {
    await withRule({
      consequence: { promote: [{ objectIDs: ['4', '3'], position: 1 }], filterPromotes: true },
    });
    expect(await ids({})).toEqual(['0', '4', '3', '1', '2']);
    expect(await ids({ filters: 'NOT kind:balm' })).toEqual(['0', '1', '3', '2']);
    expect(await ids({ hitsPerPage: 2, page: 1 })).toEqual(['3', '1']);
  });

  test.each<[anchoring: Anchoring, pattern: string, holds: string[], fails: string[]]>([
    ['is', 'sea cream', ['Sea  cream'], ['sea', 'sea cream moor']],
    ['startsWith', 'sea', ['sea cream'], ['cream sea', 'seaside']],
    ['endsWith', 'sea', ['cream sea', 'sea'], ['sea cream']],
    ['contains', 'sea cream', ['a sea cream b'], ['cream sea', 'sea b cream']],
    ['is', '', [''], ['sea']],
  ])('apply when the query %s %j', async (anchoring, pattern, holding, failing) => {
    await withRule({ conditions: says(pattern, anchoring), consequence: { userData: { said: true } } });
    const said = async (query: string) =>
      (await admin().searchSingleIndex({ indexName, searchParams: { query } })).userData;
    for (const query of holding) expect(await said(query)).toEqual([{ said: true }]);
    for (const query of failing) expect(await said(query)).toBeUndefined();
  });

  test('apply in a context, for a filter, for plurals, for a time, or never', async () => {
    const consequence = { hide: [{ objectID: '0' }] };
    const isHidden = async (searchParams: object = {}) => !(await ids(searchParams)).includes('0');
    await withRule({ conditions: [{ context: 'winter' }], consequence });
    expect([await isHidden({ ruleContexts: ['winter'] }), await isHidden()]).toEqual([true, false]);
    await withRule({ conditions: [{ filters: 'kind:Serum' }], consequence });
    expect([await isHidden({ facetFilters: [['kind:serum', 'kind:soap']] }), await isHidden()]).toEqual([
      true,
      false,
    ]);
    await admin().setSettings({ indexName, indexSettings: { indexLanguages: ['en'] } });
    await withRule({ conditions: [{ ...says('serum')[0], alternatives: true }], consequence });
    expect([await isHidden({ query: 'serums' }), await isHidden({ query: 'sreum' })]).toEqual([true, true]);
    const now = getFullPriceDay().getTime() / 1000;
    await withRule({ validity: [{ from: now - 10, until: now + 10 }], consequence });
    expect(await isHidden()).toBe(true);
    await withRule({ validity: [{ from: now - 10, until: now - 5 }], consequence });
    expect(await isHidden()).toBe(false);
    await withRule({ enabled: false, consequence });
    expect(await isHidden()).toBe(false);
  });

  test('change the query', async () => {
    await withRule({
      conditions: says('cheap'),
      consequence: {
        params: {
          query: {
            edits: [
              { type: 'remove', delete: 'cheap' },
              { type: 'replace', delete: 'creme', insert: 'cream' },
            ],
          },
          filters: 'place > 1',
          hitsPerPage: 1,
        },
      },
    });
    expect(await ids({ query: 'Cheap creme' })).toEqual(['2']);
    expect(await ids({ query: 'Cheap creme', filters: 'place < 2' })).toEqual([]);
    await withRule({ conditions: says('gift'), consequence: { params: { query: 'soap' } } });
    expect(await ids({ query: 'gift' })).toEqual(['3']);
  });

  test('rank by optional filters', async () => {
    expect(await ids({ optionalFilters: ['kind:soap', 'kind:cream<score=2>'] })).toEqual([
      '1',
      '2',
      '3',
      '0',
      '4',
    ]);
    await withRule({ consequence: { params: { optionalFilters: ['kind:balm'] } } });
    expect(await ids({})).toEqual(['4', '0', '1', '2', '3']);
  });

  test('ignore numbers that the settings do not allow as filters', async () => {
    await withRule({});
    const indexSettings = { numericAttributesForFiltering: ['equalOnly(place)'] };
    await admin().setSettings({ indexName, indexSettings });
    expect(await ids({ filters: 'place = 3' })).toEqual(['3']);
    expect(await ids({ filters: 'place > 2' })).toEqual([]);
  });
});
