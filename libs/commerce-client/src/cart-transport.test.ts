import { describe, expect, test } from 'vitest';
import { createCartTransport } from './cart-transport.ts';
import { createStorefrontClient } from './storefront-client.ts';

const money = (amount: string) => ({ amount, currencyCode: 'DKK' });

/** A cart as the Storefront API returns it. */
const shopCart = {
  id: 'gid://shopify/Cart/1?key=k',
  checkoutUrl: 'https://shop.example/c/1',
  totalQuantity: 0,
  note: null,
  attributes: [],
  buyerIdentity: { email: null, phone: null, countryCode: 'DK' },
  cost: { subtotalAmount: money('0.0'), totalAmount: money('0.0') },
  discountCodes: [],
  discountAllocations: [],
  lines: { nodes: [], pageInfo: { hasNextPage: false } },
};

/** A transport with a shop that records requests and the customers of its carts. */
function setUp({ token, broken = () => false }: { token: () => string | undefined; broken?: () => boolean }) {
  const asked: string[] = [];
  let missed = 0;
  const client = createStorefrontClient({
    endpoint: 'https://shop.example/api/2026-04/graphql.json',
    accessToken: 'public',
    country: 'DK',
    language: 'DA',
    fetch: async (_address, init) => {
      const { query, variables } = JSON.parse(String(init?.body)) as {
        query: string;
        variables: { buyerIdentity?: { customerAccessToken?: string } };
      };
      const name = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? 'none';
      const given = variables.buyerIdentity?.customerAccessToken;
      asked.push(given === undefined ? name : `${name} ${given}`);
      if (given !== undefined && broken()) return new Response('', { status: 503 });
      if (given === 'old') {
        const userErrors = [{ code: 'INVALID', field: ['buyerIdentity'], message: 'Customer is invalid' }];
        return Response.json({ data: { payload: { cart: shopCart, userErrors, warnings: [] } } });
      }
      const data =
        name.startsWith('Cart') && query.includes('payload')
          ? { payload: { cart: shopCart, userErrors: [], warnings: [] } }
          : { cart: shopCart };
      return Response.json({ data });
    },
  });
  const transport = createCartTransport({
    client,
    findVariantId: (sku) => sku,
    country: 'DK',
    getCustomerToken: token,
    onCustomerAssignmentFailed: () => (missed += 1),
  });
  const assignments = () => asked.filter((each) => each.includes(' '));
  return { transport, assignments, missed: () => missed };
}

const line = { sku: 'MH-P04-30', quantity: 1 };

test('assigns the cart of a logged-in customer to them, once', async () => {
  const { transport, assignments } = setUp({ token: () => 'ida' });
  expect((await transport.createCart({ lines: [line], codes: [] })).kind).toBe('ok');
  await transport.fetchCart(shopCart.id);
  await transport.changeCart(shopCart.id, { add: [line], update: [], remove: [] });
  expect(assignments()).toHaveLength(1);
  expect(assignments()[0]).toMatch(/ ida$/);
});

test("keeps a guest's cart without a customer until they log in", async () => {
  let token: string | undefined;
  const { transport, assignments } = setUp({ token: () => token });
  await transport.createCart({ lines: [line], codes: [] });
  expect(assignments()).toEqual([]);
  token = 'ida';
  await transport.fetchCart(shopCart.id);
  token = 'bodil';
  await transport.fetchCart(shopCart.id);
  expect(assignments().map((each) => each.split(' ')[1])).toEqual(['ida', 'bodil']);
});

test('keeps the bag with an invalid customer token, and does not try the token again', async () => {
  const { transport, assignments } = setUp({ token: () => 'old' });
  expect((await transport.fetchCart(shopCart.id)).kind).toBe('ok');
  expect((await transport.fetchCart(shopCart.id)).kind).toBe('ok');
  expect(assignments()).toHaveLength(1);
});

test('does not repeat a change whose cart could not be assigned, but reads the cart again', async () => {
  let isBroken = true;
  const { transport, assignments, missed } = setUp({ token: () => 'ida', broken: () => isBroken });
  expect((await transport.changeCart(shopCart.id, { add: [line], update: [], remove: [] })).kind).toBe('ok');
  expect(missed()).toBe(1);
  expect((await transport.fetchCart(shopCart.id)).kind).toBe('retry');
  isBroken = false;
  expect((await transport.fetchCart(shopCart.id)).kind).toBe('ok');
  expect(assignments()).toHaveLength(3);
});

describe('createCartTransport()', () => {
  /** A shop with a fixed answer per operation name. */
  function shopWith(answers: Readonly<Record<string, object>>, status = 200) {
    const asked: { readonly name: string; readonly variables: Record<string, unknown> }[] = [];
    const client = createStorefrontClient({
      endpoint: 'https://shop.example/api/2026-04/graphql.json',
      accessToken: 'public',
      country: 'DK',
      language: 'DA',
      fetch: async (_address, init) => {
        const { query, variables } = JSON.parse(String(init?.body)) as {
          query: string;
          variables: Record<string, unknown>;
        };
        const name = /(\w+)\(/.exec(query.slice(query.indexOf('{')))?.[1] ?? '';
        asked.push({ name, variables });
        const payload = { cart: shopCart, userErrors: [], warnings: [], ...answers[name] };
        const data = query.startsWith('query') ? { cart: answers['cart'] ?? shopCart } : { payload };
        return status === 200 ? Response.json({ data }) : new Response('', { status });
      },
    });
    const variantOf = (sku: string) => (sku === 'none' ? undefined : `variant-${sku}`);
    const transport = createCartTransport({
      client,
      findVariantId: variantOf,
      country: 'DK',
      timeZone: 'Europe/Copenhagen',
    });
    return { transport, asked };
  }

  test('sends removals, quantities, additions and codes, in this order', async () => {
    const { transport, asked } = shopWith({});
    const answer = await transport.changeCart('cart', {
      add: [{ sku: 'a', quantity: 1 }],
      update: [{ id: 'l1', sku: 'b', quantity: 2 }],
      remove: ['l2'],
      codes: ['KYST10'],
    });
    expect(answer).toMatchObject({
      kind: 'ok',
      cart: { id: shopCart.id, checkoutUrl: shopCart.checkoutUrl },
    });
    expect(asked.map(({ variables }) => variables)).toMatchObject([
      { lineIds: ['l2'] },
      { lines: [{ id: 'l1', quantity: 2 }] },
      { lines: [{ merchandiseId: 'variant-a', quantity: 1 }] },
      { discountCodes: ['KYST10'] },
    ]);
  });

  test('rejects what the shop does not sell without a request', async () => {
    const { transport, asked } = shopWith({});
    const refused = { kind: 'refused', skus: ['none'], reason: 'not sold in this market' };
    const lines = [line, { sku: 'none', quantity: 1 }];
    expect(await transport.createCart({ lines, codes: [] })).toEqual(refused);
    expect(await transport.changeCart('cart', { add: lines, update: [], remove: [] })).toEqual(refused);
    expect(asked).toEqual([]);
  });

  test('sends nothing without changes', async () => {
    const { transport, asked } = shopWith({});
    expect(await transport.changeCart('cart', { add: [], update: [], remove: [] })).toEqual({
      kind: 'retry',
    });
    expect(asked).toEqual([]);
  });

  test.each([
    [503, { kind: 'retry' }],
    [401, { kind: 'refused', skus: ['a'], reason: expect.stringContaining('401') as string }],
  ])('takes status %i for %j', async (status, expected) => {
    const { transport } = shopWith({}, status);
    expect(await transport.createCart({ lines: [{ sku: 'a', quantity: 1 }], codes: [] })).toEqual(expected);
  });

  test('returns which lines were refused, and stops there', async () => {
    const userErrors = [{ code: 'INVALID', field: ['lines'], message: 'Too many' }];
    const { transport, asked } = shopWith({ cartLinesUpdate: { userErrors } });
    const answer = await transport.changeCart('cart', {
      add: [{ sku: 'a', quantity: 1 }],
      update: [{ id: 'l1', sku: 'b', quantity: 2 }],
      remove: [],
    });
    expect(answer).toEqual({ kind: 'refused', skus: ['b'], reason: 'Too many' });
    expect(asked).toHaveLength(1);
  });

  test('reports that a cart is gone', async () => {
    const client = createStorefrontClient({
      endpoint: 'https://shop.example/api/2026-04/graphql.json',
      accessToken: 'public',
      country: 'DK',
      language: 'DA',
      fetch: async () => Response.json({ data: { cart: null } }),
    });
    const transport = createCartTransport({ client, findVariantId: (sku) => sku, country: 'DK' });
    expect(await transport.fetchCart('cart')).toEqual({ kind: 'cart-missing' });
  });

  test('reports what the shop did differently, and with which line or code', async () => {
    const of = (id: string, sku: string) => ({
      id,
      quantity: 1,
      merchandise: { id: `variant-${sku}`, sku },
      cost: { amountPerQuantity: money('1.0'), subtotalAmount: money('1.0'), totalAmount: money('1.0') },
      attributes: [],
      discountAllocations: [],
    });
    const lines = { nodes: [of('l1', 'a'), of('l2', 'b')], pageInfo: { hasNextPage: false } };
    const warnings = [
      { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'Gone', target: 'l1' },
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Fewer', target: 'variant-b' },
      { code: 'DISCOUNT_NOT_FOUND', message: 'No code', target: 'NOPE' },
      { code: 'DUPLICATE_DELIVERY_ADDRESS', message: 'Twice', target: 'x' },
    ];
    const { transport } = shopWith({ cartDiscountCodesUpdate: { cart: { ...shopCart, lines }, warnings } });
    const answer = await transport.changeCart('cart', { add: [], update: [], remove: [], codes: ['NOPE'] });
    expect(answer.kind === 'ok' && answer.cart.messages).toEqual([
      { kind: 'out-of-stock', sku: 'a' },
      { kind: 'not-enough-stock', sku: 'b' },
      { kind: 'code-refused', code: 'NOPE', reason: 'DISCOUNT_NOT_FOUND' },
      { kind: 'other', reason: 'DUPLICATE_DELIVERY_ADDRESS' },
    ]);
  });
});
