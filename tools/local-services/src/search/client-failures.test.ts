import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSearchClient, toSearchFailure, type SearchFailureKind } from '@marehalm/search/client';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFaultInjector, type Fault } from '../fault-injector.ts';
import { serveApp } from '../testing/serve-app.ts';
import { createSearchService, localSearchCredentials } from './create-search-service.ts';
import { shopContent, getFullPriceDay } from './testing/start-search-service.ts';

/** One service for all tests but those that make it fail: it takes the longest to start. */
const search = createSearchService({ content: shopContent, clock: getFullPriceDay });

/** Tests run side by side, and share the end. */
const closing: (() => unknown)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/** A host of the real service behind the real fault switch. */
async function host(fault: Fault | null = null) {
  const faults = createFaultInjector({ enabled: true });
  let asked = 0;
  const app = new Hono();
  app.use('/1/*', async (_context, next) => {
    asked += 1;
    await next();
  });
  app.route('/', faults.app);
  app.use('/1/*', faults.middleware('search'));
  app.route('/', search);
  const { origin, close } = await serveApp(app);
  closing.push(close);
  const fail = async (next: Fault | null) => {
    await fetch(`${origin}/__faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'search', fault: next }),
    });
  };
  await fail(fault);
  return { origin, fail, asked: () => asked };
}

/** A host that fails as no switch can make the service fail. */
async function otherHost(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A host that no longer listens. */
async function unusedPort() {
  const { origin, close } = await serveApp(new Hono());
  await close();
  return { origin };
}

const clientOf = (...hosts: { readonly origin: string }[]) =>
  createSearchClient({
    appId: localSearchCredentials.appId,
    apiKey: localSearchCredentials.searchKey,
    hosts: hosts.map(({ origin }) => origin),
  });

const question = { requests: [{ indexName: 'products_da', query: 'serum', hitsPerPage: 1 }] };

// The first search of an index makes it ready, which is no time to measure anything by.
beforeAll(async () => {
  const headers = {
    'x-algolia-application-id': localSearchCredentials.appId,
    'x-algolia-api-key': localSearchCredentials.searchKey,
  };
  await search.request('/1/indexes/*/queries', { method: 'POST', headers, body: JSON.stringify(question) });
});

/** What came of a search and how long it took, in milliseconds. */
async function timed(client: ReturnType<typeof clientOf>) {
  const start = performance.now();
  const outcome = await client.search(question).then(
    ({ results }) => ((results[0] as { nbHits?: number }).nbHits ? 'found' : 'nothing'),
    (error: unknown) => toSearchFailure(error)?.kind ?? error,
  );
  return { outcome, took: performance.now() - start };
}

/** A loaded machine is slower than the clock; the next longer time is four times as long, so this still tells which it was. */
const TIMING_TOLERANCE_MS = 2000;

const halfAnswer = JSON.stringify({ results: [{ hits: [] }] }).slice(0, 12);

describe.concurrent('a search continues with the next host', () => {
  test.for<[criterion: string, broken: () => Promise<{ origin: string }>, from: number, to: number]>([
    ['at once when one refuses the connection', unusedPort, 0, TIMING_TOLERANCE_MS],
    ['at once when one cuts the connection', () => host({ cutConnection: true }), 0, TIMING_TOLERANCE_MS],
    ['at once when one answers 500', () => host({ status: 500 }), 0, TIMING_TOLERANCE_MS],
    ['at once when one answers 503', () => host({ status: 503 }), 0, TIMING_TOLERANCE_MS],
    [
      'at once when one cuts its answer in the middle',
      () =>
        otherHost((_request, response) => {
          response.writeHead(200, { 'content-length': '900' });
          response.write(halfAnswer, () => response.destroy());
        }),
      0,
      TIMING_TOLERANCE_MS,
    ],
    [
      'after 1 second when one says nothing',
      () => host({ latency: 60_000 }),
      1000,
      1000 + TIMING_TOLERANCE_MS,
    ],
    [
      'after 2 seconds when one does not come to an end',
      () => otherHost((_request, response) => void response.writeHead(200).write(halfAnswer)),
      2000,
      2000 + TIMING_TOLERANCE_MS,
    ],
  ])('%s', async ([, broken, from, to], { expect: soon }) => {
    const whole = await host();
    const { outcome, took } = await timed(clientOf(await broken(), whole));
    soon(outcome).toBe('found');
    soon(whole.asked()).toBe(1);
    soon(took).toBeGreaterThanOrEqual(from - 1);
    soon(took).toBeLessThan(to);
  });
});

describe.concurrent('a search ends without other hosts, and a retry works', () => {
  test.for<[criterion: string, kind: SearchFailureKind, fault: Fault]>([
    ['when the rate limit is exceeded', 'throttled', { status: 429 }],
    ['when its key is refused', 'refused', { status: 403 }],
    ['when the answer is truncated', 'malformed', { malformedBody: true }],
  ])('%s', async ([, kind, fault], { expect: soon }) => {
    const [broken, whole] = [await host(fault), await host()];
    const client = clientOf(broken, whole);
    const { outcome, took } = await timed(client);
    soon(outcome).toBe(kind);
    soon(took).toBeLessThan(TIMING_TOLERANCE_MS);
    soon(whole.asked()).toBe(0);

    await broken.fail(null);
    soon((await timed(client)).outcome).toBe('found');
    soon(whole.asked()).toBe(0);
  });

  test.for<[criterion: string, type: string, body: string]>([
    ["when a proxy's login page answers", 'text/html', '<!doctype html><title>Log in</title>'],
    ['when another service answers', 'application/json', '{"data":{"cart":null}}'],
    ['when the answer is empty', 'application/json', ''],
  ])('%s', async ([, type, body], { expect: soon }) => {
    let isBroken = true;
    const whole = await host();
    const sometimes = await otherHost(async (_request, response) => {
      const answer = isBroken ? body : '{"results":[{"hits":[],"nbHits":1}]}';
      // What is in the answer decides, and not what it says of itself.
      response.writeHead(200, { 'content-type': isBroken ? type : 'text/plain' }).end(answer);
    });
    const client = clientOf(sometimes, whole);
    soon((await timed(client)).outcome).toBe('malformed');
    isBroken = false;
    soon((await timed(client)).outcome).toBe('found');
    soon(whole.asked()).toBe(0);
  });
});

describe.concurrent('a search with a single host', () => {
  test.for<[criterion: string, fault: Fault]>([
    ['that is down', { cutConnection: true }],
    ['that fails', { status: 500 }],
  ])('%s is unreachable at once, and a retry works', async ([, fault], { expect: soon }) => {
    const only = await host(fault);
    const client = clientOf(only);
    const { outcome, took } = await timed(client);
    soon(outcome).toBe('unreachable');
    soon(took).toBeLessThan(TIMING_TOLERANCE_MS);
    await only.fail(null);
    soon((await timed(client)).outcome).toBe('found');
  });

  test('that is slow gets a second try with four times the timeout before the search fails', async ({
    expect: soon,
  }) => {
    const slow = await host({ latency: 1800 });
    const { outcome, took } = await timed(clientOf(slow));
    soon(outcome).toBe('found');
    soon(took).toBeGreaterThanOrEqual(2799);
    soon(took).toBeLessThan(2800 + TIMING_TOLERANCE_MS);
    soon(slow.asked()).toBe(2);
  });

  test('that does not answer is unreachable after 5 seconds, and a retry works', async ({ expect: soon }) => {
    const silent = await host({ latency: 60_000 });
    const client = clientOf(silent);
    const { outcome, took } = await timed(client);
    soon(outcome).toBe('unreachable');
    soon(took).toBeGreaterThanOrEqual(4998);
    soon(took).toBeLessThan(5000 + TIMING_TOLERANCE_MS);
    await silent.fail(null);
    soon((await timed(client)).outcome).toBe('found');
  });
});

afterEach(() => void vi.useRealTimers());

test('a host that was down is tried again after two minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const [first, second] = [await host({ cutConnection: true }), await host()];
  const client = clientOf(first, second);
  await timed(client);
  await first.fail(null);
  await timed(client);
  expect([first.asked(), second.asked()]).toEqual([1, 2]);

  vi.setSystemTime(Date.now() + 2 * 60_000 + 1);
  expect((await timed(client)).outcome).toBe('found');
  expect([first.asked(), second.asked()]).toEqual([2, 2]);
});
