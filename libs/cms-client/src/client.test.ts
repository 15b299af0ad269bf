import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { type CmsAnswer, CmsError, dataOf } from './answer.ts';
import { type CmsClientOptions, type CmsProgress, createCmsClient } from './client.ts';
import { type Ingredient } from './ingredient.ts';

const kelp = {
  id: 'kelp',
  slugs: { en: 'kelp', da: 'tang' },
  name: 'Tang',
  description: 'Brunalge',
  inci: ['Laminaria Digitata Extract'],
};
const listOf = (...items: unknown[]) => ({ items, total: items.length });

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: ReturnType<typeof createServer>;
let handle: Handler;
let requests: IncomingMessage[];
let waits: number[];
let client: (options?: Partial<CmsClientOptions>) => ReturnType<typeof createCmsClient>;

const answerWith =
  (body: unknown, status = 200): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

beforeEach(async () => {
  requests = [];
  waits = [];
  server = createServer((request, response) => {
    requests.push(request);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = (options) =>
    createCmsClient({
      baseUrl: `http://127.0.0.1:${port}/`,
      wait: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
      ...options,
    });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('createCmsClient() asks', () => {
  test('for JSON, at the path of the entity, in the language given', async () => {
    handle = answerWith(listOf(kelp));
    const answer = await client().list('ingredients', { locale: 'da' });
    expect(answer).toEqual({ kind: 'ok', data: [kelp] });
    expect(requests[0]?.url).toBe('/api/v1/ingredients?locale=da');
    expect(requests[0]?.headers.accept).toBe('application/json');
    expectTypeOf(answer).toEqualTypeOf<CmsAnswer<readonly Ingredient[]>>();
  });

  test('for one entry, its id encoded', async () => {
    handle = answerWith(kelp);
    expect(await client().get('ingredients', 'a/b', { locale: 'en' })).toEqual({ kind: 'ok', data: kelp });
    expect(requests[0]?.url).toBe('/api/v1/ingredients/a%2Fb?locale=en');
  });

  test('for a slug, and says not-found when nothing has it', async () => {
    handle = answerWith(listOf(kelp));
    expect(await client().findBySlug('ingredients', 'tang', { locale: 'da' })).toEqual({
      kind: 'ok',
      data: kelp,
    });
    expect(requests[0]?.url).toBe('/api/v1/ingredients?locale=da&slug=tang');
    handle = answerWith(listOf());
    expect(await client().findBySlug('ingredients', 'x', { locale: 'da' })).toMatchObject({
      kind: 'not-found',
      message: expect.stringContaining('nothing has the slug "x"'),
    });
  });

  test('once for callers who ask the same at the same time, and anew afterwards', async () => {
    handle = answerWith(listOf(kelp));
    const cms = client();
    const [first, second] = await Promise.all([
      cms.list('ingredients', { locale: 'en' }),
      cms.list('ingredients', { locale: 'en' }),
      cms.list('ingredients', { locale: 'da' }),
    ]);
    expect(first).toEqual(second);
    expect(requests).toHaveLength(2);
    await cms.list('ingredients', { locale: 'en' });
    expect(requests).toHaveLength(3);
  });
});

test('createCmsClient() keeps fields that it does not know', async () => {
  handle = answerWith({ ...kelp, harvest: 'spring', slugs: { ...kelp.slugs, sv: 'tare' } });
  const answer = dataOf(await client().get('ingredients', 'kelp', { locale: 'en' }));
  expect(answer).toMatchObject({ harvest: 'spring', slugs: { sv: 'tare' } });
});

describe('createCmsClient() answers', () => {
  test('malformed with the address and the path of every field that is wrong', async () => {
    handle = answerWith(listOf(kelp, { ...kelp, name: undefined, slugs: { en: 'kelp', da: 7 } }));
    const answer = await client().list('ingredients', { locale: 'en' });
    expect(answer).toMatchObject({
      kind: 'malformed',
      url: expect.stringMatching(/\/api\/v1\/ingredients\?locale=en$/),
      problems: [
        { path: ['items', 1, 'slugs', 'da'], message: expect.any(String) },
        { path: ['items', 1, 'name'], message: 'is missing' },
      ],
      message: expect.stringContaining('items[1].name is missing'),
    });
  });

  test('malformed to a page of HTML with status 200', async () => {
    handle = answerWith('<!doctype html><title>Log in</title>');
    expect(await client().list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'malformed' });
  });

  test.each([
    [404, 'not-found'],
    [400, 'refused'],
    [403, 'refused'],
  ])('status %i as %s with the message of the service, without asking again', async (status, kind) => {
    handle = answerWith({ error: { code: 'x', message: 'There is no such thing' } }, status);
    const answer = await client().get('ingredients', 'x', { locale: 'en' });
    expect(answer).toMatchObject({ kind, message: expect.stringContaining('There is no such thing') });
    expect(requests).toHaveLength(1);
  });

  test('unreachable when there is no service', async () => {
    const cms = client({ baseUrl: 'http://127.0.0.1:1', retries: 1 });
    expect(await cms.getSingleton('settings', { locale: 'en' })).toMatchObject({ kind: 'unreachable' });
    expect(waits).toEqual([200]);
  });

  test('timeout when the service does not end its answer in time', async () => {
    handle = (_request, response) => response.write('{"items":');
    const answer = await client({ timeoutMs: 40, retries: 0 }).list('ingredients', { locale: 'en' });
    expect(answer).toMatchObject({ kind: 'timeout', message: expect.stringContaining('40 ms') });
  });
});

describe('createCmsClient() tries again', () => {
  test.each([500, 502, 503, 429])('after status %i, with growing pauses', async (status) => {
    handle = (request, response) =>
      (requests.length < 3 ? answerWith('no', status) : answerWith(listOf(kelp)))(request, response);
    expect(await client().list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
    expect(waits).toEqual([200, 400]);
  });

  test('after a cut connection', async () => {
    handle = (request, response) =>
      requests.length === 1 ? response.destroy() : answerWith(listOf(kelp))(request, response);
    expect(await client().list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
  });

  test('as often as told and no more', async () => {
    handle = answerWith('no', 503);
    expect(await client({ retries: 2 }).list('ingredients', { locale: 'en' })).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('503'),
    });
    expect(requests).toHaveLength(3);
  });
});

describe('createCmsClient() lets a caller leave', () => {
  test('before the request is sent', async () => {
    handle = answerWith(listOf(kelp));
    const answer = await client().list('ingredients', { locale: 'en', signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ kind: 'aborted' });
    expect(requests).toHaveLength(0);
  });

  test('and ends the request when nobody waits any more', async () => {
    const closed = new Promise<void>((resolve) => {
      handle = (_request, response) => response.on('close', () => resolve());
    });
    const controller = new AbortController();
    const answer = client().list('ingredients', { locale: 'en', signal: controller.signal });
    setTimeout(() => controller.abort(), 30);
    expect(await answer).toMatchObject({ kind: 'aborted' });
    await closed;
  });

  test('without taking the answer from others', async () => {
    let finish = () => {};
    handle = (request, response) => {
      finish = () => answerWith(listOf(kelp))(request, response);
    };
    const cms = client();
    const controller = new AbortController();
    const leaving = cms.list('ingredients', { locale: 'en', signal: controller.signal });
    const staying = cms.list('ingredients', { locale: 'en' });
    await expect.poll(() => requests.length).toBe(1);
    controller.abort();
    expect(await leaving).toMatchObject({ kind: 'aborted' });
    finish();
    expect(await staying).toMatchObject({ kind: 'ok' });
  });

  test('and asks anew for whoever comes after the last has left', async () => {
    handle = (request, response) =>
      requests.length === 1 ? undefined : answerWith(listOf(kelp))(request, response);
    const cms = client();
    const controller = new AbortController();
    const leaving = cms.list('ingredients', { locale: 'en', signal: controller.signal });
    await expect.poll(() => requests.length).toBe(1);
    controller.abort();
    const coming = cms.list('ingredients', { locale: 'en' });
    expect(await leaving).toMatchObject({ kind: 'aborted' });
    expect(await coming).toMatchObject({ kind: 'ok' });
  });

  test('while it waits for the next attempt', async () => {
    handle = answerWith('no', 503);
    const controller = new AbortController();
    const wait = (_ms: number, signal: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('left')));
        controller.abort();
      });
    const answer = await client({ wait }).list('ingredients', { locale: 'en', signal: controller.signal });
    expect(answer).toMatchObject({ kind: 'aborted' });
    expect(requests).toHaveLength(1);
  });
});

test('createCmsClient() reports when requests start, finish and fail, and how many are under way', async () => {
  const heard: CmsProgress[] = [];
  handle = (request, response) =>
    (request.url?.includes('tips') ? answerWith('no', 404) : answerWith(listOf(kelp)))(request, response);
  const cms = client({ onProgress: (progress) => heard.push(progress) });
  await Promise.all([cms.list('ingredients', { locale: 'en' }), cms.list('tips', { locale: 'en' })]);
  expect(heard.slice(0, 2).map(({ type, pending }) => [type, pending])).toEqual([
    ['started', 0],
    ['started', 1],
  ]);
  expect(
    heard
      .slice(2)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['failed', 'finished']);
  expect(heard.at(-1)?.pending).toBe(0);
});

test('dataOf() throws the failure for programs that cannot go on without the content', async () => {
  handle = answerWith('no', 404);
  const answer = await client().get('products', 'p99', { locale: 'da' });
  expect(() => dataOf(answer)).toThrow(CmsError);
  expect(() => dataOf(answer)).toThrow(/products\/p99\?locale=da/);
});

test('addressOf() puts paths of the service below its address and leaves addresses alone', () => {
  const cms = createCmsClient({ baseUrl: 'https://cms.example/' });
  expect(cms.addressOf('/api/v1/media/p04.webp')).toBe('https://cms.example/api/v1/media/p04.webp');
  expect(cms.addressOf('https://cdn.example/p04.webp')).toBe('https://cdn.example/p04.webp');
});
