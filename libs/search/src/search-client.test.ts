import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch } from 'algoliasearch';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createClientOptions,
  createSearchClient,
  type SearchTransport,
  type TransportAnswer,
  type TransportRequest,
} from './search-client.ts';
import { toSearchFailure } from './search-failure.ts';

const credentials = { appId: 'TESTAPP', apiKey: 'key' };

/** As many results as there are questions. */
const found = ({ data }: TransportRequest) => {
  const { requests = [] } = JSON.parse(String(data)) as { requests?: object[] };
  const content = JSON.stringify({ results: requests.map(() => ({ hits: [], nbHits: 0 })), taskID: 1 });
  return { status: 200, content, isTimedOut: false };
};

/** A transport that keeps what it was given and answers as told, {@link found} unless told. */
function recorded(answers: readonly Partial<TransportAnswer>[] = []) {
  const requests: TransportRequest[] = [];
  const transport: SearchTransport = {
    send(request) {
      requests.push(request);
      return Promise.resolve({ ...found(request), ...answers[requests.length - 1] });
    },
  };
  const hosts = () => requests.map(({ url }) => new URL(url).host);
  const bodies = () => requests.map(({ data }) => JSON.parse(String(data)) as { requests: object[] });
  return { transport, requests, hosts, bodies };
}

const anything = { requests: [{ indexName: 'products' }] };

describe('createSearchClient()', () => {
  test('sends its requests to the given host', async () => {
    const server = createServer((request, response) => {
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ results: [{ hits: [], nbHits: 0, url: request.url }] }));
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = createSearchClient({
      ...credentials,
      hosts: [`http://127.0.0.1:${(server.address() as AddressInfo).port}/search//`],
    });
    const { results } = await client.search(anything);
    expect(results).toMatchObject([
      { url: expect.stringMatching(/^\/search\/1\/indexes\/\*\/queries\?/) as unknown },
    ]);
    server.closeAllConnections();
  });

  test('uses the hosted service without hosts', async () => {
    const { transport, hosts, requests } = recorded();
    await createSearchClient({ ...credentials, transport }).search(anything);
    expect(hosts()).toEqual(['testapp-dsn.algolia.net']);
    expect(requests[0]?.url).toMatch(/^https:/);
  });

  test('times out after 1 second without a connection and 2 without an answer', async () => {
    const { transport, requests } = recorded();
    await createSearchClient({ ...credentials, transport }).search(anything);
    expect(requests).toMatchObject([{ connectTimeout: 1000, responseTimeout: 2000 }]);
  });

  test('continues with the next host when one is down', async () => {
    const { transport, hosts } = recorded([{ status: 0 }]);
    const client = createSearchClient({
      ...credentials,
      hosts: ['https://a.example', 'http://b.example:8080'],
      transport,
    });
    await expect(client.search(anything)).resolves.toMatchObject({ results: [{ hits: [] }] });
    expect(hosts()).toEqual(['a.example', 'b.example:8080']);
  });

  test('waits four times as long on the next host after a timeout', async () => {
    const { transport, requests } = recorded([{ status: 0, isTimedOut: true }]);
    const hosts = ['https://a.example', 'https://b.example'];
    await createSearchClient({ ...credentials, hosts, transport }).search(anything);
    expect(requests[1]).toMatchObject({ connectTimeout: 4000, responseTimeout: 8000 });
  });

  test('tries a single host twice, the second time with four times the timeout', async () => {
    const { transport, requests } = recorded([{ status: 0, isTimedOut: true }]);
    const client = createSearchClient({ ...credentials, hosts: ['https://a.example'], transport });
    await expect(client.search(anything)).resolves.toMatchObject({ results: [{ hits: [] }] });
    expect(requests).toMatchObject([
      { connectTimeout: 1000, responseTimeout: 2000 },
      { connectTimeout: 4000, responseTimeout: 8000 },
    ]);
  });

  test('fails when no host answers', async () => {
    const late = { status: 0, isTimedOut: true };
    const { transport } = recorded([late, late]);
    const client = createSearchClient({ ...credentials, hosts: ['https://a.example'], transport });
    await expect(client.search(anything)).rejects.toThrow(/Unreachable hosts/);
  });

  test('skips a host that was down a moment ago while another answers', async () => {
    const { transport, hosts } = recorded([{ status: 500 }]);
    const client = createSearchClient({
      ...credentials,
      hosts: ['https://a.example', 'https://b.example'],
      transport,
    });
    await client.search(anything);
    await client.search({ requests: [{ indexName: 'journals' }] });
    expect(hosts()).toEqual(['a.example', 'b.example', 'b.example']);
  });

  test('gives a slow host four times the timeout, and asks it last', async () => {
    const { transport, hosts, requests } = recorded([{ status: 0, isTimedOut: true }]);
    const client = createSearchClient({
      ...credentials,
      hosts: ['https://a.example', 'https://b.example'],
      transport,
    });
    await client.search(anything);
    await client.search({ requests: [{ indexName: 'journals' }] });
    expect(hosts()).toEqual(['a.example', 'b.example', 'b.example']);
    expect(requests.map(({ responseTimeout }) => responseTimeout)).toEqual([2000, 8000, 8000]);
  });

  test("returns the service's message about a refused request", async () => {
    const { transport } = recorded([{ status: 403, content: '{"message":"Invalid key","status":403}' }]);
    const client = createSearchClient({ ...credentials, transport });
    await expect(client.search(anything)).rejects.toMatchObject({ status: 403, message: 'Invalid key' });
  });

  test('treats 429 as final: a shopper does not wait until the service is ready', async () => {
    const { transport, requests } = recorded([
      { status: 429, content: '{"message":"Slow down","status":429}' },
    ]);
    const client = createSearchClient({ ...credentials, transport });
    const failure = await client.search(anything).catch(toSearchFailure);
    expect(failure).toEqual({ kind: 'throttled', message: 'Slow down' });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['no results', '{"hits":[]}'],
    ['fewer results than questions', '{"results":[]}'],
    ['an invalid result', '{"results":[{}]}'],
    ['hits that are not a list', '{"results":[{"hits":1,"nbHits":1}]}'],
    ['hits without their number', '{"results":[{"hits":[]}]}'],
    ['an invalid number of hits', '{"results":[{"hits":[],"nbHits":-1}]}'],
    ['no object', 'null'],
    ['nothing', ''],
    ['no JSON', '<!doctype html>'],
    ['half a page', '{"results":[{"hi'],
  ])('treats %s as malformed, and does not cache it', async (_criterion, content) => {
    const { transport } = recorded([{ content }]);
    const client = createSearchClient({ ...credentials, transport });
    await expect(client.search(anything).catch(toSearchFailure)).resolves.toMatchObject({
      kind: 'malformed',
    });
    await expect(client.search(anything)).resolves.toMatchObject({ results: [{ hits: [] }] });
  });

  test('truncates a query to the 512 bytes the service accepts, in every form of the call', async () => {
    const { transport, bodies } = recorded();
    const client = createSearchClient({ ...credentials, transport });
    const query = 'ø'.repeat(400);
    await client.search({ requests: [{ indexName: 'products', query }] });
    await client.search([{ indexName: 'journals', params: { query, page: 1 } }]);
    await client.searchForHits({ requests: [{ indexName: 'products_da', query, page: 2 }] });
    const params = new URLSearchParams({ hitsPerPage: '2', query }).toString();
    await client.search({ requests: [{ indexName: 'products', params }] });
    await client.searchWithHTTPInfo({ requests: [{ indexName: 'products', query }] });
    const cut = 'ø'.repeat(256);
    const cutParams = new URLSearchParams({ hitsPerPage: '2', query: cut }).toString();
    expect(bodies()).toEqual([
      { requests: [{ indexName: 'products', query: cut }] },
      { requests: [{ indexName: 'journals', query: cut, page: 1 }] },
      { requests: [{ indexName: 'products_da', query: cut, page: 2 }] },
      { requests: [{ indexName: 'products', params: cutParams }] },
      { requests: [{ indexName: 'products', query: cut }] },
    ]);
  });

  test('normalizes a query before it is truncated', async () => {
    const { transport, bodies } = recorded();
    const normalizeQuery = (query: string) => query.trim();
    const client = createSearchClient({ ...credentials, transport, normalizeQuery });
    await client.search({ requests: [{ indexName: 'products', query: `${' '.repeat(600)}serum` }] });
    await client.search([{ indexName: 'journals', params: { query: ' oil ' } }]);
    expect(bodies()).toEqual([
      { requests: [{ indexName: 'products', query: 'serum' }] },
      { requests: [{ indexName: 'journals', query: 'oil' }] },
    ]);
  });

  test('keeps requests without a query, and other fields, unchanged', async () => {
    const { transport, bodies } = recorded();
    const client = createSearchClient({ ...credentials, transport });
    const facet = { type: 'facet', indexName: 'products', facet: 'skinTypes', facetQuery: 'se' } as const;
    await client.search({ requests: [facet, { indexName: 'products' }], strategy: 'none' });
    await client.search([{ indexName: 'products' }, { indexName: 'products', params: { page: 1 } }]);
    await client.search({ requests: [{ indexName: 'journals', query: undefined }] });
    expect(bodies()).toEqual([
      { requests: [facet, { indexName: 'products' }], strategy: 'none' },
      { requests: [{ indexName: 'products' }, { indexName: 'products', page: 1 }] },
      { requests: [{ indexName: 'journals' }] },
    ]);
  });

  test('passes the options of a single request on', async () => {
    const { transport, requests } = recorded();
    const client = createSearchClient({ ...credentials, transport });
    await client.search(anything, { headers: { 'x-algolia-usertoken': 'anonymous-1' } });
    expect(requests[0]?.headers).toMatchObject({ 'x-algolia-usertoken': 'anonymous-1' });
  });

  test.each(['localhost:4200', 'ftp://example.com', ''])('refuses %j as a host', (host) => {
    const create = () => createSearchClient({ ...credentials, hosts: [host] });
    expect(create).toThrow(TypeError);
    expect(create).toThrow(`Cannot use "${host}" as a search host: it is no http or https address`);
  });
});

describe('createClientOptions()', () => {
  test('shares the state of hosts within one client, until reset', async () => {
    const { hostsCache } = createClientOptions();
    const unknown = () => Promise.resolve('up');
    await hostsCache.set({ url: 'a.example' }, 'down');
    await hostsCache.set('b.example', 'down');
    expect(await hostsCache.get({ url: 'a.example', accept: 'read' }, unknown)).toBe('down');
    expect(await createClientOptions().hostsCache.get({ url: 'a.example' }, unknown)).toBe('up');
    await hostsCache.delete({ url: 'a.example' });
    expect(await hostsCache.get({ url: 'a.example' }, unknown)).toBe('up');
    expect(await hostsCache.get('b.example', unknown)).toBe('down');
    await hostsCache.clear();
    expect(await hostsCache.get('b.example', unknown)).toBe('up');
  });

  test('makes the full client write within 30 seconds, and read within 2', async () => {
    const { transport, requests, hosts } = recorded();
    const admin = algoliasearch(
      'TESTAPP',
      'admin',
      createClientOptions({ hosts: ['http://localhost:4200/'], transport }),
    );
    await admin.saveObject({ indexName: 'products', body: { objectID: 'p1' } });
    await admin.search(anything);
    expect(requests.map(({ responseTimeout }) => responseTimeout)).toEqual([30_000, 2000]);
    expect(hosts()).toEqual(['localhost:4200', 'localhost:4200']);
  });

  test('has no hosts and no requester by default', () => {
    expect(Object.keys(createClientOptions())).toEqual(['timeouts', 'hostsCache']);
    expect(createClientOptions({ hosts: [] })).not.toHaveProperty('hosts');
  });
});
