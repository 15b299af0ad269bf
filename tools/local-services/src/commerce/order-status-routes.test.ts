import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createUnpaidCart, placeTestOrder } from './testing/order.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

const token = 'admin-token-of-the-tests-0123';
const email = 'Ida.Holm@example.com';
const missing = {
  status: 404,
  body: { message: 'We find no order with this number and this email address.' },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ adminToken: token });
  await placeTestOrder(
    shop,
    await createUnpaidCart(shop, { quantities: { 'MH-P04-30': 2 }, email }),
    'dk',
    'DA',
  );
});
afterAll(() => shop.close());
// Each test has tries of its own.
beforeEach(() => {
  shop.now = new Date(shop.now.getTime() + 2 * 60 * 60_000);
});

async function ask(body: unknown) {
  const answer = await shop.app.request('/orders/status', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('POST /orders/status', () => {
  test.each(['DK1001', 'dk1001', ' #DK 1001 '])('tells how far the order %j is', async (orderNumber) => {
    const { status, body } = await ask({ orderNumber, email: email.toLowerCase() });
    expect([status, body]).toEqual([
      200,
      {
        order: {
          number: 'DK1001',
          placedAt: expect.stringMatching(/^20/) as string,
          fulfilment: 'unfulfilled',
          lines: [{ title: 'Læ Serum, 30 ml', quantity: 2 }],
          shipments: [],
        },
      },
    ]);
  });

  test('lists parcels with what they hold, and says nothing of who ordered', async () => {
    await shop.app.request('/admin/shops/dk/orders/DK1001/shipments', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        carrier: 'PostNord',
        trackingNumber: 'T1',
        trackingUrl: 'https://track.example/T1',
        lines: [{ position: 0, quantity: 1 }],
      }),
    });
    const { body } = await ask({ orderNumber: 'DK1001', email });
    expect(body).toMatchObject({
      order: {
        fulfilment: 'partially-fulfilled',
        shipments: [
          {
            carrier: 'PostNord',
            trackingNumber: 'T1',
            trackingUrl: 'https://track.example/T1',
            lines: [{ title: 'Læ Serum, 30 ml', quantity: 1 }],
          },
        ],
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/example\.com|Skagen|Sørensen|amount/i);
  });

  test.each([
    ['an unknown number', { orderNumber: 'DK9999', email }],
    ['the address of another', { orderNumber: 'DK1001', email: 'bo@example.com' }],
    ['a number of another market', { orderNumber: 'NO1001', email }],
    ['a number without a market', { orderNumber: '1001', email }],
    ['a number that is none', { orderNumber: "DK1001' OR 1=1", email }],
  ])('answers %s like every order that is not found', async (_what, query) => {
    expect(await ask({ ...query, locale: 'en' })).toEqual(missing);
  });

  test.each([
    [{}, { orderNumber: 'Please enter the order number', email: 'Please enter an email address' }],
    [{ orderNumber: 'DK1001', email: 'ida@' }, { email: 'Please enter a valid email address' }],
    [{ orderNumber: ' ', email, locale: 'da' }, { orderNumber: 'Skriv ordrenummeret' }],
    ['{', { orderNumber: 'Please enter the order number', email: 'Please enter an email address' }],
  ])('answers 422 to %j', async (body, errors) => {
    expect(await ask(body)).toEqual({ status: 422, body: { errors } });
  });

  test('refuses more than thirty tries an hour from one client, right ones too', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1)
      statuses.push((await ask({ orderNumber: `DK${2000 + index}`, email })).status);
    expect(statuses).toEqual([...Array<number>(30).fill(404), 429]);
    expect((await ask({ orderNumber: 'DK1001', email })).status).toBe(429);
  });

  test('answers a form without scripts with a page in its language', async () => {
    const post = async (fields: Record<string, string>) => {
      const answer = await shop.app.request('/orders/status', {
        method: 'POST',
        body: new URLSearchParams({ locale: 'da', ...fields }),
      });
      return { status: answer.status, page: await answer.text() };
    };
    const found = await post({ orderNumber: 'DK1001', email });
    expect([found.status, found.page]).toEqual([200, expect.stringContaining('Ordre DK1001')]);
    expect(found.page).toContain('2 × Læ Serum, 30 ml');
    const wrong = await post({ orderNumber: 'DK1001', email: 'bo@example.com' });
    expect([wrong.status, wrong.page]).toEqual([404, expect.stringContaining('Vi finder ingen ordre')]);
    expect(wrong.page).toContain('value="DK1001"');
    expect((await post({ orderNumber: '', email: '<b>' })).page).toContain('value="&lt;b&gt;"');
  });
});

test('the mail of an order links to its status, without the address', () => {
  const mail = shop.mails().find(({ kind }) => kind === 'order-confirmation');
  expect(mail?.text).toContain('https://shop.test/da/ordrestatus?order=DK1001');
});
