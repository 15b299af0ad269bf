import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { type CmsAnswer, CmsError, getDataOrThrow } from './answer.ts';
import { type CmsConnection, type CmsProgress, type CmsRequest, createCmsClient } from './client.ts';
import { entities, type Ingredient } from './testing/entities.ts';

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
let client: (options?: Partial<CmsConnection>) => ReturnType<typeof createCmsClient<typeof entities>>;

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
      entities,
      baseUrl: `http://127.0.0.1:${port}/`,
      wait: (ms) => {
        waits.push(ms);
        return Promise.resolve();
      },
      random: () => 0,
      ...options,
    });
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('createCmsClient() sends a request', () => {
  test('for JSON, with the path of the entity and the language', async () => {
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

  test('for a slug, and reports not-found when there is none', async () => {
    handle = answerWith(listOf(kelp));
    expect(await client().findBySlug('ingredients', 'tang', { locale: 'da' })).toEqual({
      kind: 'ok',
      data: kelp,
    });
    expect(requests[0]?.url).toBe('/api/v1/ingredients?locale=da&slug=tang');
    handle = answerWith(listOf({ ...kelp, id: 'oat', slugs: { en: 'oat', da: 'havre' } }, kelp));
    expect(await client().findBySlug('ingredients', 'tang', { locale: 'da' })).toMatchObject({
      kind: 'ok',
      data: { id: 'kelp' },
    });
    expect(await client().findBySlug('ingredients', 'tang', { locale: 'en' })).toMatchObject({
      kind: 'not-found',
    });
    handle = answerWith(listOf());
    expect(await client().findBySlug('ingredients', 'x', { locale: 'da' })).toMatchObject({
      kind: 'not-found',
      message: expect.stringContaining('nothing has the slug "x"'),
    });
  });

  test('once for simultaneous identical calls, and again afterwards', async () => {
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

test('createCmsClient() keeps unknown fields', async () => {
  handle = answerWith({ ...kelp, harvest: 'spring', slugs: { ...kelp.slugs, sv: 'tare' } });
  const answer = getDataOrThrow(await client().get('ingredients', 'kelp', { locale: 'en' }));
  expect(answer).toMatchObject({ harvest: 'spring', slugs: { sv: 'tare' } });
});

describe('createCmsClient() returns', () => {
  test('malformed with the URL and the path of every invalid field', async () => {
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

  test.each(['nope', 'constructor', '__proto__', 'toString', 'settings'])(
    'unknown-entity, without asking, to %j, which is no list of its entities',
    async (name) => {
      const heard: CmsProgress[] = [];
      const cms = client({ onProgress: (progress) => heard.push(progress) });
      // @ts-expect-error no list of the entities has this name
      const asked = [cms.list(name, { locale: 'en' }), cms.get(name, 'x', { locale: 'en' })];
      // @ts-expect-error no list of the entities has this name
      asked.push(cms.findBySlug(name, 'x', { locale: 'en' }));
      for (const answer of await Promise.all(asked)) {
        expect(answer).toMatchObject({
          kind: 'unknown-entity',
          message: expect.stringContaining('of lists this client knows ingredients, faq, pages, products'),
        });
      }
      expect([requests, heard]).toEqual([[], []]);
    },
  );

  test('unknown-entity to a singleton that it does not have', async () => {
    // @ts-expect-error a list is no singleton
    const answer = await client().getSingleton('ingredients', { locale: 'en' });
    expect(answer).toMatchObject({ kind: 'unknown-entity' });
    const none = createCmsClient({ entities: {}, baseUrl: '' });
    // @ts-expect-error there is none
    expect(await none.getSingleton('settings', { locale: 'en' })).toMatchObject({
      kind: 'unknown-entity',
      message: 'Cannot read /api/v1/settings?locale=en: of singletons this client knows none',
    });
    expect(() =>
      getDataOrThrow({ ...(answer as { kind: 'unknown-entity'; url: string; message: string }) }),
    ).toThrow(CmsError);
  });

  test('malformed for fewer entries than the total', async () => {
    handle = answerWith({ items: [kelp], total: 40 });
    const failures: CmsProgress[] = [];
    const cms = client({ onProgress: (progress) => failures.push(progress) });
    const expected = {
      kind: 'malformed',
      problems: [{ path: ['total'], message: 'is 40, but 1 came' }],
      message: expect.stringMatching(/ingredients\?locale=en: total is 40, but 1 came$/),
    };
    expect(await cms.list('ingredients', { locale: 'en' })).toMatchObject(expected);
    expect(failures.at(-1)).toMatchObject({ type: 'failed', failure: expected });
    // The requested entry may be missing from an incomplete list.
    expect(await cms.findBySlug('ingredients', 'oat', { locale: 'en' })).toMatchObject({ kind: 'malformed' });
    for (const whole of [listOf(kelp), listOf()]) {
      handle = answerWith(whole);
      expect(await client().list('ingredients', { locale: 'en' })).toEqual({ kind: 'ok', data: whole.items });
    }
  });

  test('malformed for an HTML page with status 200', async () => {
    handle = answerWith('<!doctype html><title>Log in</title>');
    expect(await client().list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'malformed' });
  });

  test.each([
    [404, 'not-found'],
    [400, 'refused'],
    [403, 'refused'],
  ])('for status %i %s with the message of the service, without a retry', async (status, kind) => {
    handle = answerWith({ error: { code: 'x', message: 'There is no such thing' } }, status);
    const answer = await client().get('ingredients', 'x', { locale: 'en' });
    expect(answer).toMatchObject({ kind, message: expect.stringContaining('There is no such thing') });
    expect(requests).toHaveLength(1);
  });

  test('unreachable without a service', async () => {
    const cms = client({ baseUrl: 'http://127.0.0.1:1', retries: 1 });
    expect(await cms.getSingleton('settings', { locale: 'en' })).toMatchObject({ kind: 'unreachable' });
    expect(waits).toEqual([100]);
  });

  test('timeout when the service does not finish its answer in time', async () => {
    handle = (_request, response) => response.write('{"items":');
    const answer = await client({ timeoutMs: 40, retries: 0 }).list('ingredients', { locale: 'en' });
    expect(answer).toMatchObject({ kind: 'timeout', message: expect.stringContaining('40 ms') });
  });
});

describe('createCmsClient() retries', () => {
  test.each([500, 502, 503, 429, 408])('after status %i, with growing delays', async (status) => {
    handle = (request, response) =>
      (requests.length < 3 ? answerWith('no', status) : answerWith(listOf(kelp)))(request, response);
    expect(await client().list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
    expect(waits).toEqual([100, 200]);
  });

  test('after a cut connection', async () => {
    handle = (request, response) =>
      requests.length === 1 ? response.destroy() : answerWith(listOf(kelp))(request, response);
    expect(await client().list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
  });

  test('as often as configured and no more', async () => {
    handle = answerWith('no', 503);
    expect(await client({ retries: 2 }).list('ingredients', { locale: 'en' })).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('503'),
    });
    expect(requests).toHaveLength(3);
  });
});

describe('createCmsClient() stops for an aborted call', () => {
  test('before the request is sent', async () => {
    handle = answerWith(listOf(kelp));
    const answer = await client().list('ingredients', { locale: 'en', signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ kind: 'aborted' });
    expect(requests).toHaveLength(0);
  });

  test('and aborts the request when its last caller has left', async () => {
    const closed = new Promise<void>((resolve) => {
      handle = (_request, response) => response.on('close', () => resolve());
    });
    const controller = new AbortController();
    const answer = client().list('ingredients', { locale: 'en', signal: controller.signal });
    await expect.poll(() => requests.length).toBe(1);
    controller.abort();
    expect(await answer).toMatchObject({ kind: 'aborted' });
    await closed;
  });

  test('without affecting other callers', async () => {
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

  test('and sends a new request for a caller after the last has left', async () => {
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

test('createCmsClient() returns the last failure, not aborted, when the delay before the next attempt fails', async () => {
  handle = answerWith('no', 503);
  const wait = () => Promise.reject(new Error('no timers'));
  for (const signal of [undefined, new AbortController().signal]) {
    const answer = await client({ wait }).list('ingredients', { locale: 'en', ...(signal && { signal }) });
    expect(answer).toMatchObject({ kind: 'unreachable', status: 503 });
  }
  expect(requests).toHaveLength(2);
});

describe('createCmsClient() notifies a progress indicator', () => {
  const heard = (options?: Partial<CmsConnection>) => {
    const events: CmsProgress[] = [];
    return { events, cms: client({ onProgress: (progress) => events.push(progress), ...options }) };
  };

  test('when requests start and end, with the number of others under way', async () => {
    handle = answerWith(listOf(kelp));
    const { cms, events } = heard();
    await Promise.all([cms.list('ingredients', { locale: 'en' }), cms.list('ingredients', { locale: 'da' })]);
    expect(events.map(({ type, pending }) => [type, pending])).toEqual([
      ['started', 0],
      ['started', 1],
      ['finished', 1],
      ['finished', 0],
    ]);
    expect(events[0]?.url).toMatch(/\/api\/v1\/ingredients\?locale=en$/);
  });

  test('once for a request that is shared or retried', async () => {
    handle = (request, response) =>
      (requests.length === 1 ? answerWith('no', 503) : answerWith(listOf(kelp)))(request, response);
    const { cms, events } = heard();
    await Promise.all([cms.list('ingredients', { locale: 'en' }), cms.list('ingredients', { locale: 'en' })]);
    expect(events.map(({ type }) => type)).toEqual(['started', 'finished']);
  });

  test.each<[what: string, handler: () => Handler, kind: string]>([
    ['a refusal', () => answerWith('no', 404), 'not-found'],
    ['a service that stays away', () => answerWith('no', 503), 'unreachable'],
    ['an answer that its schema refuses', () => answerWith(listOf({ ...kelp, name: 7 })), 'malformed'],
  ])('of the kind of failure for %s', async (_what, handler, kind) => {
    handle = handler();
    const { cms, events } = heard();
    const answer = await cms.list('ingredients', { locale: 'en' });
    expect(events.map(({ type }) => type)).toEqual(['started', 'failed']);
    expect(events[1]).toMatchObject({ failure: answer, pending: 0 });
    expect(answer.kind).toBe(kind);
  });

  test('of no failure for a page that was left', async () => {
    const { cms, events } = heard();
    const controller = new AbortController();
    handle = () => controller.abort();
    const { signal } = controller;
    expect(await cms.list('ingredients', { locale: 'en', signal })).toMatchObject({ kind: 'aborted' });
    await expect.poll(() => events.map(({ type }) => type)).toEqual(['started', 'finished']);
  });

  test('and works even if the indicator throws', async () => {
    handle = answerWith(listOf(kelp));
    const uncaught: unknown[] = [];
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.on('uncaughtException', (error) => uncaught.push(error));
    try {
      const cms = client({
        onProgress: ({ type }) => {
          throw new Error(`cannot show ${type}`);
        },
      });
      expect(await cms.list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
      expect(uncaught).toEqual([new Error('cannot show started'), new Error('cannot show finished')]);
    } finally {
      process.removeAllListeners('uncaughtException');
      for (const listener of others) process.on('uncaughtException', listener);
    }
  });
});

describe('createCmsClient() in preview', () => {
  const draft = { ...kelp, id: 'sugar-kelp', draft: true };
  const preview: CmsRequest = { locale: 'da', previewToken: 'ey.J-0_~+/==' };

  test('sends the token in a header, never in the URL, and bypasses caches', async () => {
    const sent: [url: string, init: RequestInit | undefined][] = [];
    const cms = client({
      fetch: (url, init) => {
        sent.push([String(url), init]);
        return Promise.resolve(Response.json(listOf(draft)));
      },
    });
    expect(await cms.list('ingredients', preview)).toEqual({ kind: 'ok', data: [draft] });
    await cms.list('ingredients', { locale: 'da' });
    const [previewed, published] = sent;
    expect(previewed?.[0]).toBe(published?.[0]);
    expect(previewed?.[1]).toMatchObject({
      cache: 'no-store',
      credentials: 'omit',
      headers: { accept: 'application/json', authorization: 'Bearer ey.J-0_~+/==' },
    });
    expect(published?.[1]).not.toHaveProperty('cache');
    expect(published?.[1]?.headers).toEqual({ accept: 'application/json' });
  });

  test('shares no request with callers of published content or of another token', async () => {
    handle = (request, response) =>
      answerWith(listOf(request.headers.authorization === undefined ? kelp : draft))(request, response);
    const cms = client();
    const [published, first, same, other] = await Promise.all([
      cms.list('ingredients', { locale: 'da' }),
      cms.list('ingredients', preview),
      cms.list('ingredients', preview),
      cms.list('ingredients', { ...preview, previewToken: 'another' }),
    ]);
    expect(published).toEqual({ kind: 'ok', data: [kelp] });
    expect([first, same, other]).toEqual(Array(3).fill({ kind: 'ok', data: [draft] }));
    expect(requests.map(({ headers }) => headers.authorization).sort()).toEqual([
      'Bearer another',
      'Bearer ey.J-0_~+/==',
      undefined,
    ]);
  });

  test('returns the message of a service that refuses the token, without the token', async () => {
    handle = answerWith({ error: { code: 'unauthorized', message: 'The preview token does not hold' } }, 401);
    const answer = await client().list('ingredients', preview);
    expect(answer).toMatchObject({
      kind: 'refused',
      status: 401,
      message: expect.stringContaining('not hold'),
    });
    expect(JSON.stringify(answer)).not.toContain('ey.J');
  });

  const repeated = (init: RequestInit | undefined) =>
    (init?.headers as Record<string, string>)['authorization'];
  const refusal = (status: number) => (init: RequestInit | undefined) =>
    Promise.resolve(Response.json({ error: { message: `"${repeated(init)}" has expired` } }, { status }));
  test.each<[what: string, answer: (init: RequestInit | undefined) => Promise<Response>, kind: string]>([
    ['refusal', refusal(401), 'refused'],
    ['page that is not there', refusal(404), 'not-found'],
    ['failure', (init) => Promise.reject(new Error(`cannot send ${repeated(init)}`)), 'unreachable'],
  ])('removes its token from the message of a %s that repeats it', async (_what, answer, kind) => {
    const heard: CmsProgress[] = [];
    const cms = client({
      fetch: (_url, init) => answer(init),
      onProgress: (progress) => heard.push(progress),
      retries: 0,
    });
    const failure = await cms.list('faq', { locale: 'da', previewToken: 's3cret-token-abc' });
    expect(failure).toMatchObject({ kind, message: expect.stringContaining('Bearer …') });
    expect(JSON.stringify([failure, heard])).not.toContain('s3cret');
  });

  test('keeps a message when the token is too short to be a secret', async () => {
    const cms = client({ fetch: (_url, init) => refusal(401)(init) });
    const answer = await cms.list('faq', { locale: 'da', previewToken: 'an' });
    expect(answer).toMatchObject({
      message: expect.stringMatching(/^Cannot read .*"Bearer an" has expired$/),
    });
  });

  test.each(['', 'two words', 'line\nbreak', 'nøgle', 'a=b'])(
    'fails at once for the token %j, which a header cannot contain',
    async (previewToken) => {
      const answer = await client().list('ingredients', { locale: 'da', previewToken });
      expect(answer).toMatchObject({ kind: 'refused', status: 401 });
      expect(requests).toHaveLength(0);
    },
  );
});

describe('createCmsClient() respects Retry-After', () => {
  const busy =
    (retryAfter: string): Handler =>
    (_request, response) =>
      response.writeHead(503, { 'retry-after': retryAfter }).end();

  test.each([
    ['seconds', '3', 3000],
    ['a date', 'Sat, 21 Nov 2026 10:00:05 GMT', 5000],
    ['less than a pause of its own', '0', 100],
    ['nonsense', 'soon', 100],
  ])('as %s', async (_what, retryAfter, ms) => {
    handle = (request, response) =>
      (requests.length === 1 ? busy(retryAfter) : answerWith(listOf(kelp)))(request, response);
    const now = () => Date.parse('2026-11-21T10:00:00Z');
    expect(await client({ now }).list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
    expect(waits).toEqual([ms]);
  });

  test('and fails at once when the delay exceeds the limit', async () => {
    handle = busy('120');
    expect(await client().list('ingredients', { locale: 'en' })).toMatchObject({
      kind: 'unreachable',
      status: 503,
      retryAfterMs: 120_000,
    });
    expect(requests).toHaveLength(1);
  });
});

test.each<[what: string, options: Partial<CmsConnection>, message: RegExp]>([
  ['no time at all', { timeoutMs: 0 }, /0 ms/],
  ['no number', { timeoutMs: Number.NaN }, /NaN ms/],
  ['part of a millisecond', { timeoutMs: 0.5 }, /0.5 ms/],
  ['longer than a timer runs', { timeoutMs: 2 ** 31 }, /2147483648 ms/],
  ['less than no retry', { retries: -1 }, /-1 times/],
  ['half a retry', { retries: 0.5 }, /0.5 times/],
])('createCmsClient() throws for %s', (_what, options, message) => {
  expect(() => client(options)).toThrow(RangeError);
  expect(() => client(options)).toThrow(message);
});

test.each(['', '.', '..', '\ud800'])('get() knows without asking that nothing has the id %j', async (id) => {
  expect(await client().get('pages', id, { locale: 'en' })).toMatchObject({ kind: 'not-found' });
  expect(requests).toHaveLength(0);
});

test('createCmsClient() uses timers that end with the request', async () => {
  handle = answerWith('no', 503);
  const { port } = server.address() as AddressInfo;
  const cms = createCmsClient({ entities, baseUrl: `http://127.0.0.1:${port}`, retries: 1 });
  expect(await cms.list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'unreachable' });
  expect(requests).toHaveLength(2);

  const controller = new AbortController();
  const patient = createCmsClient({
    entities,
    baseUrl: 'https://cms.example',
    fetch: () => {
      // During the retry delay; the service asks for one longer than the test.
      setTimeout(() => controller.abort());
      return Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '30' } }));
    },
  });
  const { signal } = controller;
  expect(await patient.list('ingredients', { locale: 'en', signal })).toMatchObject({ kind: 'aborted' });
});

test("createCmsClient() uses the platform's fetch at the time of the request", async () => {
  const cms = createCmsClient({ entities, baseUrl: '' });
  const original = globalThis.fetch;
  globalThis.fetch = (url) => Promise.resolve(Response.json(listOf({ ...kelp, description: String(url) })));
  try {
    const [entry] = getDataOrThrow(await cms.list('ingredients', { locale: 'en' }));
    expect(entry?.description).toBe('/api/v1/ingredients?locale=en');
  } finally {
    globalThis.fetch = original;
  }
});

test('createCmsClient() reports why the service was unreachable, whatever was thrown', async () => {
  const reasons = [
    new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }),
    new Error('offline'),
    'odd',
  ];
  for (const reason of reasons) {
    const cms = client({ retries: 0, fetch: () => Promise.reject(reason) });
    expect(await cms.list('pages', { locale: 'en' })).toMatchObject({
      kind: 'unreachable',
      message: expect.stringMatching(/: (ECONNREFUSED|offline|odd)$/),
    });
  }
});

test.each([
  ['/content/v2', '/content/v2/faq?locale=sv-SE'],
  ['content/v2/', '/content/v2/faq?locale=sv-SE'],
  ['/', '/faq?locale=sv-SE'],
  ['', '/faq?locale=sv-SE'],
])('createCmsClient() asks below the base path %j, in any language', async (basePath, url) => {
  handle = answerWith(listOf());
  expect(await client({ basePath }).list('faq', { locale: 'sv-SE' })).toEqual({ kind: 'ok', data: [] });
  expect(requests[0]?.url).toBe(url);
});

test('findBySlug() finds by what getSlug() says', async () => {
  handle = answerWith(listOf(kelp));
  const cms = client({ getSlug: (entry, locale) => `${(entry as Ingredient).id}-${locale}` });
  expect(await cms.findBySlug('ingredients', 'kelp-sv', { locale: 'sv' })).toMatchObject({ kind: 'ok' });
  expect(await cms.findBySlug('ingredients', 'tang', { locale: 'da' })).toMatchObject({ kind: 'not-found' });
});

test('a schema is made once, when its entity is first asked for', async () => {
  handle = answerWith(listOf(kelp));
  let made = 0;
  const { port } = server.address() as AddressInfo;
  const lazy = () => {
    made += 1;
    return entities.lists.ingredients;
  };
  const cms = createCmsClient({
    entities: { lists: { ingredients: lazy } },
    baseUrl: `http://127.0.0.1:${port}`,
  });
  expect(made).toBe(0);
  const answer = await cms.list('ingredients', { locale: 'en' });
  expectTypeOf(answer).toEqualTypeOf<CmsAnswer<readonly Ingredient[]>>();
  await cms.list('ingredients', { locale: 'en' });
  handle = answerWith(kelp);
  await cms.get('ingredients', 'kelp', { locale: 'en' });
  expect(made).toBe(1);
});

test('getDataOrThrow() throws the failure', async () => {
  handle = answerWith('no', 404);
  const answer = await client().get('products', 'p99', { locale: 'da' });
  expect(() => getDataOrThrow(answer)).toThrow(CmsError);
  expect(() => getDataOrThrow(answer)).toThrow(/products\/p99\?locale=da/);
});

test('toAbsoluteUrl() resolves paths of the service against its address and keeps absolute URLs', () => {
  const cms = createCmsClient({ entities, baseUrl: 'https://cms.example/' });
  expect(cms.toAbsoluteUrl('/api/v1/media/p04.webp')).toBe('https://cms.example/api/v1/media/p04.webp');
  expect(cms.toAbsoluteUrl('https://cdn.example/p04.webp')).toBe('https://cdn.example/p04.webp');
  expect(cms.toAbsoluteUrl('//cdn.example/p04.webp')).toBe('//cdn.example/p04.webp');
});
