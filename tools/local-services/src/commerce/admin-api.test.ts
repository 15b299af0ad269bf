import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createActivatedAccount } from './testing/account.ts';
import {
  getQuantitiesBySku,
  requestCartMutation,
  createCart,
  requirePayload,
  fetchCart,
} from './testing/cart.ts';
import { placeTestOrder, createUnpaidCart, SERUM_SKU } from './testing/order.ts';
import { type UntypedData, openTestShop, type TestShop } from './testing/test-shop.ts';

const token = 'admin-token-of-the-tests-0123';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ adminToken: token });
});
afterAll(() => shop.close());

async function admin(method: string, path: string, body?: unknown, authorization = `Bearer ${token}`) {
  const answer = await shop.app.request(`/admin/shops/${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as UntypedData };
}

describe('the token', () => {
  test.each(['', 'Bearer', 'Bearer guess', `bearer ${token}`, token, `Bearer ${token}x`])(
    'is required: %j is refused',
    async (authorization) => {
      for (const [method, path] of [
        ['GET', 'dk/orders'],
        ['GET', 'dk/orders/DK1001'],
        ['POST', 'dk/orders/DK1001/shipments'],
        ['PUT', `dk/stock/${SERUM_SKU}`],
        ['PUT', `dk/prices/${SERUM_SKU}`],
        ['DELETE', `dk/prices/${SERUM_SKU}`],
      ] as const) {
        const { status, body } = await admin(method, path, undefined, authorization);
        expect([status, body]).toEqual([401, { message: 'A token is needed' }]);
      }
    },
  );

  test('is never valid without configuration', async () => {
    const closed = await openTestShop();
    const answer = await closed.app.request('/admin/shops/dk/orders', {
      headers: { authorization: 'Bearer undefined' },
    });
    closed.close();
    expect(answer.status).toBe(404);
  });
});

describe('stock', () => {
  test('is read, set and moved, with an immediate effect in the shop', async () => {
    expect((await admin('PUT', `dk/stock/${SERUM_SKU}`, { available: 2 })).body).toEqual({
      sku: SERUM_SKU,
      available: 2,
    });
    expect((await admin('PUT', `dk/stock/${SERUM_SKU}`, { by: 1 })).body.available).toBe(3);
    const cart = await requirePayload(
      requestCartMutation(shop, 'cartCreate', {
        input: { lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1000401', quantity: 9 }] },
      }),
    );
    expect(getQuantitiesBySku(cart.cart)).toEqual({ [SERUM_SKU]: 3 });
    expect((await admin('GET', `dk/stock/${SERUM_SKU}`)).body.available).toBe(3);
    shop.restart();
    expect((await admin('GET', `dk/stock/${SERUM_SKU}`)).body.available).toBe(3);
  });

  test('does not fall below zero', async () => {
    await admin('PUT', `dk/stock/${SERUM_SKU}`, { available: 1 });
    const refused = await admin('PUT', `dk/stock/${SERUM_SKU}`, { by: -2 });
    expect(refused).toMatchObject({ status: 409, body: { available: 1 } });
    await admin('PUT', `dk/stock/${SERUM_SKU}`, { available: 100 });
  });

  test.each([
    [{}],
    [{ available: -1 }],
    [{ available: 1.5 }],
    [{ available: 1, by: 1 }],
    ['{'],
    [{ by: 'x' }],
  ])('is not set by %j', async (body) => {
    expect((await admin('PUT', `dk/stock/${SERUM_SKU}`, body)).status).toBe(422);
  });

  test.each(['dk/stock/MH-NONE', 'se/stock/MH-P04-30', 'dk/stock/MH-GIFT-CARD-20000'])(
    'has no %s',
    async (path) => {
      expect((await admin('GET', path)).status).toBe(404);
    },
  );

  test('limits the size of a body', async () => {
    expect((await admin('PUT', `dk/stock/${SERUM_SKU}`, 'x'.repeat(20_000))).status).toBe(413);
  });
});

describe('a price', () => {
  const day = 24 * 60 * 60_000;
  beforeEach(async () => {
    await admin('DELETE', `dk/prices/${SERUM_SKU}`);
    shop.now = new Date(shop.now.getTime() + 40 * day);
  });

  test('is what a cart costs, until the price of the content is restored', async () => {
    const { id } = await createCart(shop, { [SERUM_SKU]: 1 });
    expect((await admin('PUT', `dk/prices/${SERUM_SKU}`, { amount: 39900 })).body).toEqual({
      sku: SERUM_SKU,
      amount: 39900,
      currency: 'DKK',
      source: 'admin',
    });
    expect((await fetchCart(shop, id)).cost.totalAmount.amount).toBe('399.0');
    shop.restart();
    expect((await admin('DELETE', `dk/prices/${SERUM_SKU}`)).body).toMatchObject({
      amount: 37500,
      source: 'content',
    });
    expect((await fetchCart(shop, id)).cost.totalAmount.amount).toBe('375.0');
  });

  test('of one shop does not apply in another', async () => {
    await admin('PUT', `dk/prices/${SERUM_SKU}`, { amount: 100 });
    expect((await admin('GET', `no/prices/${SERUM_SKU}`)).body).toMatchObject({
      currency: 'NOK',
      source: 'content',
    });
  });

  test('that is reduced is shown with the lowest price of 30 days', async () => {
    await admin('PUT', `dk/prices/${SERUM_SKU}`, { amount: 35000 });
    shop.now = new Date(shop.now.getTime() + day);
    await admin('PUT', `dk/prices/${SERUM_SKU}`, { amount: 45000 });
    const { body } = await admin('PUT', `dk/prices/${SERUM_SKU}`, { amount: 30000, reduced: true });
    expect(body).toMatchObject({ amount: 30000, lowestOf30Days: 35000 });
    const { data } = await shop.query(
      '{ product(handle: "lee-serum") { variants(first: 1) { nodes { compareAtPrice { amount } } } } }',
    );
    expect(data.product.variants.nodes[0].compareAtPrice.amount).toBe('350.0');
  });

  test('that is no reduction is not shown as one', async () => {
    const before = (await admin('GET', `dk/prices/${SERUM_SKU}`)).body.amount;
    expect(await admin('PUT', `dk/prices/${SERUM_SKU}`, { amount: before, reduced: true })).toMatchObject({
      status: 409,
      body: { amount: before },
    });
    await admin('PUT', `dk/prices/${SERUM_SKU}`, { amount: 99900 });
    expect((await admin('PUT', `dk/prices/${SERUM_SKU}`, { amount: 50000, reduced: true })).status).toBe(409);
  });

  test('is updated at the checkout before payment', async () => {
    const cart = await createUnpaidCart(shop);
    await requestCartMutation(shop, 'cartPaymentUpdate', {
      cartId: cart.id,
      payment: {
        amount: { amount: cart.cost.checkoutChargeAmount.amount, currencyCode: 'DKK' },
        directPaymentMethod: { sessionId: 'test-success', billingAddress: {} },
      },
    });
    await admin('PUT', `dk/prices/${SERUM_SKU}`, { amount: 39900 });
    const { data } = await shop.query(
      `mutation ($id: ID!) { cartSubmitForCompletion(cartId: $id, attemptToken: "t") { result {
        ... on SubmitFailed { errors { code } } } } }`,
      { id: cart.id },
    );
    expect(data.cartSubmitForCompletion.result.errors).toEqual([
      { code: 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT' },
    ]);
  });

  test.each([
    [{}],
    [{ amount: 0 }],
    [{ amount: 10.5 }],
    [{ amount: '100' }],
    [{ amount: 100, reduced: 'yes' }],
  ])('is not set by %j', async (body) => {
    expect((await admin('PUT', `dk/prices/${SERUM_SKU}`, body)).status).toBe(422);
  });
});

describe('orders', () => {
  test('are listed page by page and fetched one by one', async () => {
    for (let times = 0; times < 3; times += 1) await placeTestOrder(shop, await createUnpaidCart(shop));
    const first = (await admin('GET', 'dk/orders?limit=2')).body;
    expect(first.items).toHaveLength(2);
    const rest = (await admin('GET', `dk/orders?limit=100&after=${first.next}`)).body;
    expect(rest.next).toBeUndefined();
    const names = [...first.items, ...rest.items].map(({ name }: UntypedData) => name);
    expect(names).toEqual(names.map((_: unknown, index: number) => `DK${1001 + index}`));
    expect((await admin('GET', `dk/orders/${names[0]}`)).body).toMatchObject({
      name: 'DK1001',
      email: 'shopper@example.com',
      total: expect.any(Number),
      currency: 'DKK',
      fulfilment: 'unfulfilled',
      deliveryAddress: { city: 'Skagen' },
      lines: [{ sku: SERUM_SKU, quantity: 1, position: 0 }],
      toShip: [{ position: 0, quantity: 1 }],
    });
    expect((await admin('GET', 'no/orders')).body.items).toEqual([]);
  });

  test.each([
    'dk/orders/DK9999',
    'dk/orders/NO1001',
    'dk/orders/1001',
    "dk/orders/DK1'--",
    'se/orders/DK1001',
  ])('there is no %s', async (path) => {
    expect((await admin('GET', path)).status).toBe(404);
  });

  test('are shipped in parcels: the shopper gets a mail, the account shows it, and nothing is shipped twice', async () => {
    const { email, token: session } = await createActivatedAccount(shop);
    const cart = await createUnpaidCart(shop, { token: session, quantities: { [SERUM_SKU]: 3 } });
    await placeTestOrder(shop, cart);
    const newest = (await admin('GET', 'dk/orders?limit=100')).body.items.at(-1);
    const path = `dk/orders/${newest.name}/shipments`;
    const first = await admin('POST', path, {
      carrier: 'Post',
      trackingNumber: 'T1',
      trackingUrl: 'https://track.example/T1',
      lines: [{ position: 0, quantity: 1 }],
    });
    expect(first).toMatchObject({
      status: 201,
      body: { fulfilment: 'partially-fulfilled', toShip: [{ position: 0, quantity: 2 }] },
    });
    const read = `query ($token: String!) { customer(customerAccessToken: $token) { orders(first: 1, reverse: true) { nodes {
      fulfillmentStatus financialStatus successfulFulfillments(first: 5) { trackingCompany trackingInfo(first: 5) { number url }
      fulfillmentLineItems(first: 5) { nodes { quantity lineItem { variant { sku } } } } } } } } }`;
    const seen = async () => (await shop.query(read, { token: session })).data.customer.orders.nodes[0];
    expect(await seen()).toMatchObject({
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      financialStatus: 'AUTHORIZED',
      successfulFulfillments: [
        {
          trackingCompany: 'Post',
          trackingInfo: [{ number: 'T1', url: 'https://track.example/T1' }],
          fulfillmentLineItems: { nodes: [{ quantity: 1, lineItem: { variant: { sku: SERUM_SKU } } }] },
        },
      ],
    });
    expect((await admin('POST', path, { lines: [{ position: 0, quantity: 3 }] })).status).toBe(409);
    const twice = [
      { position: 0, quantity: 2 },
      { position: 0, quantity: 2 },
    ];
    expect((await admin('POST', path, { lines: twice })).status).toBe(409);
    // Without lines, everything that is left.
    expect((await admin('POST', path, {})).body.fulfilment).toBe('fulfilled');
    expect(await seen()).toMatchObject({ fulfillmentStatus: 'FULFILLED', financialStatus: 'PAID' });
    const again = await Promise.all([admin('POST', path, {}), admin('POST', path, {})]);
    expect(again.map(({ status }) => status)).toEqual([409, 409]);
    const mails = shop.mails().filter(({ to, kind }) => to === email && kind === 'order-shipped');
    expect(mails).toHaveLength(2);
    expect(mails.at(-1)?.text).toMatch(/1 × [\s\S]*The rest follows[\s\S]*https:\/\/track\.example\/T1/);
  });

  test.each([
    [{ carrier: 'Post\r\nBcc: all@example.com' }],
    [{ trackingUrl: 'javascript:alert(1)' }],
    [{ trackingUrl: 'http://track.example' }],
    [{ lines: [] }],
    [{ lines: [{ position: 0, quantity: 0 }] }],
    [{ unknown: 1 }],
  ])('are not shipped by %j', async (body) => {
    expect((await admin('POST', 'dk/orders/DK1001/shipments', body)).status).toBe(422);
  });
});
