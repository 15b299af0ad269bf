import { expect, test } from './test.ts';

const shopPath = '/shops/int/api/2026-04/graphql.json';
const searchPath = '/1/indexes/*/queries?x-algolia-application-id=marehalm&x-algolia-api-key=marehalm-search';

/** A size of the Lee Serum in the shops for Europe and for Denmark. */
const europeanSize = 'gid://shopify/ProductVariant/3000401';
const danishSize = 'gid://shopify/ProductVariant/1000401';

/** Implementation details that must never reach a caller. */
const innards = /\bat .+:\d+:\d+|node_modules|\.ts\b|\/work|SQLITE|ZodError/;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly body: unknown;
}

async function post(url: string, body: unknown): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  expect(text).not.toMatch(innards);
  return { status: answer.status, text, body: JSON.parse(text) };
}

const createCart = (lines: unknown) => ({
  query: `mutation ($lines: [CartLineInput!]!) {
    cartCreate(input: { lines: $lines }) {
      cart { id totalQuantity }
      userErrors { code field message }
    }
  }`,
  variables: { lines },
});

test('commerce service reports that a cart does not exist', async ({ shop }) => {
  const cartId = 'gid://shopify/Cart/no-such-cart?key=none';
  const read = await post(shop.origin + shopPath, {
    query: 'query ($id: ID!) { cart(id: $id) { id } }',
    variables: { id: cartId },
  });
  expect(read).toMatchObject({ status: 200, body: { data: { cart: null } } });

  const changed = await post(shop.origin + shopPath, {
    query: `mutation ($id: ID!, $lines: [CartLineInput!]!) {
      cartLinesAdd(cartId: $id, lines: $lines) { cart { id } userErrors { code field message } }
    }`,
    variables: { id: cartId, lines: [{ merchandiseId: europeanSize }] },
  });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      data: {
        cartLinesAdd: {
          cart: null,
          userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
        },
      },
    },
  });
});

test('commerce service rejects a variant of another shop', async ({ shop }) => {
  const { body } = await post(shop.origin + shopPath, createCart([{ merchandiseId: danishSize }]));
  expect(body).toMatchObject({
    data: {
      cartCreate: {
        cart: null,
        userErrors: [{ code: 'INVALID', message: `The merchandise with id ${danishSize} does not exist.` }],
      },
    },
  });
});

for (const [quantity, problem] of [
  [0, { code: 'INVALID', message: 'The quantity must be greater than zero.' }],
  [-1, { code: 'INVALID', message: 'The quantity must be greater than zero.' }],
  [1e9, { code: 'MAXIMUM_EXCEEDED', message: 'The quantity must be at most 99.' }],
] as const) {
  test(`commerce service creates no cart for a quantity of ${quantity}`, async ({ shop }) => {
    const answer = await post(
      shop.origin + shopPath,
      createCart([{ merchandiseId: europeanSize, quantity }]),
    );
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          cartCreate: {
            cart: null,
            userErrors: [{ field: ['input', 'lines', '0', 'quantity'], ...problem }],
          },
        },
      },
    });
  });
}

test('commerce service creates no cart for a quantity of 1.5', async ({ shop }) => {
  const answer = await post(
    shop.origin + shopPath,
    createCart([{ merchandiseId: europeanSize, quantity: 1.5 }]),
  );
  expect(answer).toMatchObject({
    status: 200,
    body: { errors: [{ extensions: { code: 'INVALID_VARIABLE' } }] },
  });
  expect(answer.body).not.toHaveProperty('data');
});

test('commerce service leaves a cart unchanged when it rejects an update', async ({ shop }) => {
  const created = await shop.askCommerce<{
    cartCreate: { cart: { id: string; lines: { nodes: [{ id: string }] } } };
  }>(
    'int',
    `mutation ($lines: [CartLineInput!]!) {
      cartCreate(input: { lines: $lines }) { cart { id lines(first: 1) { nodes { id } } } }
    }`,
    { lines: [{ merchandiseId: europeanSize, quantity: 2 }] },
  );
  const { id, lines } = created.cartCreate.cart;
  for (const quantity of [-1, 1.5, 1e9]) {
    await post(shop.origin + shopPath, {
      query: `mutation ($id: ID!, $lines: [CartLineUpdateInput!]!) {
        cartLinesUpdate(cartId: $id, lines: $lines) { userErrors { code } }
      }`,
      variables: { id, lines: [{ id: lines.nodes[0].id, quantity }] },
    });
  }
  const { cart } = await shop.askCommerce<{ cart: { totalQuantity: number } }>(
    'int',
    'query ($id: ID!) { cart(id: $id) { totalQuantity } }',
    { id },
  );
  expect(cart.totalQuantity).toBe(2);
});

test('search service rejects a query of 513 characters and answers one of 512', async ({ shop }) => {
  const search = (length: number) =>
    post(shop.origin + searchPath, { requests: [{ indexName: 'products', query: 'a'.repeat(length) }] });
  expect(await search(513)).toMatchObject({ status: 400, body: { status: 400 } });
  expect(await search(512)).toMatchObject({ status: 200 });
});

test('search service names an index that does not exist', async ({ shop }) => {
  const answer = await post(shop.origin + searchPath, { requests: [{ indexName: 'perfumes', query: '' }] });
  expect(answer).toMatchObject({
    status: 404,
    body: { status: 404, message: expect.stringContaining('perfumes') },
  });
});

for (const [service, path, expected] of [
  [
    'commerce',
    shopPath,
    { status: 400, body: { errors: { query: 'Required parameter missing or invalid' } } },
  ],
  ['search', searchPath, { status: 400, body: { message: 'Invalid JSON in the request body', status: 400 } }],
  [
    'newsletter',
    '/newsletter/subscriptions',
    { status: 422, body: { errors: { email: 'Please enter an email address' } } },
  ],
] as const) {
  test(`${service} service answers malformed JSON in its protocol`, async ({ shop }) => {
    expect(await post(shop.origin + path, '{"query":')).toMatchObject(expected);
  });
}

test('content service names what it does not have', async ({ shop }) => {
  for (const [path, status, code] of [
    ['/api/v1/perfumes?locale=en', 404, 'unknown-entity'],
    ['/api/v1/products/no-such-product?locale=en', 404, 'not-found'],
    ['/api/v1/products?locale=xx', 400, 'unknown-locale'],
  ] as const) {
    const answer = await fetch(shop.origin + path);
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, status]);
    expect(text).not.toMatch(innards);
    expect(JSON.parse(text)).toMatchObject({ error: { code } });
  }
});
