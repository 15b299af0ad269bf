import { expect, test } from 'vitest';
import type { AccountOrderDetails, FulfillmentStatus, PaymentStatus } from './account-order.ts';
import { createConnectionResolver } from './testing/create-connection-resolver.ts';
import { serveDuringTest } from './testing/http-server.ts';
import { createShopOrder } from './testing/shop-accounts.ts';
import {
  createAccountsAt,
  serveAccounts,
  address,
  customer,
  mailingAddress,
  session,
} from './testing/account-mutation-cases.ts';

const dkk = (amount: string) => ({ amount, currencyCode: 'DKK' });
const kroner = (amount: number) => ({ amount: amount * 100, currency: 'DKK' as const });

async function readOrderOf(over: object) {
  const order = createShopOrder(1001, over);
  const accounts = await serveAccounts({
    customer: { ...customer, orders: createConnectionResolver([order]) },
    node: { __typename: 'Order', ...order },
  });
  return accounts.fetchOrder(session, 'gid://shopify/Order/1001');
}

test('fetchOrder() returns every field of an order', async () => {
  const variant = { id: 'gid://shopify/ProductVariant/1000401', sku: 'MH-P04-30' };
  const answer = await readOrderOf({
    canceledAt: '2026-11-12T10:00:00Z',
    shippingAddress: mailingAddress,
    billingAddress: { ...mailingAddress, company: 'Tang' },
    totalRefunded: dkk('59.0'),
    metafield: { value: 'mobilepay' },
    lineItems: createConnectionResolver([
      {
        title: 'Læ Serum – 30 ml',
        quantity: 2,
        currentQuantity: 1,
        customAttributes: [
          { key: 'Message', value: 'Til dig' },
          { key: 'Empty', value: null },
        ],
        originalTotalPrice: dkk('750.0'),
        discountedTotalPrice: dkk('600.0'),
        variant,
      },
      {
        title: 'Tang Balm',
        quantity: 1,
        currentQuantity: 1,
        customAttributes: [],
        originalTotalPrice: dkk('0.0'),
        discountedTotalPrice: dkk('0.0'),
        variant: null,
      },
    ]),
    successfulFulfillments: [
      {
        trackingCompany: 'GLS',
        trackingInfo: [{ number: '123', url: 'https://carrier.example/123' }],
        fulfillmentLineItems: createConnectionResolver([
          { quantity: 2, lineItem: { title: 'Læ Serum – 30 ml', variant } },
          { quantity: 1, lineItem: { title: 'Tang Balm', variant: null } },
        ]),
      },
      {
        trackingCompany: null,
        trackingInfo: [{ number: null, url: null }],
        fulfillmentLineItems: createConnectionResolver([]),
      },
    ],
  });
  const order: AccountOrderDetails = {
    id: 'gid://shopify/Order/1001',
    name: 'DK1001',
    placedAt: '2026-11-11T04:41:00.000Z',
    total: kroner(359),
    payment: 'paid',
    fulfillment: 'unfulfilled',
    canceledAt: '2026-11-12T10:00:00Z',
    email: 'bodil@example.com',
    paymentMethod: 'mobilepay',
    lines: [
      {
        title: 'Læ Serum – 30 ml',
        sku: 'MH-P04-30',
        merchandiseId: 'gid://shopify/ProductVariant/1000401',
        quantity: 2,
        currentQuantity: 1,
        subtotal: kroner(750),
        total: kroner(600),
        attributes: [
          { key: 'Message', value: 'Til dig' },
          { key: 'Empty', value: '' },
        ],
      },
      {
        title: 'Tang Balm',
        quantity: 1,
        currentQuantity: 1,
        subtotal: kroner(0),
        total: kroner(0),
        attributes: [],
      },
    ],
    cost: {
      subtotal: kroner(300),
      delivery: kroner(59),
      vat: kroner(71.8),
      total: kroner(359),
      refunded: kroner(59),
    },
    deliveryAddress: address,
    billingAddress: { ...address, company: 'Tang' },
    tracking: [{ number: '123', url: 'https://carrier.example/123' }, {}],
    shipments: [
      {
        carrier: 'GLS',
        tracking: [{ number: '123', url: 'https://carrier.example/123' }],
        lines: [
          { title: 'Læ Serum – 30 ml', sku: 'MH-P04-30', quantity: 2 },
          { title: 'Tang Balm', quantity: 1 },
        ],
      },
      { tracking: [{}], lines: [] },
    ],
  };
  expect(answer).toEqual({ kind: 'ok', order });
});

test.each([
  ['https://reviews.example/o/1', 'https://reviews.example/o/1'],
  ['http://localhost:4200/reviews/DK1001/key', 'http://localhost:4200/reviews/DK1001/key'],
  ['javascript:alert(1)', undefined],
  ['/reviews', undefined],
  ['https://', undefined],
  ['', undefined],
])('fetchOrder() returns the address of reviews %j as %j', async (value, reviewUrl) => {
  const answer = await readOrderOf({
    lineItems: createConnectionResolver([]),
    metafield: ({ key }: { key: string }) => (key === 'review_url' ? { value } : null),
  });
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  expect(answer.order.reviewUrl).toBe(reviewUrl);
});

test('fetchOrder() omits unknown fields', async () => {
  const answer = await readOrderOf({
    email: null,
    subtotalPrice: null,
    totalTax: null,
    successfulFulfillments: null,
    lineItems: createConnectionResolver([]),
  });
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  const { order } = answer;
  expect(Object.keys(order).sort()).toEqual(
    [
      'id',
      'name',
      'placedAt',
      'total',
      'payment',
      'fulfillment',
      'lines',
      'cost',
      'tracking',
      'shipments',
    ].sort(),
  );
  expect(Object.keys(order.cost).sort()).toEqual(['delivery', 'refunded', 'total']);
  expect(order.shipments).toEqual([]);
});

test('fetchOrder() reports an order with more lines than an answer holds, and one of half a yen', async () => {
  const manyLines = { nodes: [], pageInfo: { hasNextPage: true, hasPreviousPage: false } };
  expect(await readOrderOf({ lineItems: manyLines })).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('more than 250 lines'),
  });
  expect(await readOrderOf({ totalPrice: { amount: '1.5', currencyCode: 'JPY' } })).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('JPY'),
  });
});

test('fetchOrder() reports an order that disappears after it was found', async () => {
  const accounts = await serveAccounts({
    customer: { ...customer, orders: createConnectionResolver([createShopOrder(1001)]) },
    node: null,
  });
  expect(await accounts.fetchOrder(session, 'gid://shopify/Order/1001')).toEqual({ kind: 'missing' });
});

test('fetchOrders() fetches the newest first, page by page', async () => {
  const seen: unknown[] = [];
  const accounts = await serveAccounts({
    customer: {
      ...customer,
      orders: (args: object) => {
        seen.push(JSON.parse(JSON.stringify(args)));
        return {
          nodes: [
            createShopOrder(1002, {
              canceledAt: '2026-11-12T10:00:00Z',
              successfulFulfillments: [
                { trackingInfo: [{ number: '123', url: 'https://carrier.example/123' }] },
                { trackingInfo: [{ number: '124', url: 'javascript:alert(1)' }] },
              ],
              lineItems: createConnectionResolver([
                { title: 'Læ Serum – 30 ml', quantity: 2, variant: { sku: 'MH-P04-30' } },
                { title: 'Tang Balm', quantity: 1, variant: null },
              ]),
            }),
          ],
          pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: 'cursor' },
        };
      },
    },
  });
  expect(await accounts.fetchOrders(session)).toEqual({
    kind: 'ok',
    orders: [
      {
        id: 'gid://shopify/Order/1002',
        name: 'DK1002',
        placedAt: '2026-11-11T04:42:00.000Z',
        total: kroner(359),
        payment: 'paid',
        fulfillment: 'unfulfilled',
        canceledAt: '2026-11-12T10:00:00Z',
        lines: [
          { title: 'Læ Serum – 30 ml', sku: 'MH-P04-30', quantity: 2 },
          { title: 'Tang Balm', quantity: 1 },
        ],
        tracking: [{ number: '123', url: 'https://carrier.example/123' }, { number: '124' }],
      },
    ],
    next: 'cursor',
  });
  await accounts.fetchOrders(session, { first: 5, after: 'cursor' });
  expect(seen).toEqual([
    { first: 20, after: null, sortKey: 'PROCESSED_AT', reverse: true },
    { first: 5, after: 'cursor', sortKey: 'PROCESSED_AT', reverse: true },
  ]);
});

test.each<[status: string | null, payment: PaymentStatus]>([
  ['AUTHORIZED', 'authorized'],
  ['PAID', 'paid'],
  ['PARTIALLY_PAID', 'partially-paid'],
  ['PARTIALLY_REFUNDED', 'partially-refunded'],
  ['PENDING', 'pending'],
  ['REFUNDED', 'refunded'],
  ['VOIDED', 'voided'],
  [null, 'other'],
])('the payment of an order that is %s is %s', async (financialStatus, payment) => {
  expect(await readOrderOf({ financialStatus })).toMatchObject({ order: { payment } });
});

test.each<[status: string, fulfillment: FulfillmentStatus]>([
  ['FULFILLED', 'fulfilled'],
  ['IN_PROGRESS', 'in-progress'],
  ['ON_HOLD', 'on-hold'],
  ['OPEN', 'unfulfilled'],
  ['PARTIALLY_FULFILLED', 'partially-fulfilled'],
  ['PENDING_FULFILLMENT', 'in-progress'],
  ['RESTOCKED', 'unfulfilled'],
  ['SCHEDULED', 'scheduled'],
  ['UNFULFILLED', 'unfulfilled'],
])('the fulfillment of an order that is %s is %s', async (fulfillmentStatus, fulfillment) => {
  expect(await readOrderOf({ fulfillmentStatus })).toMatchObject({ order: { fulfillment } });
});

test('unknown statuses are mapped to "other"', async () => {
  const later = { financialStatus: 'LATER', fulfillmentStatus: 'LATER', lineItems: { nodes: [] } };
  const order = { ...createShopOrder(1), ...later };
  const orders = { nodes: [order], pageInfo: { hasNextPage: false, endCursor: null } };
  const accounts = createAccountsAt(
    await serveDuringTest((_request, response) =>
      response.end(JSON.stringify({ data: { customer: { orders } } })),
    ),
  );
  expect(await accounts.fetchOrders(session)).toMatchObject({
    orders: [{ payment: 'other', fulfillment: 'other' }],
  });
});
