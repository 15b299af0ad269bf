import { algoliasearch, type ApiKey, type SecuredApiKeyRestrictions } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { localSearchCredentials } from './create-search-service.ts';
import {
  startSearchService,
  getFullPriceDay,
  type RunningSearchService,
} from './testing/start-search-service.ts';

const { appId, searchKey, adminKey } = localSearchCredentials;

let service: RunningSearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

describe('keys', () => {
  const admin = () => algoliasearch(appId, adminKey, { hosts: [service.host] });
  const as = (key: string) => algoliasearch(appId, key, { hosts: [service.host] });
  const count = async (key: string, searchParams: object = {}, indexName = 'products') =>
    (await as(key).searchSingleIndex({ indexName, searchParams })).nbHits;
  const make = async (apiKey: ApiKey) => (await admin().addApiKey(apiKey)).key;

  test('can be read: all by the admin key, each by its owner', async () => {
    expect((await admin().getApiKey({ key: searchKey })).acl).toEqual(['search']);
    expect((await as(searchKey).getApiKey({ key: searchKey })).acl).toEqual(['search']);
    await expect(as(searchKey).getApiKey({ key: adminKey })).rejects.toMatchObject({ status: 403 });
    await expect(as(searchKey).listApiKeys()).rejects.toMatchObject({ status: 403 });
  });

  test('for pages may only search', async () => {
    await expect(as(searchKey).clearObjects({ indexName: 'products' })).rejects.toMatchObject({
      status: 403,
      message: 'Method not allowed with this API key',
    });
    await expect(as(searchKey).browse({ indexName: 'products' })).rejects.toMatchObject({ status: 403 });
    expect(await count(adminKey)).toBe(36);
  });

  test('are created, changed, deleted and restored', async () => {
    const apiKey: ApiKey = { acl: ['search', 'browse'], description: 'Reads', indexes: ['products*'] };
    const key = await make(apiKey);
    await admin().waitForApiKey({ operation: 'add', key });
    expect(await admin().getApiKey({ key })).toMatchObject({ value: key, ...apiKey });
    expect(await count(key)).toBe(36);
    await expect(count(key, {}, 'journals')).rejects.toMatchObject({
      status: 403,
      message: 'Index not allowed with this API key',
    });
    await admin().updateApiKey({ key, apiKey: { ...apiKey, indexes: ['*_da'] } });
    await admin().waitForApiKey({ operation: 'update', key, apiKey: { ...apiKey, indexes: ['*_da'] } });
    await expect(count(key)).rejects.toMatchObject({ status: 403 });
    expect(await count(key, {}, 'journals_da')).toBeGreaterThan(0);
    expect((await as(key).browse({ indexName: 'products_da' })).nbHits).toBe(36);
    await admin().deleteApiKey({ key });
    await admin().waitForApiKey({ operation: 'delete', key });
    await expect(count(key, {}, 'products_da')).rejects.toMatchObject({
      message: 'Invalid Application-ID or API key',
    });
    await admin().restoreApiKey({ key });
    expect((await admin().listApiKeys()).keys.map(({ value }) => value)).toContain(key);
    expect(await count(key, {}, 'products_da')).toBe(36);
    await expect(make({ acl: ['fly' as 'search'] })).rejects.toMatchObject({ status: 400 });
  });

  test('may write according to their rights', async () => {
    const key = await make({ acl: ['addObject'], indexes: ['mine'] });
    const client = as(key);
    await client.saveObjects({
      indexName: 'mine',
      objects: [{ objectID: '1' }, { objectID: '2' }],
      waitForTasks: true,
    });
    await expect(client.deleteObject({ indexName: 'mine', objectID: '1' })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      client.multipleBatch({
        requests: [
          { action: 'addObject', indexName: 'mine', body: { objectID: '3' } },
          { action: 'addObject', indexName: 'products', body: { objectID: '3' } },
        ],
      }),
    ).rejects.toMatchObject({ status: 403 });
    expect(await count(adminKey, {}, 'mine')).toBe(2);
  });

  test('have default parameters and a maximum page size', async () => {
    const key = await make({
      acl: ['search'],
      maxHitsPerQuery: 3,
      queryParameters: 'filters=collection%3Aoat&typoTolerance=false',
    });
    const oat = await count(searchKey, { filters: 'collection:oat' });
    expect(oat).toBeGreaterThan(3);
    const { hits, nbHits } = await as(key).searchSingleIndex({ indexName: 'products' });
    expect([hits.length, nbHits]).toEqual([3, oat]);
    expect(await count(key, { filters: 'NOT collection:oat' })).toBe(0);
    expect(await count(key, { query: 'craem', typoTolerance: true })).toBe(0);
  });

  test('expire, and have a rate limit', async () => {
    let now = getFullPriceDay();
    const own = await startSearchService({ clock: () => now });
    onTestFinished(() => own.close());
    const merchant = algoliasearch(appId, adminKey, { hosts: [own.host] });
    const { key } = await merchant.addApiKey({ acl: ['search'], validity: 60, maxQueriesPerIPPerHour: 2 });
    const shopper = algoliasearch(appId, key, { hosts: [own.host] });
    const search = () =>
      shopper.searchSingleIndex({ indexName: 'products', searchParams: { hitsPerPage: 0 } });
    await search();
    await search();
    await expect(search()).rejects.toMatchObject({ status: 429 });
    now = new Date(now.getTime() + 61_000);
    await expect(search()).rejects.toMatchObject({ status: 403 });
  });

  test('can be narrowed to a secured key without a request', async () => {
    const secure = (restrictions: SecuredApiKeyRestrictions, parentApiKey = searchKey) =>
      admin().generateSecuredApiKey({ parentApiKey, restrictions });
    const hours = (offset: number) => Math.floor(getFullPriceDay().getTime() / 1000) + offset * 3600;
    const oat = await count(searchKey, { filters: 'collection:oat' });
    expect(await count(secure({ filters: 'collection:oat', validUntil: hours(1) }))).toBe(oat);
    await expect(count(secure({ validUntil: hours(-1) }))).rejects.toMatchObject({ status: 403 });
    await expect(count(secure({ restrictIndices: ['journals', 'products_*'] }))).rejects.toMatchObject({
      message: 'Index not allowed with this API key',
    });
    expect(await count(secure({ restrictIndices: ['journals', 'prod*'] }))).toBe(36);
    expect(await count(secure({ restrictSources: '127.0.0.0/8' }))).toBe(36);
    await expect(count(secure({ restrictSources: '192.168.1.0/24' }))).rejects.toMatchObject({ status: 403 });
    const { hits } = await as(secure({ searchParams: { hitsPerPage: 2 } })).searchSingleIndex({
      indexName: 'products',
      searchParams: { hitsPerPage: 10 },
    });
    expect(hits).toHaveLength(2);
    await expect(count(secure({}, 'guessed'))).rejects.toMatchObject({ status: 403 });
    // Otherwise such a key could search everything.
    await expect(count(secure({}, adminKey))).rejects.toMatchObject({ status: 403 });
    const forged = Buffer.from(
      `${Buffer.from(secure({ filters: 'a:b' }), 'base64')
        .toString()
        .slice(0, 64)}`,
    );
    await expect(count(forged.toString('base64'))).rejects.toMatchObject({ status: 403 });
  });
});
