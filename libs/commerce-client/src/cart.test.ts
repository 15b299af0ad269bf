import { expect, test } from 'vitest';
import {
  addCartLines,
  type CommerceCart,
  createCart,
  fetchCart,
  removeCartLines,
  setBuyerIdentity,
  setCartAttributes,
  setCartNote,
  setDiscountCodes,
  updateCartLines,
} from './cart.ts';
import type { CartWarningCode, CartWarningKind } from './cart-outcome.ts';
import { createStorefrontClient, type StorefrontClient } from './storefront-client.ts';
import { serveShop } from './testing/graphql-server.ts';
import { createShopCart, createShopCartLine } from './testing/shop-cart.ts';

const id = 'gid://shopify/Cart/c1?key=secret';

const cart: CommerceCart = {
  id,
  checkoutUrl: 'https://shop.example/cart/c/c1',
  lines: [
    {
      id: 'gid://shopify/CartLine/l1',
      merchandiseId: 'gid://shopify/ProductVariant/3000401',
      sku: 'MH-P04-30',
      quantity: 2,
      unitPrice: { amount: 3200, currency: 'EUR' },
      subtotal: { amount: 6400, currency: 'EUR' },
      total: { amount: 5760, currency: 'EUR' },
      available: true,
      attributes: [],
    },
  ],
  totalQuantity: 2,
  attributes: [],
  discountCodes: [{ code: 'CLUB15', applicable: true, appliesTo: 'goods' }],
  cost: { subtotal: { amount: 6400, currency: 'EUR' }, total: { amount: 5760, currency: 'EUR' } },
  buyer: { countryCode: 'DE' },
};

async function shopWith(root: object): Promise<StorefrontClient> {
  const endpoint = await serveShop(root);
  return createStorefrontClient({ endpoint, accessToken: 't', country: 'DE', language: 'EN' });
}

const accepted = { cart: createShopCart(), userErrors: [], warnings: [] };

test('fetchCart() returns a plain cart in minor units', async () => {
  const client = await shopWith({ cart: createShopCart() });
  expect(await fetchCart(client, id)).toEqual({ kind: 'ok', cart, warnings: [] });
});

test('fetchCart() distinguishes a code for delivery, which the shop does not mark, from one for goods', async () => {
  const discountCodes = [
    { code: 'club15', applicable: true },
    { code: 'FREESHIP', applicable: true },
    { code: 'whole order', applicable: true },
    { code: 'GONE', applicable: false },
  ];
  const allocation = { __typename: 'CartCodeDiscountAllocation', code: 'CLUB15', targetType: 'LINE_ITEM' };
  const lines = {
    nodes: [
      createShopCartLine({
        discountAllocations: [
          { __typename: 'CartAutomaticDiscountAllocation', targetType: 'LINE_ITEM' },
          allocation,
        ],
      }),
    ],
    pageInfo: { hasNextPage: false },
  };
  const discountAllocations = [
    { ...allocation, code: 'FREESHIP', targetType: 'SHIPPING_LINE' },
    { ...allocation, code: 'WHOLE ORDER' },
  ];
  const client = await shopWith({ cart: createShopCart({ discountCodes, discountAllocations, lines }) });
  expect(await fetchCart(client, id)).toMatchObject({
    cart: {
      discountCodes: [
        { code: 'club15', applicable: true, appliesTo: 'goods' },
        { code: 'FREESHIP', applicable: true, appliesTo: 'delivery' },
        { code: 'whole order', applicable: true, appliesTo: 'goods' },
        { code: 'GONE', applicable: false },
      ],
    },
  });
  const cartWithoutDelivery = { ...createShopCart({ discountCodes, lines }), discountAllocations: [] };
  expect(await fetchCart(await shopWith({ cart: cartWithoutDelivery }), id)).toMatchObject({
    cart: { discountCodes: [{ appliesTo: 'goods' }, { appliesTo: 'delivery' }, {}, { applicable: false }] },
  });
});

test('fetchCart() omits unknown fields and returns a known buyer', async () => {
  const merchandise = {
    __typename: 'ProductVariant',
    id: 'gid://shopify/ProductVariant/3000401',
    sku: null,
    availableForSale: false,
  };
  const lines = {
    nodes: [createShopCartLine({ merchandise })],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  };
  const buyerIdentity = { email: 'bodil@example.com', phone: '+4520202020', countryCode: null };
  const answer = await fetchCart(await shopWith({ cart: createShopCart({ lines, buyerIdentity }) }), id);
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  expect(answer.cart.lines[0]).not.toHaveProperty('sku');
  expect(answer.cart.lines[0]).toMatchObject({ available: false });
  expect(answer.cart.buyer).toEqual({ email: 'bodil@example.com', phone: '+4520202020' });
});

test('fetchCart() returns the note and the attributes of the cart and of its lines', async () => {
  const attributes = [
    { key: 'Gift wrapping', value: 'Paper' },
    { key: 'Empty', value: null },
  ];
  const lines = {
    nodes: [createShopCartLine({ attributes })],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  };
  const shop = await shopWith({ cart: createShopCart({ lines, attributes, note: 'Ring twice' }) });
  const answer = await fetchCart(shop, id);
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  const read = [
    { key: 'Gift wrapping', value: 'Paper' },
    { key: 'Empty', value: '' },
  ];
  expect(answer.cart).toMatchObject({ note: 'Ring twice', attributes: read, lines: [{ attributes: read }] });
});

test('fetchCart() reports a missing cart', async () => {
  expect(await fetchCart(await shopWith({ cart: null }), id)).toEqual({ kind: 'missing' });
});

const halfAYen = { amount: '1.5', currencyCode: 'JPY' };
const manyLines = { nodes: [], pageInfo: { hasNextPage: true, hasPreviousPage: false } };

test.each([
  ['half a yen', { cost: { subtotalAmount: halfAYen, totalAmount: halfAYen } }, 'JPY'],
  ['more lines than an answer holds', { lines: manyLines }, 'more than 250 lines'],
])('fetchCart() reports %s', async (_criterion, fault, why) => {
  expect(await fetchCart(await shopWith({ cart: createShopCart(fault) }), id)).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining(why),
  });
});

const merchandiseId = 'gid://shopify/ProductVariant/3000401';
const lineId = 'gid://shopify/CartLine/l1';
const wrapping = { key: 'Gift wrapping', value: 'Paper' };

test.each<[mutation: string, change: (client: StorefrontClient) => Promise<unknown>, given: object]>([
  ['cartCreate', (client) => createCart(client), { input: { lines: [], discountCodes: [] } }],
  [
    'cartCreate',
    (client) =>
      createCart(client, {
        lines: [{ merchandiseId, quantity: 2 }],
        discountCodes: ['CLUB15'],
        buyer: { countryCode: 'NO', customerAccessToken: 'token' },
        note: 'Ring twice',
        attributes: [wrapping],
      }),
    {
      input: {
        note: 'Ring twice',
        attributes: [wrapping],
        lines: [{ merchandiseId, quantity: 2 }],
        discountCodes: ['CLUB15'],
        buyerIdentity: { countryCode: 'NO', customerAccessToken: 'token' },
      },
    },
  ],
  [
    'cartLinesAdd',
    (client) => addCartLines(client, id, [{ merchandiseId, quantity: 1 }]),
    { cartId: id, lines: [{ merchandiseId, quantity: 1 }] },
  ],
  [
    'cartLinesAdd',
    (client) => addCartLines(client, id, [{ merchandiseId, quantity: 1, attributes: [wrapping] }]),
    { cartId: id, lines: [{ merchandiseId, quantity: 1, attributes: [wrapping] }] },
  ],
  [
    'cartLinesUpdate',
    (client) => updateCartLines(client, id, [{ id: lineId, attributes: [] }]),
    { cartId: id, lines: [{ id: lineId, attributes: [] }] },
  ],
  ['cartNoteUpdate', (client) => setCartNote(client, id, ''), { cartId: id, note: '' }],
  [
    'cartAttributesUpdate',
    (client) => setCartAttributes(client, id, [wrapping]),
    { cartId: id, attributes: [wrapping] },
  ],
  [
    'cartLinesUpdate',
    (client) => updateCartLines(client, id, [{ id: lineId, quantity: 0 }]),
    { cartId: id, lines: [{ id: lineId, quantity: 0 }] },
  ],
  ['cartLinesRemove', (client) => removeCartLines(client, id, [lineId]), { cartId: id, lineIds: [lineId] }],
  [
    'cartDiscountCodesUpdate',
    (client) => setDiscountCodes(client, id, ['A', 'B']),
    { cartId: id, discountCodes: ['A', 'B'] },
  ],
  [
    'cartBuyerIdentityUpdate',
    (client) => setBuyerIdentity(client, id, { email: 'bodil@example.com' }),
    { cartId: id, buyerIdentity: { email: 'bodil@example.com' } },
  ],
])('%s sends its arguments and returns the cart', async (mutation, change, given) => {
  const seen: unknown[] = [];
  const client = await shopWith({
    [mutation]: (variables: object) => {
      // graphql-js creates inputs without a prototype.
      seen.push(JSON.parse(JSON.stringify(variables)));
      return accepted;
    },
  });
  expect(await change(client)).toEqual({ kind: 'ok', cart, warnings: [] });
  // The schema adds a line's default quantity, so compare only the given fields.
  expect(seen).toMatchObject([given]);
});

test.each<[kind: CartWarningKind, code: CartWarningCode]>([
  ['not-enough-stock', 'MERCHANDISE_NOT_ENOUGH_STOCK'],
  ['out-of-stock', 'MERCHANDISE_OUT_OF_STOCK'],
  ['code-refused', 'DISCOUNT_NOT_FOUND'],
  ['code-refused', 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'],
  ['duplicate-address', 'DUPLICATE_DELIVERY_ADDRESS'],
  ['gift-cards-unavailable', 'PAYMENTS_GIFT_CARDS_UNAVAILABLE'],
  ['other', 'MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION'],
])('a change reports what the shop did differently: %s for %s', async (kind, code) => {
  const warning = { code, message: 'Only 2 left', target: lineId };
  const client = await shopWith({ cartLinesUpdate: { ...accepted, warnings: [warning] } });
  expect(await updateCartLines(client, id, [{ id: lineId, quantity: 9 }])).toEqual({
    kind: 'ok',
    cart,
    warnings: [{ kind, ...warning }],
  });
});

const refusal = {
  code: 'INVALID',
  field: ['lines', '0', 'merchandiseId'],
  message: 'The merchandise does not exist',
};

test('a refused change has the reasons and the current cart', async () => {
  const client = await shopWith({ cartLinesAdd: { ...accepted, userErrors: [refusal] } });
  expect(await addCartLines(client, id, [{ merchandiseId: 'x', quantity: 1 }])).toEqual({
    kind: 'refused',
    problems: [refusal],
    warnings: [],
    cart,
  });
});

test('a refused change has the reasons where the shop returns no cart', async () => {
  const userErrors = [{ code: null, field: null, message: 'No' }];
  const client = await shopWith({ cartCreate: { cart: null, userErrors, warnings: [] } });
  expect(await createCart(client)).toEqual({ kind: 'refused', problems: [{ message: 'No' }], warnings: [] });
});

test('a change is malformed when the shop returns nothing', async () => {
  expect(await addCartLines(await shopWith({ cartLinesAdd: null }), id, [])).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('no payload'),
  });
});

test('a change reports a cart that is gone or has another secret', async () => {
  const gone = { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' };
  const client = await shopWith({ cartLinesAdd: { cart: null, userErrors: [gone], warnings: [] } });
  expect(await addCartLines(client, id, [])).toEqual({ kind: 'missing' });
});

test('a change returns a connection failure', async () => {
  const client = createStorefrontClient({
    endpoint: 'http://127.0.0.1:1/',
    accessToken: 't',
    country: 'DE',
    language: 'EN',
  });
  expect(await removeCartLines(client, id, [lineId])).toMatchObject({ kind: 'unreachable' });
});
