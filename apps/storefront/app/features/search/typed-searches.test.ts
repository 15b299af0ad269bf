import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSearchClient } from '@marehalm/search/client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { typedSearchesOnly } from './typed-searches.ts';

let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  response.setHeader('content-type', 'application/json').end('{"results":[{"hits":[{"objectID":"p04"}]}]}');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());
beforeEach(() => {
  asked = 0;
});

function client() {
  const { port } = server.address() as AddressInfo;
  return typedSearchesOnly(
    createSearchClient({ appId: 'test', apiKey: 'key', hosts: [`http://127.0.0.1:${port}`] }),
  );
}

test.each(['', '  '])('typedSearchesOnly() answers %j itself, once for each index', async (query) => {
  const { results } = await client().search([
    { indexName: 'products', params: { query } },
    { indexName: 'journals', params: { query } },
  ]);
  expect(results).toMatchObject([
    { hits: [], nbHits: 0 },
    { hits: [], nbHits: 0 },
  ]);
  expect(asked).toBe(0);
});

test.each([
  ['a list', [{ indexName: 'products', params: { query: 'serum' } }]],
  ['requests', { requests: [{ indexName: 'products', query: 'serum' }] }],
])('typedSearchesOnly() sends what was typed, in %s', async (_form, parameters) => {
  await expect(client().search(parameters)).resolves.toMatchObject({
    results: [{ hits: [{ objectID: 'p04' }] }],
  });
  expect(asked).toBe(1);
});
