import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createSearchClient } from './search-client.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: (body: string, response: ServerResponse) => string | undefined) {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const text = answer(body, response);
      if (text !== undefined) response.setHeader('content-type', 'application/json').end(text);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const results = JSON.stringify({ results: [{ hits: [] }] });
const credentials = { appId: 'test', apiKey: 'key' };

/** Milliseconds until a search on `host` fails. */
async function timeToFailure(host: string): Promise<number> {
  const client = createSearchClient({ ...credentials, hosts: [host] });
  const started = performance.now();
  await expect(client.search({ requests: [{ indexName: 'products' }] })).rejects.toThrow();
  return performance.now() - started;
}

describe('createSearchClient()', () => {
  test('asks the host it was given', async () => {
    const bodies: string[] = [];
    const host = await listen((body) => {
      bodies.push(body);
      return results;
    });
    const client = createSearchClient({ ...credentials, hosts: [host] });
    await client.search({ requests: [{ indexName: 'products_da', query: 'serum' }] });
    expect(JSON.parse(bodies[0] ?? '')).toEqual({ requests: [{ indexName: 'products_da', query: 'serum' }] });
  });

  test('cuts a query to the 512 bytes the service takes, in both forms of the call', async () => {
    const queries: string[] = [];
    const host = await listen((body) => {
      const [request] = (JSON.parse(body) as { requests: { query: string }[] }).requests;
      queries.push(request?.query ?? '');
      return results;
    });
    const client = createSearchClient({ ...credentials, hosts: [host] });
    const query = 'ø'.repeat(400);
    await client.search({ requests: [{ indexName: 'products', query }] });
    await client.search([{ indexName: 'products', params: { query } }]);
    await client.searchForHits({ requests: [{ indexName: 'products', query }] });
    expect(queries).toEqual(['ø'.repeat(256), 'ø'.repeat(256), 'ø'.repeat(256)]);
  });

  test('goes on to the next host when one is down', async () => {
    const host = await listen(() => results);
    const client = createSearchClient({ ...credentials, hosts: ['http://127.0.0.1:9', host] });
    await expect(client.search({ requests: [{ indexName: 'products' }] })).resolves.toEqual({
      results: [{ hits: [] }],
    });
  });

  test('gives up after 1 second on a host that says nothing', { timeout: 10_000 }, async () => {
    const silent = await listen(() => undefined);
    const waited = await timeToFailure(silent);
    expect(waited).toBeGreaterThan(900);
    expect(waited).toBeLessThan(1900);
  });

  test(
    'gives up after 2 seconds on a host that stops in the middle of its answer',
    { timeout: 10_000 },
    async () => {
      const stalling = await listen((_body, response) => void response.writeHead(200).write('{"results":['));
      const waited = await timeToFailure(stalling);
      expect(waited).toBeGreaterThan(1900);
      expect(waited).toBeLessThan(3500);
    },
  );

  test.each(['localhost:4200', 'ftp://example.com', ''])('refuses %j as a host', (host) => {
    expect(() => createSearchClient({ ...credentials, hosts: [host] })).toThrow(TypeError);
  });
});
