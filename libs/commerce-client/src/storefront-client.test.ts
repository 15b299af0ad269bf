import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import type { RequestListener } from 'node:http';
import { expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { isTemporaryFailure, type StorefrontAnswer, type StorefrontFailure } from './storefront-answer.ts';
import { createStorefrontClient, type StorefrontClientOptions } from './storefront-client.ts';
import type { StorefrontOperation } from './storefront-operation.ts';
import { serveDuringTest } from './testing/http-server.ts';

const query = 'query Shop { shop { name } }' as StorefrontOperation<
  { shop: { name: string } },
  { id?: string }
>;
const token = 'a-public-token';

function clientOf(endpoint: string, timeoutMs = 5000) {
  return createStorefrontClient({ endpoint, accessToken: token, country: 'DK', language: 'DA', timeoutMs });
}

async function answerOf(listener: RequestListener, variables: { id?: string } = {}, timeoutMs?: number) {
  return clientOf(await serveDuringTest(listener), timeoutMs).request(query, variables);
}

function answering(status: number, body: string, type = 'application/json'): RequestListener {
  return (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
}

/** Returns what creating a client with these options throws. */
function refusalOf(options: Partial<StorefrontClientOptions>): unknown {
  const valid = { endpoint: 'https://shop.example/api', accessToken: token, country: 'DK', language: 'DA' };
  try {
    createStorefrontClient({ ...valid, ...options });
  } catch (error) {
    return error;
  }
  throw new Error('expected a refusal');
}

test.each(['secret\ntoken-value', 'secret\0token-value', 'secret\rtoken-value', 'secret-tøken-Ω'])(
  'createStorefrontClient() throws for the token %j, which a header cannot contain, without repeating it',
  (accessToken) => {
    const error = refusalOf({ accessToken });
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toHaveProperty('message', 'Cannot ask the shop: fetch refuses its endpoint or accessToken');
    expect(inspect(error)).not.toContain('secret');
  },
);

const password = 'hunter22';

test.each([
  `http://user:${password}@host.example/x`,
  `https://${password}@host.example/x`,
  `//user:${password}@host.example/x`,
  `http://user:${password}@`,
])('createStorefrontClient() throws for the endpoint %s without repeating it', (endpoint) => {
  const error = refusalOf({ endpoint });
  expect(error).toBeInstanceOf(TypeError);
  expect(error).toHaveProperty('message', 'Cannot ask the shop: fetch refuses its endpoint or accessToken');
  expect(inspect(error)).not.toContain(password);
});

test.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 31, 3e9])(
  'createStorefrontClient() throws for a timeout of %d ms',
  (timeoutMs) => {
    expect(refusalOf({ timeoutMs })).toEqual(
      new RangeError(
        `Cannot wait ${timeoutMs} ms for an answer: timeoutMs is a whole number, 1 to 2147483647`,
      ),
    );
  },
);

test.each<[criterion: string, options: Partial<StorefrontClientOptions>]>([
  ['an address of the page’s own origin', { endpoint: '/shops/dk/api/2026-04/graphql.json' }],
  ['an address beside the page', { endpoint: 'api/graphql.json' }],
  ['a path with an at sign', { endpoint: 'https://shop.example/@dk/graphql.json?as=a@b' }],
  ['the shortest time', { timeoutMs: 1 }],
  ['the longest time', { timeoutMs: 2 ** 31 - 1 }],
])('createStorefrontClient() accepts %s', (_criterion, options) => {
  expect(() => refusalOf(options)).toThrow('expected a refusal');
});

test('request() returns the data', async () => {
  expect(await answerOf(answering(200, '{"data":{"shop":{"name":"Marehalm"}}}'))).toEqual({
    kind: 'ok',
    data: { shop: { name: 'Marehalm' } },
  });
});

test('request() sends the operation, the context, the variables and the token as the protocol requires', async () => {
  const seen: unknown[] = [];
  const endpoint = await serveDuringTest((request, response) => {
    seen.push(request.method, request.url, request.headers['content-type']);
    seen.push(request.headers['x-shopify-storefront-access-token'], request.headers['cookie']);
    void json(request).then((body) => {
      seen.push(body);
      response.end('{"data":{}}');
    });
  });
  await clientOf(endpoint).request(query, { id: 'gid://shopify/Cart/1?key=2' });
  expect(seen).toEqual([
    'POST',
    '/api/2026-04/graphql.json',
    'application/json',
    token,
    undefined,
    { query, variables: { country: 'DK', language: 'DA', id: 'gid://shopify/Cart/1?key=2' } },
  ]);
});

const throttled = '{"errors":[{"message":"Throttled","extensions":{"code":"THROTTLED"}}]}';
const scopeMissing =
  '{"data":{"shop":null},"errors":[{"message":"Scope missing","extensions":{"code":"ACCESS_DENIED"}}]}';
const accessDenied = '{"data":null,"errors":[{"message":"CustomerAccessTokenDelete access denied"}]}';
const internal = '{"errors":[{"message":"Oh","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}';
const partial = '{"data":{"shop":{"name":"x"}},"errors":[{"message":"half"}]}';

test.each<[criterion: string, status: number, body: string, failure: Partial<StorefrontFailure>]>([
  ['the code THROTTLED', 200, throttled, { kind: 'throttled' }],
  ['status 429', 429, 'slow down', { kind: 'throttled' }],
  ['status 430', 430, '<html>', { kind: 'throttled' }],
  ['the code ACCESS_DENIED beside data', 200, scopeMissing, { kind: 'denied' }],
  ['refused access without a code', 200, accessDenied, { kind: 'denied' }],
  ['status 401', 401, '{"errors":"[API] Invalid API key"}', { kind: 'denied' }],
  ['status 403', 403, '', { kind: 'denied' }],
  ['status 503 with a text', 503, 'upstream connect error', { kind: 'unreachable' }],
  ['status 500 with data', 500, '{"data":{}}', { kind: 'unreachable' }],
  ['a page of HTML', 200, '<!doctype html><title>Log in</title>', { kind: 'malformed' }],
  ['an empty body', 200, '', { kind: 'malformed' }],
  ['half a body', 200, '{"data":{"shop":{"na', { kind: 'malformed' }],
  ['a list', 200, '[]', { kind: 'malformed' }],
  ['null', 200, 'null', { kind: 'malformed' }],
  ['neither data nor errors', 200, '{}', { kind: 'malformed' }],
  ['data that is null', 200, '{"data":null,"errors":[]}', { kind: 'malformed' }],
  ['errors', 200, internal, { kind: 'failed', code: 'INTERNAL_SERVER_ERROR' }],
  ['errors beside data', 200, partial, { kind: 'failed', message: 'Cannot do what was asked: half' }],
  ['errors without sense', 400, '{"errors":[7,{}]}', { kind: 'failed' }],
  ['errors as one text', 404, '{"errors":"Not Found"}', { kind: 'failed' }],
])('request() returns a failure for %s', async (_criterion, status, body, failure) => {
  const answer = await answerOf(answering(status, body));
  expect(answer).toMatchObject(failure);
  expect(answer).toHaveProperty('message', expect.stringMatching(/^Cannot /));
});

test('request() reports a refused connection', async () => {
  const answer = await clientOf('http://127.0.0.1:1/').request(query, {});
  expect(answer).toMatchObject({ kind: 'unreachable', message: expect.not.stringContaining('fetch failed') });
});

test('request() reports a relative endpoint without a page, and that a retry is of no use', async () => {
  const answer = await clientOf('/api/2026-04/graphql.json').request(query, {});
  expect(answer).toEqual({ kind: 'failed', message: 'Cannot ask the shop: Invalid URL' });
  expect(isTemporaryFailure(answer as StorefrontFailure)).toBe(false);
});

test("request() leaves relative endpoints to the page's own fetch", async () => {
  const client = clientOf('/api/2026-04/graphql.json');
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: unknown) => {
    asked.push(address);
    return new Response('{"data":{"shop":{"name":"Stub"}}}');
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await client.request(query, {})).toMatchObject({ kind: 'ok' });
  expect(asked).toEqual(['/api/2026-04/graphql.json']);
});

test.each<[criterion: string, reason: unknown, message: string]>([
  ['an error with a cause', new TypeError('fetch failed', { cause: new Error('ECONNRESET') }), 'ECONNRESET'],
  ['an error without a cause message', new TypeError('fetch failed', { cause: new Error() }), 'fetch failed'],
  ['an error', new TypeError('Load failed'), 'Load failed'],
  ['something else', 'offline', 'offline'],
])('request() returns the reason why a custom fetch rejects with %s', async (_criterion, reason, message) => {
  const client = createStorefrontClient({
    endpoint: '/api/2026-04/graphql.json',
    accessToken: token,
    country: 'DK',
    language: 'DA',
    fetch: () => Promise.reject(reason as Error),
  });
  expect(await client.request(query, {})).toEqual({
    kind: 'unreachable',
    message: `Cannot ask the shop: ${message}`,
  });
});

test('request() returns a failure for variables that are no JSON', async () => {
  const ask = clientOf('http://127.0.0.1:1/').request(query, { id: 1n as unknown as string });
  expect(await ask).toHaveProperty('message', expect.stringContaining('BigInt'));
});

test("request() uses the platform's fetch at the time of the request", async () => {
  const client = clientOf('http://127.0.0.1:1/');
  vi.stubGlobal('fetch', async () => new Response('{"data":{"shop":{"name":"Stub"}}}'));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await client.request(query, {})).toEqual({ kind: 'ok', data: { shop: { name: 'Stub' } } });
});

test('request() reports a connection that is cut in the middle of the body', async () => {
  const answer = await answerOf((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"data":', () => response.destroy());
  });
  expect(answer).toMatchObject({ kind: 'unreachable' });
});

test('request() times out without an answer', async () => {
  expect(await answerOf(() => undefined, {}, 50)).toEqual({
    kind: 'timeout',
    message: 'Cannot ask the shop: no whole answer within 50 ms',
  });
});

test('request() times out in the middle of a body', async () => {
  const answer = await answerOf((_request, response) => void response.writeHead(200).write('{"da'), {}, 100);
  expect(answer).toMatchObject({ kind: 'timeout' });
});

test('request() ends when its caller aborts', async () => {
  const controller = new AbortController();
  const endpoint = await serveDuringTest(() => controller.abort());
  expect(await clientOf(endpoint).request(query, {}, { signal: controller.signal })).toMatchObject({
    kind: 'aborted',
  });
});

test('request() sends nothing once its caller has aborted', async () => {
  let requests = 0;
  const endpoint = await serveDuringTest((_request, response) => {
    requests += 1;
    response.end('{"data":{}}');
  });
  const answer = await clientOf(endpoint).request(query, {}, { signal: AbortSignal.abort() });
  expect(answer).toMatchObject({ kind: 'aborted' });
  expect(requests).toBe(0);
});

test('no failure repeats the token or a variable', async () => {
  const secret = 'gid://shopify/Cart/1?key=secret';
  const endpoints = await Promise.all([
    serveDuringTest(answering(200, '<html>')),
    serveDuringTest(answering(503, '')),
    'http://127.0.0.1:1/',
  ]);
  for (const endpoint of endpoints) {
    const text = JSON.stringify(await clientOf(endpoint).request(query, { id: secret }));
    expect(text).not.toContain(token);
    expect(text).not.toContain('secret');
  }
});

test('no failure repeats the token or a variable that the server repeats', async () => {
  const variables = { id: 'gid://shopify/Cart/1?key=secret', input: { codes: ['say "hello"', 'DK'] } };
  const answer = await answerOf((request, response) => {
    void json(request).then((body) => {
      const { variables: given } = body as { variables: unknown };
      const echo = `${JSON.stringify(given)} ${variables.id} ${variables.input.codes[0]} ${token}`;
      response.end(JSON.stringify({ errors: [{ message: `Variable of type ID! was provided ${echo}` }] }));
    });
  }, variables);
  const text = JSON.stringify(answer);
  expect(answer).toMatchObject({
    kind: 'failed',
    message: expect.stringMatching(/of type ID! was provided/),
  });
  for (const secret of ['secret', 'hello', token]) expect(text).not.toContain(secret);
  // Too short to be a secret, and the country is in every request.
  expect(text).toContain('DK');
});

test.each<[criterion: string, repeat: (address: string, init: RequestInit) => string]>([
  ['the whole body', (_address, { body }) => `proxy: ${String(body)}`],
  ['the body as a text of JSON', (_address, { body }) => `proxy: ${JSON.stringify({ body })}`],
  ['the headers', (_address, { headers }) => `proxy: ${JSON.stringify(headers)}`],
  ['the address', (address) => `proxy: ${address}`],
])(
  'no failure repeats the token or a variable that a custom fetch repeats: %s',
  async (_criterion, repeat) => {
    for (const wrap of [
      (message: string) => new Error(message),
      (message: string) => new TypeError('fetch failed', { cause: new Error(message) }),
      (message: string) => message,
    ]) {
      const client = createStorefrontClient({
        endpoint: 'https://shop.example/api?key=address-key',
        accessToken: token,
        country: 'DK',
        language: 'DA',
        // Not every `fetch` rejects with an Error.
        fetch: (address, init = {}) => Promise.reject(wrap(repeat(address as string, init)) as Error),
      });
      const variables = { id: 'gid://shopify/Cart/1?key=secret', input: { codes: ['say "hello"'] } };
      const answer = await client.request(query, variables);
      expect(answer).toMatchObject({
        kind: 'unreachable',
        message: expect.stringMatching(/^Cannot ask the shop: proxy: /),
      });
      const text = JSON.stringify(answer);
      for (const secret of ['secret', 'hello', token, 'address-key', 'query Shop']) {
        expect(text).not.toContain(secret);
      }
    }
  },
);

test.each<[expected: boolean, failure: StorefrontFailure]>([
  [true, { kind: 'throttled', message: '' }],
  [true, { kind: 'unreachable', message: '' }],
  [true, { kind: 'timeout', message: '' }],
  [true, { kind: 'malformed', message: '' }],
  [true, { kind: 'failed', message: '', code: 'INTERNAL_SERVER_ERROR' }],
  [false, { kind: 'failed', message: '' }],
  [false, { kind: 'denied', message: '' }],
  [false, { kind: 'aborted', message: '' }],
])('isTemporaryFailure() is %s for %j', (expected, failure) => {
  expect(isTemporaryFailure(failure)).toBe(expected);
});

test('request() knows the types of its operation', () => {
  const client = clientOf('http://127.0.0.1:1/');
  const mutation = '' as StorefrontOperation<{ id: string }, { readonly code: string }>;
  const ask = () => client.request(mutation, { code: 'CLUB15' });
  expectTypeOf(ask).returns.resolves.toEqualTypeOf<StorefrontAnswer<{ id: string }>>();
  // @ts-expect-error: the operation asks for a code
  const asksForNothing = () => client.request(mutation, {});
  expectTypeOf(asksForNothing).toBeFunction();
  // A string is no operation until its types are declared, but an operation is a string.
  expectTypeOf(mutation).toExtend<string>();
});

test('every failure has a message and every answer a kind', () => {
  expectTypeOf<StorefrontFailure['message']>().toEqualTypeOf<string>();
  expectTypeOf<StorefrontAnswer<object>['kind']>().toEqualTypeOf<'ok' | StorefrontFailure['kind']>();
});
