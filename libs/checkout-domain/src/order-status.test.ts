import { describe, expect, test } from 'vitest';
import { checkOrderStatusQuery, fetchOrderStatus, type OrderStatus } from './order-status.ts';

const query = { orderNumber: 'DK1001', email: 'ida@example.com' };

test.each([
  ['nothing in a complete form', query, {}],
  ['a missing number', { ...query, orderNumber: ' \u200b' }, { orderNumber: 'order-number-missing' }],
  ['an address without a domain', { ...query, email: 'ida@' }, { email: 'email-malformed' }],
])('checkOrderStatusQuery() finds %s', (_what, typed, expected) => {
  expect(checkOrderStatusQuery(typed)).toEqual(expected);
});

describe('fetchOrderStatus()', () => {
  const order: OrderStatus = {
    number: 'DK1001',
    placedAt: '2026-11-21T10:00:00.000Z',
    fulfilment: 'partially-fulfilled',
    lines: [{ title: 'Læ Serum, 30 ml', quantity: 2 }],
    shipments: [
      {
        shippedAt: '2026-11-22T10:00:00.000Z',
        carrier: 'PostNord',
        trackingUrl: 'https://track.example/1',
        lines: [{ title: 'Læ Serum, 30 ml', quantity: 1 }],
      },
    ],
  };
  const ask = (content: unknown, status = 200) =>
    fetchOrderStatus(query, 'en', '/orders/status', () =>
      Promise.resolve(Response.json(content, { status })),
    );

  test('returns the order', async () => {
    expect(await ask({ order })).toEqual({ kind: 'found', order });
  });

  test.each([
    [404, { message: 'none' }, { kind: 'missing' }],
    [429, { message: 'wait' }, { kind: 'throttled' }],
    [422, { errors: { email: 'Write it' } }, { kind: 'refused', errors: { email: 'Write it' } }],
    [422, { errors: { other: 'x' } }, { kind: 'failed' }],
    [503, { order }, { kind: 'failed' }],
    [200, { order: { ...order, fulfilment: 'lost' } }, { kind: 'failed' }],
    [200, null, { kind: 'failed' }],
  ])('takes status %i with %j as expected', async (status, content, expected) => {
    expect(await ask(content, status)).toEqual(expected);
  });

  test('takes a link that is no web address for a malformed answer', async () => {
    const shipment = { ...order.shipments[0], trackingUrl: 'javascript:alert(1)' };
    expect(await ask({ order: { ...order, shipments: [shipment] } })).toEqual({ kind: 'failed' });
  });

  test('fails without an answer', async () => {
    const cut = () => Promise.reject(new TypeError('cut'));
    expect(await fetchOrderStatus(query, 'en', '/orders/status', cut)).toEqual({ kind: 'failed' });
  });

  test('sends what was meant', async () => {
    let sent: unknown;
    const listening: typeof fetch = (_address, options) => {
      sent = JSON.parse(String(options?.body));
      return Promise.resolve(Response.json({ order }));
    };
    await fetchOrderStatus({ orderNumber: ' DK1001 ', email: ' ida@example.com' }, 'da', '/s', listening);
    expect(sent).toEqual({ ...query, locale: 'da' });
  });
});
