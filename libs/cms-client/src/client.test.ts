import { type AddressInfo } from 'node:net';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type CmsAnswer, CmsError, getDataOrThrow } from './answer.ts';
import { type CmsConnectionOptions, type CmsRequestEvent, createCmsClient } from './client.ts';
import {
  createJsonHandler,
  cmsTestContext,
  type Handler,
  kelp,
  toListAnswer,
  setUpCmsServer,
} from './testing/cms-server.ts';
import { entities, type Ingredient } from './testing/entities.ts';

setUpCmsServer();

describe('createCmsClient() sends a request', () => {
  test('for JSON, with the path of the entity and the language', async () => {
    cmsTestContext.handle = createJsonHandler(toListAnswer(kelp));
    const answer = await cmsTestContext.client().list('ingredients', { locale: 'da' });
    expect(answer).toEqual({ kind: 'ok', data: [kelp] });
    expect(cmsTestContext.requests[0]?.url).toBe('/api/v1/ingredients?locale=da');
    expect(cmsTestContext.requests[0]?.headers.accept).toBe('application/json');
    expectTypeOf(answer).toEqualTypeOf<CmsAnswer<readonly Ingredient[]>>();
  });

  test('for one entry, its id encoded', async () => {
    cmsTestContext.handle = createJsonHandler(kelp);
    expect(await cmsTestContext.client().get('ingredients', 'a/b', { locale: 'en' })).toEqual({
      kind: 'ok',
      data: kelp,
    });
    expect(cmsTestContext.requests[0]?.url).toBe('/api/v1/ingredients/a%2Fb?locale=en');
  });

  test('for a slug, and reports not-found when there is none', async () => {
    cmsTestContext.handle = createJsonHandler(toListAnswer(kelp));
    expect(await cmsTestContext.client().findBySlug('ingredients', 'tang', { locale: 'da' })).toEqual({
      kind: 'ok',
      data: kelp,
    });
    expect(cmsTestContext.requests[0]?.url).toBe('/api/v1/ingredients?locale=da&slug=tang');
    cmsTestContext.handle = createJsonHandler(
      toListAnswer({ ...kelp, id: 'oat', slugs: { en: 'oat', da: 'havre' } }, kelp),
    );
    expect(await cmsTestContext.client().findBySlug('ingredients', 'tang', { locale: 'da' })).toMatchObject({
      kind: 'ok',
      data: { id: 'kelp' },
    });
    expect(await cmsTestContext.client().findBySlug('ingredients', 'tang', { locale: 'en' })).toMatchObject({
      kind: 'not-found',
    });
    cmsTestContext.handle = createJsonHandler(toListAnswer());
    expect(await cmsTestContext.client().findBySlug('ingredients', 'x', { locale: 'da' })).toMatchObject({
      kind: 'not-found',
      message: expect.stringContaining('nothing has the slug "x"'),
    });
  });

  test('once for simultaneous identical calls, and again afterwards', async () => {
    cmsTestContext.handle = createJsonHandler(toListAnswer(kelp));
    const reader = cmsTestContext.client();
    const [first, second] = await Promise.all([
      reader.list('ingredients', { locale: 'en' }),
      reader.list('ingredients', { locale: 'en' }),
      reader.list('ingredients', { locale: 'da' }),
    ]);
    expect(first).toEqual(second);
    expect(cmsTestContext.requests).toHaveLength(2);
    await reader.list('ingredients', { locale: 'en' });
    expect(cmsTestContext.requests).toHaveLength(3);
  });
});

test('createCmsClient() keeps unknown fields', async () => {
  cmsTestContext.handle = createJsonHandler({
    ...kelp,
    harvest: 'spring',
    slugs: { ...kelp.slugs, sv: 'tare' },
  });
  const answer = getDataOrThrow(await cmsTestContext.client().get('ingredients', 'kelp', { locale: 'en' }));
  expect(answer).toMatchObject({ harvest: 'spring', slugs: { sv: 'tare' } });
});

describe('createCmsClient() returns', () => {
  test('malformed with the URL and the path of every invalid field', async () => {
    cmsTestContext.handle = createJsonHandler(
      toListAnswer(kelp, { ...kelp, name: undefined, slugs: { en: 'kelp', da: 7 } }),
    );
    const answer = await cmsTestContext.client().list('ingredients', { locale: 'en' });
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
      const heard: CmsRequestEvent[] = [];
      const reader = cmsTestContext.client({ onProgress: (progress) => heard.push(progress) });
      // @ts-expect-error no list of the entities has this name
      const asked = [reader.list(name, { locale: 'en' }), reader.get(name, 'x', { locale: 'en' })];
      // @ts-expect-error no list of the entities has this name
      asked.push(reader.findBySlug(name, 'x', { locale: 'en' }));
      for (const answer of await Promise.all(asked)) {
        expect(answer).toMatchObject({
          kind: 'unknown-entity',
          message: expect.stringContaining('of lists this client knows ingredients, faq, pages, products'),
        });
      }
      expect([cmsTestContext.requests, heard]).toEqual([[], []]);
    },
  );

  test('unknown-entity to a singleton that it does not have', async () => {
    // @ts-expect-error a list is no singleton
    const answer = await cmsTestContext.client().getSingleton('ingredients', { locale: 'en' });
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
    cmsTestContext.handle = createJsonHandler({ items: [kelp], total: 40 });
    const failures: CmsRequestEvent[] = [];
    const reader = cmsTestContext.client({ onProgress: (progress) => failures.push(progress) });
    const expected = {
      kind: 'malformed',
      problems: [{ path: ['total'], message: 'is 40, but 1 came' }],
      message: expect.stringMatching(/ingredients\?locale=en: total is 40, but 1 came$/),
    };
    expect(await reader.list('ingredients', { locale: 'en' })).toMatchObject(expected);
    expect(failures.at(-1)).toMatchObject({ type: 'failed', failure: expected });
    // The requested entry may be missing from an incomplete list.
    expect(await reader.findBySlug('ingredients', 'oat', { locale: 'en' })).toMatchObject({
      kind: 'malformed',
    });
    for (const whole of [toListAnswer(kelp), toListAnswer()]) {
      cmsTestContext.handle = createJsonHandler(whole);
      expect(await cmsTestContext.client().list('ingredients', { locale: 'en' })).toEqual({
        kind: 'ok',
        data: whole.items,
      });
    }
  });

  test('malformed for an HTML page with status 200', async () => {
    cmsTestContext.handle = createJsonHandler('<!doctype html><title>Log in</title>');
    expect(await cmsTestContext.client().list('ingredients', { locale: 'en' })).toMatchObject({
      kind: 'malformed',
    });
  });

  test.each([
    [404, 'not-found'],
    [400, 'refused'],
    [403, 'refused'],
  ])('for status %i %s with the message of the service, without a retry', async (status, kind) => {
    cmsTestContext.handle = createJsonHandler(
      { error: { code: 'x', message: 'There is no such thing' } },
      status,
    );
    const answer = await cmsTestContext.client().get('ingredients', 'x', { locale: 'en' });
    expect(answer).toMatchObject({ kind, message: expect.stringContaining('There is no such thing') });
    expect(cmsTestContext.requests).toHaveLength(1);
  });

  test('unreachable without a service', async () => {
    const reader = cmsTestContext.client({ baseUrl: 'http://127.0.0.1:1', retries: 1 });
    expect(await reader.getSingleton('settings', { locale: 'en' })).toMatchObject({ kind: 'unreachable' });
    expect(cmsTestContext.waits).toEqual([100]);
  });

  test('timeout when the service does not finish its answer in time', async () => {
    cmsTestContext.handle = (_request, response) => response.write('{"items":');
    const answer = await cmsTestContext
      .client({ timeoutMs: 40, retries: 0 })
      .list('ingredients', { locale: 'en' });
    expect(answer).toMatchObject({ kind: 'timeout', message: expect.stringContaining('40 ms') });
  });
});

describe('createCmsClient() notifies a progress indicator', () => {
  const heard = (options?: Partial<CmsConnectionOptions>) => {
    const events: CmsRequestEvent[] = [];
    return {
      events,
      reader: cmsTestContext.client({ onProgress: (progress) => events.push(progress), ...options }),
    };
  };

  test('when requests start and end, with the number of others under way', async () => {
    cmsTestContext.handle = createJsonHandler(toListAnswer(kelp));
    const { reader, events } = heard();
    await Promise.all([
      reader.list('ingredients', { locale: 'en' }),
      reader.list('ingredients', { locale: 'da' }),
    ]);
    expect(events.map(({ type, pending }) => [type, pending])).toEqual([
      ['started', 0],
      ['started', 1],
      ['finished', 1],
      ['finished', 0],
    ]);
    expect(events[0]?.url).toMatch(/\/api\/v1\/ingredients\?locale=en$/);
  });

  test('once for a request that is shared or retried', async () => {
    cmsTestContext.handle = (request, response) =>
      (cmsTestContext.requests.length === 1
        ? createJsonHandler('no', 503)
        : createJsonHandler(toListAnswer(kelp)))(request, response);
    const { reader, events } = heard();
    await Promise.all([
      reader.list('ingredients', { locale: 'en' }),
      reader.list('ingredients', { locale: 'en' }),
    ]);
    expect(events.map(({ type }) => type)).toEqual(['started', 'finished']);
  });

  test.each<[what: string, handler: () => Handler, kind: string]>([
    ['a refusal', () => createJsonHandler('no', 404), 'not-found'],
    ['a service that stays away', () => createJsonHandler('no', 503), 'unreachable'],
    [
      'an answer that its schema refuses',
      () => createJsonHandler(toListAnswer({ ...kelp, name: 7 })),
      'malformed',
    ],
  ])('of the kind of failure for %s', async (_what, handler, kind) => {
    cmsTestContext.handle = handler();
    const { reader, events } = heard();
    const answer = await reader.list('ingredients', { locale: 'en' });
    expect(events.map(({ type }) => type)).toEqual(['started', 'failed']);
    expect(events[1]).toMatchObject({ failure: answer, pending: 0 });
    expect(answer.kind).toBe(kind);
  });

  test('of no failure for a page that was left', async () => {
    const { reader, events } = heard();
    const controller = new AbortController();
    cmsTestContext.handle = () => controller.abort();
    const { signal } = controller;
    expect(await reader.list('ingredients', { locale: 'en', signal })).toMatchObject({ kind: 'aborted' });
    await expect.poll(() => events.map(({ type }) => type)).toEqual(['started', 'finished']);
  });

  test('and works even if the indicator throws', async () => {
    cmsTestContext.handle = createJsonHandler(toListAnswer(kelp));
    const uncaught: unknown[] = [];
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.on('uncaughtException', (error) => uncaught.push(error));
    try {
      const reader = cmsTestContext.client({
        onProgress: ({ type }) => {
          throw new Error(`cannot show ${type}`);
        },
      });
      expect(await reader.list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'ok' });
      expect(uncaught).toEqual([new Error('cannot show started'), new Error('cannot show finished')]);
    } finally {
      process.removeAllListeners('uncaughtException');
      for (const listener of others) process.on('uncaughtException', listener);
    }
  });
});

test.each<[what: string, options: Partial<CmsConnectionOptions>, message: RegExp]>([
  ['no time at all', { timeoutMs: 0 }, /0 ms/],
  ['no number', { timeoutMs: Number.NaN }, /NaN ms/],
  ['part of a millisecond', { timeoutMs: 0.5 }, /0.5 ms/],
  ['longer than a timer runs', { timeoutMs: 2 ** 31 }, /2147483648 ms/],
  ['less than no retry', { retries: -1 }, /-1 times/],
  ['half a retry', { retries: 0.5 }, /0.5 times/],
])('createCmsClient() throws for %s', (_what, options, message) => {
  expect(() => cmsTestContext.client(options)).toThrow(RangeError);
  expect(() => cmsTestContext.client(options)).toThrow(message);
});

test.each(['', '.', '..', '\ud800'])('get() knows without asking that nothing has the id %j', async (id) => {
  expect(await cmsTestContext.client().get('pages', id, { locale: 'en' })).toMatchObject({
    kind: 'not-found',
  });
  expect(cmsTestContext.requests).toHaveLength(0);
});

test('createCmsClient() uses timers that end with the request', async () => {
  cmsTestContext.handle = createJsonHandler('no', 503);
  const { port } = cmsTestContext.server.address() as AddressInfo;
  const reader = createCmsClient({ entities, baseUrl: `http://127.0.0.1:${port}`, retries: 1 });
  expect(await reader.list('ingredients', { locale: 'en' })).toMatchObject({ kind: 'unreachable' });
  expect(cmsTestContext.requests).toHaveLength(2);

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
  const reader = createCmsClient({ entities, baseUrl: '' });
  const original = globalThis.fetch;
  globalThis.fetch = (url) =>
    Promise.resolve(Response.json(toListAnswer({ ...kelp, description: String(url) })));
  try {
    const [entry] = getDataOrThrow(await reader.list('ingredients', { locale: 'en' }));
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
    const reader = cmsTestContext.client({ retries: 0, fetch: () => Promise.reject(reason) });
    expect(await reader.list('pages', { locale: 'en' })).toMatchObject({
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
  cmsTestContext.handle = createJsonHandler(toListAnswer());
  expect(await cmsTestContext.client({ basePath }).list('faq', { locale: 'sv-SE' })).toEqual({
    kind: 'ok',
    data: [],
  });
  expect(cmsTestContext.requests[0]?.url).toBe(url);
});

test('findBySlug() finds by what getSlug() says', async () => {
  cmsTestContext.handle = createJsonHandler(toListAnswer(kelp));
  const reader = cmsTestContext.client({
    getSlug: (entry, locale) => `${(entry as Ingredient).id}-${locale}`,
  });
  expect(await reader.findBySlug('ingredients', 'kelp-sv', { locale: 'sv' })).toMatchObject({ kind: 'ok' });
  expect(await reader.findBySlug('ingredients', 'tang', { locale: 'da' })).toMatchObject({
    kind: 'not-found',
  });
});

test('a schema is made once, when its entity is first asked for', async () => {
  cmsTestContext.handle = createJsonHandler(toListAnswer(kelp));
  let made = 0;
  const { port } = cmsTestContext.server.address() as AddressInfo;
  const lazy = () => {
    made += 1;
    return entities.lists.ingredients;
  };
  const reader = createCmsClient({
    entities: { lists: { ingredients: lazy } },
    baseUrl: `http://127.0.0.1:${port}`,
  });
  expect(made).toBe(0);
  const answer = await reader.list('ingredients', { locale: 'en' });
  expectTypeOf(answer).toEqualTypeOf<CmsAnswer<readonly Ingredient[]>>();
  await reader.list('ingredients', { locale: 'en' });
  cmsTestContext.handle = createJsonHandler(kelp);
  await reader.get('ingredients', 'kelp', { locale: 'en' });
  expect(made).toBe(1);
});

test('getDataOrThrow() throws the failure', async () => {
  cmsTestContext.handle = createJsonHandler('no', 404);
  const answer = await cmsTestContext.client().get('products', 'p99', { locale: 'da' });
  expect(() => getDataOrThrow(answer)).toThrow(CmsError);
  expect(() => getDataOrThrow(answer)).toThrow(/products\/p99\?locale=da/);
});

test('toAbsoluteUrl() resolves paths of the service against its address and keeps absolute URLs', () => {
  const reader = createCmsClient({ entities, baseUrl: 'https://cms.example/' });
  expect(reader.toAbsoluteUrl('/api/v1/media/p04.webp')).toBe('https://cms.example/api/v1/media/p04.webp');
  expect(reader.toAbsoluteUrl('https://cdn.example/p04.webp')).toBe('https://cdn.example/p04.webp');
  expect(reader.toAbsoluteUrl('//cdn.example/p04.webp')).toBe('//cdn.example/p04.webp');
});
