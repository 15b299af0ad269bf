import { createSearchClient } from '@marehalm/search/client';
import { algoliasearch, type Action } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localSearchCredentials } from './create-search-service.ts';
import { startSearchService, type RunningSearchService } from './testing/start-search-service.ts';

const { appId, searchKey, adminKey } = localSearchCredentials;

let service: RunningSearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

interface Product {
  title: string;
  prices: Record<string, number>;
}

describe('algoliasearch/lite', () => {
  const client = () => liteClient(appId, searchKey, { hosts: [service.host] });

  test('searches products and journal in one request', async () => {
    const { results } = await client().searchForHits<Product>({
      requests: [
        { indexName: 'products_da', query: 'havtorn', hitsPerPage: 3 },
        { indexName: 'journals_da', query: 'havtorn', hitsPerPage: 3 },
      ],
    });
    expect(results.map((result) => [result.index, result.hits[0]?.title])).toEqual([
      ['products_da', 'Lys Morgens C-serum'],
      ['journals_da', 'Derfor er havtorn orange'],
    ]);
  });

  test('searches with the deprecated form of the call', async () => {
    const { results } = await client().search<Product>([
      { indexName: 'products', params: { query: 'lip balm', hitsPerPage: 1 } },
    ]);
    expect(results[0]).toMatchObject({ query: 'lip balm', hits: [{ objectID: 'p32' }] });
  });

  test('searches the values of a facet', async () => {
    const { results } = await client().searchForFacets({
      requests: [
        { type: 'facet', indexName: 'products', facet: 'skinTypes', facetQuery: 'se', maxFacetHits: 5 },
      ],
    });
    expect(results[0]?.facetHits).toEqual([
      { value: 'sensitive', highlighted: '<em>se</em>nsitive', count: 11 },
    ]);
  });

  test('sends credentials as a browser does', async () => {
    const browser = liteClient(appId, searchKey, {
      hosts: [service.host],
      authMode: 'WithinQueryParameters',
    });
    const { results } = await browser.searchForHits({ requests: [{ indexName: 'products' }] });
    expect(results[0]?.nbHits).toBe(36);
  });

  test('gets an error for a missing index', async () => {
    await expect(client().search({ requests: [{ indexName: 'prodcts' }] })).rejects.toMatchObject({
      status: 404,
      message: 'Index prodcts does not exist',
    });
  });

  test('gets an error for a wrong key', async () => {
    const stranger = liteClient(appId, 'guessed', { hosts: [service.host] });
    await expect(stranger.search({ requests: [{ indexName: 'products' }] })).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
  });
});

describe('createSearchClient()', () => {
  test('finds products, and truncates a query that the service would refuse', async () => {
    const client = createSearchClient({ appId, apiKey: searchKey, hosts: [service.origin] });
    const { results } = await client.searchForHits({
      requests: [{ indexName: 'products_da', query: 'ø'.repeat(512) }],
    });
    expect(results[0]).toMatchObject({ query: 'ø'.repeat(256), nbHits: 0 });
  });
});

describe('facet counts', () => {
  test('count the alternatives to chosen values', async () => {
    const client = createSearchClient({ appId, apiKey: searchKey, hosts: [service.origin] });
    const ask = async (...facetFilters: string[]) => {
      const { results } = await client.searchForHits({
        requests: [
          {
            indexName: 'products_da_price_dkk_asc',
            query: 'creme',
            facets: ['skinTypes', 'concerns'],
            facetFilters,
          },
        ],
      });
      return { nbHits: results[0]?.nbHits, facets: results[0]?.facets ?? {} };
    };
    const whole = await ask();
    const dry = await ask('skinTypes:dry');
    expect(dry.nbHits).toBe(whole.facets['skinTypes']?.['dry']);
    for (const [value, count] of Object.entries(dry.facets['concerns'] ?? {})) {
      expect((await ask('skinTypes:dry', `concerns:${value}`)).nbHits).toBe(count);
    }
  });
});

describe('algoliasearch', () => {
  const admin = () => algoliasearch(appId, adminKey, { hosts: [service.host] });
  const indexName = 'pushed';

  test('pushes records, waits for them and finds them', async () => {
    await admin().saveObjects({
      indexName,
      objects: [
        { objectID: '1', name: 'Sea kale', size: 2 },
        { objectID: '2', name: 'Sea holly', size: 5 },
      ],
      waitForTasks: true,
    });
    const { hits } = await admin().searchSingleIndex({ indexName, searchParams: { query: 'holy' } });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['2']);
  });

  test('changes settings, and a new replica sorts by them', async () => {
    const settings = {
      searchableAttributes: ['name'],
      attributesForFaceting: ['size'],
      replicas: ['pushed_by_size'],
    };
    const { taskID } = await admin().setSettings({ indexName, indexSettings: settings });
    await admin().waitForTask({ indexName, taskID });
    await admin().setSettings({
      indexName: 'pushed_by_size',
      indexSettings: { ranking: ['desc(size)', 'typo'] },
    });
    expect(await admin().getSettings({ indexName })).toMatchObject(settings);
    expect(await admin().getSettings({ indexName: 'pushed_by_size' })).toMatchObject({ primary: indexName });
    const { hits } = await admin().searchSingleIndex({
      indexName: 'pushed_by_size',
      searchParams: { query: 'sea' },
    });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['2', '1']);
  });

  test('updates, reads and deletes single records', async () => {
    await admin().partialUpdateObject({
      indexName,
      objectID: '1',
      attributesToUpdate: { size: { _operation: 'Increment', value: 3 } },
    });
    expect(await admin().getObject({ indexName, objectID: '1' })).toEqual({
      objectID: '1',
      name: 'Sea kale',
      size: 5,
    });
    const { results } = await admin().getObjects({
      requests: [{ indexName, objectID: '2', attributesToRetrieve: ['name'] }],
    });
    expect(results).toEqual([{ objectID: '2', name: 'Sea holly' }]);
    await admin().deleteObject({ indexName, objectID: '1' });
    await expect(admin().getObject({ indexName, objectID: '1' })).rejects.toMatchObject({ status: 404 });
  });

  test('browses every record in pages', async () => {
    const ids: string[] = [];
    await admin().browseObjects({
      indexName: 'products',
      browseParams: { hitsPerPage: 10, attributesToRetrieve: ['title'] },
      aggregator: ({ hits }) => ids.push(...hits.map(({ objectID }) => objectID)),
    });
    expect(new Set(ids).size).toBe(36);
  });

  test('replaces all records at once and keeps the settings', async () => {
    await admin().replaceAllObjects({ indexName, objects: [{ objectID: '9', name: 'Samphire' }] });
    expect(await admin().getSettings({ indexName })).toMatchObject({ replicas: ['pushed_by_size'] });
    const { hits } = await admin().searchSingleIndex({ indexName: 'pushed_by_size' });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['9']);
    expect((await admin().listIndices()).items.map(({ name }) => name)).not.toContainEqual(
      expect.stringContaining('tmp'),
    );
  });

  test('saves synonyms and finds by them', async () => {
    await admin().saveSynonyms({
      indexName,
      synonymHit: [{ objectID: 'glasswort', type: 'synonym', synonyms: ['glasswort', 'samphire'] }],
    });
    const { nbHits } = await admin().searchSingleIndex({ indexName, searchParams: { query: 'glasswort' } });
    expect(nbHits).toBe(1);
  });

  test('copies an index completely or in part, and replaces one by another atomically', async () => {
    const client = admin();
    const { taskID } = await client.operationIndex({
      indexName: 'products',
      operationIndexParams: { operation: 'copy', destination: 'copied', scope: ['settings', 'synonyms'] },
    });
    await client.waitForTask({ indexName: 'copied', taskID });
    const settings = await client.getSettings({ indexName: 'products' });
    expect(settings.replicas?.length).toBeGreaterThan(0);
    // A replica belongs to one index.
    expect(await client.getSettings({ indexName: 'copied' })).toEqual({ ...settings, replicas: [] });
    expect((await client.searchSynonyms({ indexName: 'copied' })).nbHits).toBeGreaterThan(2);
    expect((await client.searchSingleIndex({ indexName: 'copied' })).nbHits).toBe(0);

    await client.saveRule({ indexName: 'copied', objectID: 'r', rule: { objectID: 'r', consequence: {} } });
    await client.saveObjects({ indexName: 'copied', objects: [{ objectID: 'new', title: 'Sea kale' }] });
    await client.operationIndex({
      indexName: 'products',
      operationIndexParams: { operation: 'copy', destination: 'all' },
    });
    expect((await client.searchSingleIndex({ indexName: 'all' })).nbHits).toBe(36);
    await client.operationIndex({
      indexName: 'copied',
      operationIndexParams: { operation: 'move', destination: 'all' },
    });
    expect(await client.indexExists({ indexName: 'copied' })).toBe(false);
    const { hits } = await client.searchSingleIndex({ indexName: 'all' });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['new']);
    expect((await client.searchRules({ indexName: 'all' })).nbHits).toBe(1);
    await expect(
      client.operationIndex({
        indexName: 'copied',
        operationIndexParams: { operation: 'move', destination: 'all' },
      }),
    ).rejects.toMatchObject({ status: 404, message: 'Index copied does not exist' });
    await client.deleteIndex({ indexName: 'all' });
  });

  test('writes settings, synonyms and rules to replicas too, on request', async () => {
    const client = admin();
    await client.setSettings({ indexName: 'forwarded', indexSettings: { replicas: ['forwarded_too'] } });
    const forwardToReplicas = true;
    await client.setSettings({
      indexName: 'forwarded',
      indexSettings: { hitsPerPage: 7 },
      forwardToReplicas,
    });
    await client.saveSynonyms({
      indexName: 'forwarded',
      synonymHit: [{ objectID: 'one', type: 'synonym', synonyms: ['kelp', 'weed'] }],
      forwardToReplicas,
    });
    await client.saveRules({
      indexName: 'forwarded',
      rules: [{ objectID: 'r', conditions: [], consequence: {} }],
    });
    const indexName = 'forwarded_too';
    expect(await client.getSettings({ indexName })).toMatchObject({ hitsPerPage: 7, primary: 'forwarded' });
    expect((await client.searchSynonyms({ indexName })).nbHits).toBe(1);
    expect((await client.searchRules({ indexName })).nbHits).toBe(0);
    await expect(client.saveObjects({ indexName, objects: [{ objectID: '1' }] })).rejects.toMatchObject({
      status: 403,
    });
    await client.deleteIndex({ indexName: 'forwarded' });
    await client.deleteIndex({ indexName });
  });

  test('creates a virtual replica with the settings of its primary and its own order', async () => {
    const client = admin();
    const [viewed, view] = ['viewed', 'viewed_dearest'];
    await client.setSettings({
      indexName: viewed,
      indexSettings: { searchableAttributes: ['name'], replicas: [`virtual(${view})`] },
    });
    await client.setSettings({ indexName: view, indexSettings: { customRanking: ['desc(price)'] } });
    await client.saveObjects({
      indexName: viewed,
      objects: [
        { objectID: 'a', name: 'Kelp soap', price: 1 },
        { objectID: 'b', name: 'Kelp balm', price: 3 },
        { objectID: 'c', name: 'Oat balm', price: 2 },
      ],
    });
    expect(await client.getSettings({ indexName: view })).toMatchObject({
      primary: viewed,
      searchableAttributes: ['name'],
      relevancyStrictness: 100,
    });
    const { hits, nbHits, nbSortedHits, appliedRelevancyStrictness } = await client.searchSingleIndex({
      indexName: view,
      searchParams: { query: 'kelp', relevancyStrictness: 50 },
    });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['b', 'a']);
    expect({ nbHits, nbSortedHits, appliedRelevancyStrictness }).toEqual({
      nbHits: 2,
      nbSortedHits: 2,
      appliedRelevancyStrictness: 50,
    });
    await expect(
      client.setSettings({ indexName: view, indexSettings: { searchableAttributes: ['price'] } }),
    ).rejects.toMatchObject({ status: 400 });
    await client.deleteIndex({ indexName: viewed });
    await client.deleteIndex({ indexName: view });
  });

  test('supports several kinds of synonyms', async () => {
    const client = admin();
    const saved = { objectID: 'weed', type: 'onewaysynonym' as const, input: 'weed', synonyms: ['samphire'] };
    await client.saveSynonym({ indexName, objectID: 'weed', synonymHit: saved });
    expect(await client.getSynonym({ indexName, objectID: 'weed' })).toEqual(saved);
    const find = async (query: string) =>
      (await client.searchSingleIndex({ indexName, searchParams: { query } })).nbHits;
    expect([await find('weed'), await find('samphire')]).toEqual([1, 1]);
    expect(
      (await client.searchSynonyms({ indexName, searchSynonymsParams: { type: 'onewaysynonym' } })).hits,
    ).toEqual([saved]);
    await client.deleteSynonym({ indexName, objectID: 'weed' });
    await expect(client.getSynonym({ indexName, objectID: 'weed' })).rejects.toMatchObject({ status: 404 });
    expect(await find('weed')).toBe(0);
    await expect(
      client.saveSynonym({
        indexName,
        objectID: 'half',
        synonymHit: { objectID: 'half', type: 'onewaysynonym', synonyms: ['x'] },
      }),
    ).rejects.toMatchObject({ status: 400 });
    await client.clearSynonyms({ indexName });
    expect((await client.searchSynonyms({ indexName })).nbHits).toBe(0);
  });

  test('supports rules', async () => {
    const client = admin();
    const rule = (objectID: string, pattern: string) => ({
      objectID,
      conditions: [{ pattern, anchoring: 'contains' as const }],
      consequence: { hide: [{ objectID: '9' }] },
    });
    await client.saveRules({ indexName, rules: [rule('a', 'kale'), rule('b', 'samphire')] });
    await client.saveRule({ indexName, objectID: 'c', rule: { ...rule('c', 'kelp'), enabled: false } });
    expect(await client.getRule({ indexName, objectID: 'a' })).toEqual(rule('a', 'kale'));
    const found = async (searchRulesParams: object) =>
      (await client.searchRules({ indexName, searchRulesParams })).hits.map(({ objectID }) => objectID);
    expect(await found({ query: 'Samphire' })).toEqual(['b']);
    expect(await found({ enabled: false })).toEqual(['c']);
    await client.deleteRule({ indexName, objectID: 'a' });
    expect(await found({})).toEqual(['b', 'c']);
    await client.saveRules({ indexName, rules: [rule('d', 'dulse')], clearExistingRules: true });
    expect(await found({})).toEqual(['d']);
    await expect(
      client.saveRule({
        indexName,
        objectID: 'e',
        rule: { objectID: 'e', conditions: [{ pattern: 'x' }], consequence: {} },
      }),
    ).rejects.toMatchObject({
      status: 400,
      message: 'Invalid rule: "conditions.0": "pattern" and "anchoring" come together',
    });
    await client.clearRules({ indexName });
    expect(await found({})).toEqual([]);
  });

  test('searches the values of a facet on its own path', async () => {
    const { facetHits } = await admin().searchForFacetValues({
      indexName: 'products_da',
      facetName: 'collection',
      searchForFacetValuesRequest: { facetQuery: 'bu' },
    });
    expect(facetHits).toEqual([{ value: 'sea-buckthorn', highlighted: 'sea-<em>bu</em>ckthorn', count: 5 }]);
  });

  test('marks the longest match of the words in the value of a facet', async () => {
    const { facetHits } = await admin().searchForFacetValues({
      indexName: 'products_da',
      facetName: 'collection',
      searchForFacetValuesRequest: { facetQuery: 'b buck' },
    });
    expect(facetHits).toMatchObject([{ highlighted: 'sea-<em>buck</em>thorn' }]);
  });

  test('changes many records of several indices at once', async () => {
    const client = admin();
    const write = (action: Action, body: Record<string, unknown>, index = indexName) => ({
      action,
      body,
      indexName: index,
    });
    await client.multipleBatch({
      requests: [
        write('updateObject', { objectID: '9', name: 'Samphire', size: 1 }),
        write('partialUpdateObject', { objectID: '10', name: 'Dulse' }),
        write('partialUpdateObjectNoCreate', { objectID: '11', name: 'Never' }),
        write('addObject', { objectID: '1', name: 'Elsewhere' }, 'elsewhere'),
        write('deleteObject', { objectID: '12' }),
      ],
    });
    const { results } = await client.getObjects({
      requests: ['9', '10', '11'].map((objectID) => ({ indexName, objectID })),
    });
    expect(results).toEqual([
      { objectID: '9', name: 'Samphire', size: 1 },
      { objectID: '10', name: 'Dulse' },
      null,
    ]);
    await client.deleteBy({ indexName, deleteByParams: { numericFilters: ['size<2'] } });
    expect((await client.searchSingleIndex({ indexName })).hits.map(({ objectID }) => objectID)).toEqual([
      '10',
    ]);
    await client.multipleBatch({ requests: [write('delete', {}, 'elsewhere')] });
    expect(await client.indexExists({ indexName: 'elsewhere' })).toBe(false);
  });

  test('clears and deletes an index', async () => {
    await admin().clearObjects({ indexName });
    expect((await admin().searchSingleIndex({ indexName })).nbHits).toBe(0);
    await admin().deleteIndex({ indexName });
    expect(await admin().indexExists({ indexName })).toBe(false);
  });
});
