import { gzipSync } from 'node:zlib';
import { searchIndices } from '@marehalm/shop/search';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { createSearchService, localSearchCredentials, type SearchOptions } from './create-search-service.ts';
import { shopContent, getFullPriceDay } from './testing/start-search-service.ts';

const { appId, searchKey, adminKey } = localSearchCredentials;
const shopper = { 'x-algolia-application-id': appId, 'x-algolia-api-key': searchKey };
const merchant = { ...shopper, 'x-algolia-api-key': adminKey };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Answers of many shapes, each checked by its test.
type AnyJson = any;

function service(options: Partial<SearchOptions> = {}) {
  const app = createSearchService({ content: shopContent, clock: getFullPriceDay, ...options });
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = merchant) => {
    const response = await app.request(path, {
      method,
      headers,
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      json: (await response.json().catch(() => undefined)) as AnyJson,
    };
  };
}

const ask = service();
const query = (indexName: string, parameters: object = {}) =>
  ask('POST', '/1/indexes/*/queries', { requests: [{ indexName, ...parameters }] }, shopper);

describe('a request that cannot be answered', () => {
  test.each<[criterion: string, status: number, message: string, path: string, body: unknown]>([
    ['an unknown index', 404, 'Index x does not exist', '/1/indexes/x/query', {}],
    [
      'an unknown index among several',
      404,
      'Index x does not exist',
      '/1/indexes/*/queries',
      { requests: [{ indexName: 'products' }, { indexName: 'x' }] },
    ],
    [
      'a query of 513 bytes',
      400,
      'Invalid value for "query" parameter, expected string shorter than 512 bytes',
      '/1/indexes/products/query',
      { query: 'a'.repeat(513) },
    ],
    [
      'a query of 257 Danish letters',
      400,
      'Invalid value for "query" parameter, expected string shorter than 512 bytes',
      '/1/indexes/products/query',
      { query: 'ø'.repeat(257) },
    ],
    ['broken JSON', 400, 'Invalid JSON in the request body', '/1/indexes/products/query', '{"query":'],
    [
      'a list for a body',
      400,
      'Invalid request body: expected a JSON object',
      '/1/indexes/products/query',
      '[]',
    ],
    [
      'no requests',
      400,
      'Invalid request body: "requests" must be a list of objects',
      '/1/indexes/*/queries',
      {},
    ],
    [
      'a request without index',
      400,
      'Invalid request body: "indexName" is required',
      '/1/indexes/*/queries',
      { requests: [{}] },
    ],
    [
      '51 queries',
      400,
      'Too many queries: the limit is 50',
      '/1/indexes/*/queries',
      { requests: Array(51).fill({ indexName: 'products' }) },
    ],
    ['a page of -1', 400, 'Invalid value for "page" parameter', '/1/indexes/products/query', { page: -1 }],
    [
      'one and a half hits',
      400,
      'Invalid value for "hitsPerPage" parameter',
      '/1/indexes/products/query',
      { hitsPerPage: 1.5 },
    ],
    [
      'a broken filter',
      400,
      'filters: Unexpected token end of filter expected string at col 11',
      '/1/indexes/products/query',
      { filters: 'collection:' },
    ],
    [
      'an undeclared facet search',
      400,
      'Cannot search in `title` attribute, you need to specify searchable(title) in attributesForFaceting.',
      '/1/indexes/products/facets/title/query',
      {},
    ],
    ['an unknown path', 404, 'Path not found', '/1/indexes/products/nothing/here', {}],
  ])('%s gives status %i', async (_criterion, status, message, path, body) => {
    const answer = await ask('POST', path, body);
    expect(answer).toMatchObject({ status, json: { message, status } });
  });

  test.each<[criterion: string, headers: Record<string, string>, message: string]>([
    ['a wrong key', { ...shopper, 'x-algolia-api-key': 'x' }, 'Invalid Application-ID or API key'],
    [
      'another application',
      { ...shopper, 'x-algolia-application-id': 'x' },
      'Invalid Application-ID or API key',
    ],
    ['no key', {}, 'Invalid Application-ID or API key'],
  ])('%s gives status 403', async (_criterion, headers, message) => {
    expect(await ask('POST', '/1/indexes/products/query', {}, headers)).toMatchObject({
      status: 403,
      json: { message, status: 403 },
    });
  });

  test.each([
    ['POST', '/1/indexes/products/batch', { requests: [] }],
    ['PUT', '/1/indexes/products/settings', {}],
    ['DELETE', '/1/indexes/products', undefined],
    ['POST', '/1/indexes/products/browse', {}],
    ['GET', '/1/indexes', undefined],
  ])('the search key may not %s %s', async (method, path, body) => {
    expect(await ask(method, path, body, shopper)).toMatchObject({
      status: 403,
      json: { message: 'Method not allowed with this API key' },
    });
  });

  test('accepts a query of exactly 512 bytes', async () => {
    expect((await query('products', { query: 'a'.repeat(512) })).status).toBe(200);
  });
});

describe('POST /1/indexes/*/queries', () => {
  test('are answered in the order of the requests', async () => {
    const { json } = await ask('POST', '/1/indexes/*/queries', {
      requests: [
        { indexName: 'journals_da', query: 'birk' },
        { indexName: 'products' },
        { type: 'facet', indexName: 'products_da', facet: 'concerns', facetQuery: 'dry' },
      ],
    });
    expect(json.results[0]).toMatchObject({ index: 'journals_da', query: 'birk' });
    expect(json.results[1]).toMatchObject({ index: 'products', nbHits: 36 });
    expect(json.results[2].facetHits[0]).toMatchObject({ value: 'dryness', highlighted: '<em>dry</em>ness' });
  });

  test('accepts parameters flattened or as a string, with any content type', async () => {
    const flattened = await query('products_da', {
      query: 'creme',
      facets: ['skinTypes'],
      hitsPerPage: 2,
      facetFilters: [['skinTypes:mature']],
    });
    const params = new URLSearchParams({
      query: 'creme',
      facets: '["skinTypes"]',
      hitsPerPage: '2',
      facetFilters: '[["skinTypes:mature"]]',
    });
    const asText = await ask(
      'POST',
      '/1/indexes/*/queries',
      { requests: [{ indexName: 'products_da', params: params.toString() }] },
      { ...shopper, 'content-type': 'application/x-www-form-urlencoded' },
    );
    const comparable = ({ json }: typeof flattened) => ({
      ...json.results[0],
      params: '',
      processingTimeMS: 0,
      serverTimeMS: 0,
    });
    expect(comparable(asText)).toEqual(comparable(flattened));
    expect(flattened.json.results[0].hits).toHaveLength(2);
  });

  test('accepts one bare facet', async () => {
    const { json } = await query('products', { facets: 'collection' });
    expect(json.results[0].facets.collection).toMatchObject({ oat: 7 });
  });

  test('has the fields that clients read', async () => {
    const { json } = await query('products', {
      query: 'serum',
      facets: ['prices.EUR'],
      clickAnalytics: true,
      analyticsTags: ['x'],
    });
    expect(json.results[0]).toMatchObject({
      page: 0,
      hitsPerPage: 12,
      nbPages: 1,
      exhaustive: { facetsCount: true, nbHits: true },
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      renderingContent: {},
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      facets_stats: { 'prices.EUR': { min: expect.any(Number), max: expect.any(Number) } },
      params: expect.stringContaining('query=serum'),
    });
  });

  test('returns at most a thousand hits per page', async () => {
    expect((await query('products', { hitsPerPage: 5000 })).json.results[0].hitsPerPage).toBe(1000);
  });

  test('accepts a compressed body', async () => {
    const app = createSearchService({ content: shopContent, clock: getFullPriceDay });
    const response = await app.request('/1/indexes/products/query', {
      method: 'POST',
      headers: { ...shopper, 'content-encoding': 'gzip' },
      body: gzipSync('{"query":"shampoo"}'),
    });
    expect(await response.json()).toMatchObject({ query: 'shampoo' });
  });
});

describe('the indices of the content', () => {
  test.each(searchIndices.locales)('in %s every order has the same products', async (locale) => {
    const orders = searchIndices.sortOrders.map((sort) => searchIndices.sortedIndexName(sort, locale, 'NOK'));
    const answers = await Promise.all(orders.map((name) => query(name, { hitsPerPage: 100 })));
    const products = answers.map(({ json }) =>
      json.results[0].hits.map((hit: { objectID: string }) => hit.objectID).sort(),
    );
    expect(new Set(products.map(String)).size).toBe(1);
    expect(products[0]).toHaveLength(36);
  });

  test.each(searchIndices.currencies)('sorts by price in %s', async (currency) => {
    const { json } = await query(searchIndices.sortedIndexName('highest-price', 'en', currency), {
      hitsPerPage: 100,
    });
    const prices = json.results[0].hits
      .filter((hit: { available: boolean }) => hit.available)
      .map((hit: { prices: Record<string, number> }) => hit.prices[currency]);
    expect(prices.length).toBeGreaterThan(30);
    expect(prices).toEqual(prices.toSorted((left: number, right: number) => right - left));
  });

  test.each(searchIndices.sortOrders)('lists the sold-out product last in the order %s', async (order) => {
    const { json } = await query(searchIndices.sortedIndexName(order, 'da', 'DKK'), { hitsPerPage: 100 });
    expect(json.results[0].hits.at(-1)).toMatchObject({ objectID: 'p14', available: false });
  });

  test('has a reduced price on its days only, and checks again when the day changes', async () => {
    const reduced = shopContent.products.find(({ sizes }) => sizes.some((size) => size.reduction));
    const reduction = reduced?.sizes[0]?.reduction;
    if (!reduced || !reduction) throw new Error('The content has a reduced product');
    let now = new Date(`${reduction.from}T00:30:00+01:00`);
    const shop = service({ clock: () => now });
    const price = async () => (await shop('GET', `/1/indexes/products/${reduced.id}`)).json.prices.DKK;
    expect(await price()).toBe(reduction.prices.DKK);
    now = new Date(now.getTime() - 3_600_000);
    expect(await price()).toBe(reduced.sizes[0]?.prices.DKK);
  });

  test('has no record above 10 KB, the limit of small hosted plans', async () => {
    for (const index of ['products', 'products_da', 'journals', 'journals_da']) {
      const { json } = await ask('POST', `/1/indexes/${index}/browse`);
      expect(json.hits.length).toBeGreaterThan(20);
      for (const hit of json.hits) expect(Buffer.byteLength(JSON.stringify(hit))).toBeLessThan(10_000);
    }
  });
});

test('POST /1/answers/:index/prediction answers with a sentence of a hit', async () => {
  const { json } = await ask(
    'POST',
    '/1/answers/journals/prediction',
    { query: 'how much sunscreen for face and neck?', nbHits: 3 },
    shopper,
  );
  expect(json.hits[0]).toMatchObject({
    objectID: 't02',
    _answer: { extract: expect.stringContaining('<em>face</em>'), score: expect.any(Number) },
  });
});

test('allows browsers on other origins', async () => {
  const app = createSearchService({ content: shopContent, clock: getFullPriceDay });
  const response = await app.request('/1/indexes/*/queries', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-algolia-api-key',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('x-algolia-api-key');
});

describe('writing', () => {
  test('applies all of a batch or nothing', async () => {
    const shop = service();
    const requests = [
      { action: 'addObject', body: { objectID: 'new', title: 'New' } },
      { action: 'explode', body: { objectID: 'new' } },
    ];
    expect(await shop('POST', '/1/indexes/products/batch', { requests })).toMatchObject({
      status: 400,
      json: { message: 'Invalid action "explode" at position 1' },
    });
    expect(await shop('GET', '/1/indexes/products/new')).toMatchObject({ status: 404 });
  });

  test('refuses records for a replica, settings of the wrong kind and a record of 100 KB', async () => {
    const shop = service();
    const write = (body: object) => ({ requests: [{ action: 'addObject', body }] });
    expect(await shop('POST', '/1/indexes/products_newest/batch', write({ title: 'x' }))).toMatchObject({
      status: 403,
    });
    expect(await shop('PUT', '/1/indexes/products/settings', { hitsPerPage: 'many' })).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining('hitsPerPage') },
    });
    expect(
      await shop('POST', '/1/indexes/products/batch', write({ text: 'x'.repeat(100_000) })),
    ).toMatchObject({ status: 400, json: { message: expect.stringContaining('too big') } });
  });

  test('is visible to the next search, in every replica', async () => {
    const shop = service();
    await shop('PUT', '/1/indexes/products/p04', {
      title: 'Quiet Water',
      prices: { EUR: 1 },
      available: true,
    });
    const { json } = await shop('POST', '/1/indexes/products_price_eur_asc/query', { query: '' });
    expect(json.hits[0]).toMatchObject({ objectID: 'p04', title: 'Quiet Water' });
  });
});

describe('with a database', () => {
  test('keeps pushed records over a restart', async () => {
    const database = new DatabaseSync(':memory:');
    const before = service({ database });
    await before('PUT', '/1/indexes/products/p04', { title: 'Pushed' });
    await before('PUT', '/1/indexes/extra/1', { title: 'Extra' });
    await before('DELETE', '/1/indexes/journals');
    const after = service({ database });
    expect((await after('GET', '/1/indexes/products/p04')).json).toEqual({
      objectID: 'p04',
      title: 'Pushed',
    });
    expect((await after('GET', '/1/indexes/extra/1')).status).toBe(200);
    expect((await after('POST', '/1/indexes/journals/query', {})).status).toBe(404);
  });

  test('builds its records again when the content has changed', async () => {
    const database = new DatabaseSync(':memory:');
    await service({ database })('PUT', '/1/indexes/products/p04', { title: 'Pushed' });
    const [first, ...others] = shopContent.products;
    if (!first) throw new Error('The content has products');
    const renamed = {
      ...shopContent,
      products: [{ ...first, name: { en: 'Renamed', da: 'Omdøbt' } }, ...others],
    };
    const after = service({ database, content: renamed });
    expect((await after('GET', `/1/indexes/products/${first.id}`)).json.title).toBe('Renamed');
    expect((await after('GET', '/1/indexes/products/p04')).json.title).not.toBe('Pushed');
  });
});
