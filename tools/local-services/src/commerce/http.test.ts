import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getStorefrontSchema } from './storefront-schema.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    accessTokens: { dk: 'public-token' },
    isThrottled: (request) => request.headers.has('x-test-throttle'),
  });
});
afterAll(() => shop.close());

const path = '/shops/dk/api/2026-04/graphql.json';
const post = (body: string, headers: Record<string, string> = {}, to = path) =>
  shop.app.request(to, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

describe('POST /shops/{shop}/api/2026-04/graphql.json', () => {
  test.each([
    ['malformed JSON', '{"query":'],
    ['no query', '{}'],
    ['a list', '[]'],
    ['variables that are not an object', '{"query":"{ shop { name } }","variables":[1]}'],
    ['nothing', ''],
  ])('answers %s with 400', async (_name, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors: { query: 'Required parameter missing or invalid' } });
  });

  test('accepts a bare query as application/graphql', async () => {
    const response = await post('{ shop { name } }', { 'content-type': 'application/graphql' });
    expect(await response.json()).toEqual({ data: { shop: { name: 'Marehalm' } } });
  });

  test.each([
    ['/shops/se/api/2026-04/graphql.json'],
    ['/shops/dk/api/2026-05/graphql.json'],
    ['/shops/dk/api/2099-01/graphql.json'],
    ['/shops/dk/api/latest/graphql.json'],
    ['/shops/dk/api/2026-04/graphql.jsonx'],
    ['/shops/__proto__/api/2026-04/graphql.json'],
  ])('answers 404 for %s', async (to) => {
    const response = await post('{"query":"{ shop { name } }"}', {}, to);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ errors: 'Not Found' });
  });

  test.each([
    ['2026-04/graphql.json', '2026-04'],
    ['2026-04/graphql', '2026-04'],
    ['2020-01/graphql.json', '2026-04'],
    ['2025-10/graphql', '2026-04'],
    ['graphql.json', '2026-04'],
    ['graphql', '2026-04'],
    ['unstable/graphql.json', 'unstable'],
  ])('answers /api/%s as version %s', async (to, version) => {
    const response = await post('{"query":"{ shop { name } }"}', {}, `/shops/dk/api/${to}`);
    expect(await response.json()).toEqual({ data: { shop: { name: 'Marehalm' } } });
    expect(response.headers.get('x-shopify-api-version')).toBe(version);
  });

  test('refuses a wrong access token and accepts the right one or none', async () => {
    const body = '{"query":"{ shop { name } }"}';
    const refused = await post(body, { 'X-Shopify-Storefront-Access-Token': 'stolen' });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toEqual({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] });
    expect((await post(body, { 'X-Shopify-Storefront-Access-Token': 'public-token' })).status).toBe(200);
    expect((await post(body)).status).toBe(200);
  });

  test('returns THROTTLED with status 200, as Shopify does', async () => {
    const response = await post('{"query":"{ shop { name } }"}', { 'x-test-throttle': '1' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    });
  });

  test.each([
    ['https://shop.test', true],
    ['http://localhost:5173', true],
    ['https://elsewhere.test', false],
  ])('allows browsers on pages of %s to read answers: %s', async (origin, isAllowed) => {
    const answer = await post('{"query":"{ shop { name } }"}', { origin });
    expect(answer.headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null);
  });

  // Each of them is sent by one of Shopify's packages; a browser refuses the request when one is not allowed.
  test.each([
    'content-type',
    'x-shopify-storefront-access-token',
    'x-sdk-variant',
    'x-sdk-variant-source',
    'x-sdk-version',
    'x-shopify-uniquetoken',
    'x-shopify-visittoken',
    'shopify-storefront-id',
    'shopify-storefront-y',
    'shopify-storefront-s',
  ])('allows browsers to send %s', async (header) => {
    const preflight = await shop.app.request(path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': header,
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('https://shop.test');
    expect(preflight.headers.get('access-control-allow-headers')?.split(',')).toContain(header);
  });

  test('returns a request id, for finding a failed request in the log', async () => {
    const response = await post('{"query":"{ shop { name } }"}');
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get('x-shopify-api-version')).toBe('2026-04');
  });
});

describe('validation', () => {
  test.each([
    ['{ product(handle: "x") { price } }', 'undefinedField'],
    ['{ product(slug: "x") { id } }', 'argumentNotAccepted'],
    ['{ productTags { nodes } }', 'missingRequiredArguments'],
    ['{ shop }', 'selectionMismatch'],
    ['query ($a: Int) { shop { name } }', 'variableNotUsed'],
    ['{ product(handle: 1.5) { id } }', 'argumentLiteralsIncompatible'],
  ])('of %s returns %s', async (query, code) => {
    const answer = await shop.query(query);
    expect(answer.status).toBe(200);
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]?.extensions?.['code']).toBe(code);
  });

  test('reports a syntax error with its position', async () => {
    const answer = await shop.query('{ shop { name }');
    expect(answer.errors).toEqual([
      { message: expect.stringContaining('Syntax Error'), locations: [{ line: 1, column: 16 }] },
    ]);
  });

  test("reports invalid variables in Shopify's words", async () => {
    const query =
      'query ($first: Int!, $ids: [ID!]!) { nodes(ids: $ids) { id } products(first: $first) { nodes { id } } }';
    const answer = await shop.query(query, { first: 1.5, ids: ['gid://shopify/Product/1', null] });
    expect(answer.errors).toEqual([
      expect.objectContaining({
        message: 'Variable $first of type Int! was provided invalid value',
        extensions: {
          code: 'INVALID_VARIABLE',
          value: 1.5,
          problems: [{ path: [], explanation: 'Could not coerce value 1.5 to Int' }],
        },
      }),
      expect.objectContaining({
        message:
          'Variable $ids of type [ID!]! was provided invalid value for 1 (Expected value to not be null)',
      }),
    ]);
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'ignores an inherited property for the missing variable %s',
    async (name) => {
      const query = `query ($${name}: String) { products(first: 1, query: $${name}) { nodes { id } } }`;
      const { data, errors } = await shop.query(query);
      expect(errors).toBeUndefined();
      expect(data.products.nodes).toHaveLength(1);
    },
  );

  test('requires an operation name among several operations', async () => {
    const response = await post(
      JSON.stringify({ query: 'query a { shop { id } } query b { shop { name } }' }),
    );
    expect(await response.json()).toEqual({ errors: [{ message: 'An operation name is required' }] });
    const named = await post(
      JSON.stringify({ query: 'query a { shop { id } } query b { shop { name } }', operationName: 'b' }),
    );
    expect(await named.json()).toEqual({ data: { shop: { name: 'Marehalm' } } });
  });
});

describe('bounds', () => {
  test('reject a query that is too deep', async () => {
    const deep = `${'nodes { product { variants(first: 1) { '.repeat(9)} nodes { id } ${'} } }'.repeat(9)}`;
    const answer = await shop.query(`{ product(handle: "lee-serum") { variants(first: 1) { ${deep} } } }`);
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('MAX_COMPLEXITY_EXCEEDED');
  });

  test('reject a query for millions of objects', async () => {
    const query = `query ($n: Int!) { products(first: $n) { nodes { collections(first: $n) { nodes {
      products(first: $n) { nodes { id } } } } } } }`;
    const answer = await shop.query(query, { n: 250 });
    expect(answer.errors?.[0]?.message).toMatch(/^Query has complexity \d+, which exceeds max complexity/);
    expect((await shop.query(query, { n: 10 })).errors).toBeUndefined();
  });

  test('reject lists of ids that multiply, and count each alias', async () => {
    const { data } = await shop.query('{ collections(first: 1) { nodes { id } } }');
    const ids = Array.from({ length: 250 }, () => data.collections.nodes[0].id as string);
    const f = 'fragment f on Collection { products(first: 19) { nodes { id } } }';
    const aliases = (ofIds: string) =>
      Array.from({ length: 30 }, (_, index) => `a${index}: nodes(ids: ${ofIds}) { ...f }`).join(' ');
    const given = await shop.query(`query ($ids: [ID!]!) { ${aliases('$ids')} } ${f}`, { ids });
    expect(given.errors?.[0]?.message).toMatch(/^Query has complexity \d+, which exceeds max complexity/);
    const few = `products(first: 250) { nodes { collections(first: 250) { nodes { id } } } }`;
    const written = `nodes(ids: ${JSON.stringify(ids.slice(0, 5))}) { ... on Collection { ${few} } }`;
    expect((await shop.query(`{ ${written} }`)).errors?.[0]?.message).toMatch(/^Query has complexity/);
    const same = `nodes(ids: "${ids[0]}") { ... on Collection { ${few} } }`;
    expect((await shop.query(`{ ${same} }`)).errors).toBeUndefined();
  });

  test.each([
    ['searches', (index) => `a${index}: search(query: "serum", first: 1) { totalCount }`],
    ['texts of articles', (index) => `a${index}: articles(first: 250) { nodes { contentHtml } }`],
    ['texts of policies', (index) => `a${index}: shop { privacyPolicy { body } }`],
    ['lines of carts', (index) => `a${index}: cartCreate(input: { lines: $lines }) { cart { id } }`],
    ['long words to look for', (index) => `a${index}: products(first: 1, query: $text) { nodes { id } }`],
  ] satisfies [string, (index: number) => string][])(
    'reject %s that are cheap to request and expensive to answer',
    async (_name, field) => {
      const text = 'a OR '.repeat(1000);
      const lines = Array.from({ length: 250 }, () => ({ merchandiseId: 'gid://shopify/ProductVariant/1' }));
      const all = Array.from({ length: 300 }, (_, index) => field(index)).join(' ');
      const declared = [
        ...(all.includes('$text') ? ['$text: String'] : []),
        ...(all.includes('$lines') ? ['$lines: [CartLineInput!]'] : []),
      ];
      const kind = all.includes('cartCreate') ? 'mutation' : 'query';
      const carts = shop.sql('SELECT count(*) AS n FROM carts');
      const answer = await shop.query(
        `${kind} bounded ${declared.length > 0 ? `(${declared.join(', ')})` : ''} { ${all} }`,
        { text, lines },
      );
      expect(answer.data).toBeUndefined();
      expect(answer.errors).toEqual([
        {
          message: expect.stringMatching(/^Query exceeds max complexity/),
          extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' },
        },
      ]);
      // What was done until then is taken back.
      expect(shop.sql('SELECT count(*) AS n FROM carts')).toEqual(carts);
    },
  );

  test('reject introspection that multiplies', async () => {
    const one = '__type(name: "Product") { fields { type { fields { name } } } }';
    const all = Array.from({ length: 200 }, (_, index) => `a${index}: ${one}`).join(' ');
    expect((await shop.query(`{ ${all} }`)).errors?.[0]?.extensions?.['code']).toBe(
      'MAX_COMPLEXITY_EXCEEDED',
    );
    expect((await shop.query(`{ ${one} }`)).errors).toBeUndefined();
  });

  test('reject fragments that multiply', async () => {
    const doubling = Array.from(
      { length: 22 },
      (_, index) => `fragment f${index} on Shop { a${index}: name ...f${index + 1} ...f${index + 1} }`,
    ).join(' ');
    const answer = await shop.query(`{ shop { ...f0 } } ${doubling} fragment f22 on Shop { name }`);
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('MAX_COMPLEXITY_EXCEEDED');
  });

  test('reject a body or a query that is too long', async () => {
    expect((await post(`{"query":"{ shop { name } } # ${'x'.repeat(300_000)}"}`)).status).toBe(413);
    const answer = await shop.query(`{ shop { ${'name '.repeat(11_000)} } }`);
    expect(answer.errors?.[0]?.message).toMatch(/tokens/i);
  });
});

describe('unsupported fields', () => {
  test('are reported by name, and the rest is answered', async () => {
    const answer = await shop.query(
      'mutation { cartClone(cartId: "gid://shopify/Cart/1") { cart { id } } cartCreate { userErrors { code } } }',
    );
    expect(answer.data).toEqual({ cartClone: null, cartCreate: { userErrors: [] } });
    expect(answer.errors?.map(({ message }) => message)).toEqual([
      'Mutation.cartClone is left out of the local Storefront API; docs/storefront-api.md lists what it answers',
    ]);
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('NOT_IMPLEMENTED');
  });

  test('do not affect introspection', async () => {
    const answer = await shop.query(
      '{ __schema { queryType { name } } __type(name: "Cart") { fields { name } } }',
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data.__schema.queryType.name).toBe('QueryRoot');
  });

  test('are part of the schema for code generators', async () => {
    const { data, errors } = await shop.query(
      getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true, schemaDescription: true }),
    );
    expect(errors).toBeUndefined();
    const built = buildClientSchema(data as IntrospectionQuery);
    expect(printSchema(built)).toBe(printSchema(getStorefrontSchema()));
  });

  test('are empty for features that the shop does not have', async () => {
    const { data, errors } = await shop.query(`{ locations(first: 3) { nodes { id } pageInfo { hasNextPage } }
      metaobject(handle: { handle: "x", type: "y" }) { id } metaobjects(type: "y", first: 3) { nodes { id } }
      shop { customerAccountUrl socialLoginProviders { handle } }
      product(handle: "lee-serum") { selectedOrFirstAvailableVariant { storeAvailability(first: 1) { nodes { available } } } } }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      locations: { nodes: [], pageInfo: { hasNextPage: false } },
      metaobject: null,
      metaobjects: { nodes: [] },
      shop: { customerAccountUrl: null, socialLoginProviders: [] },
      product: { selectedOrFirstAvailableVariant: { storeAvailability: { nodes: [] } } },
    });
  });
});

describe('an internal error', () => {
  test('returns only a request id to the caller', async () => {
    const reported: unknown[] = [];
    const broken = await openTestShop({
      report: (error) => reported.push(error),
      pictureUrl: () => {
        throw new TypeError('secret detail');
      },
    });
    const answer = await broken.query('{ product(handle: "lee-serum") { featuredImage { url } } }');
    broken.close();
    expect(answer.status).toBe(200);
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('INTERNAL_SERVER_ERROR');
    expect(JSON.stringify(answer)).not.toMatch(/secret|TypeError|\.ts/);
    expect(String(reported[0])).toContain('secret detail');
  });
});
