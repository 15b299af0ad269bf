import { describe, expect, test } from 'vitest';
import { checkWithdrawal, parseWithdrawal, sendWithdrawal, type Withdrawal } from './withdrawal.ts';

const valid: Withdrawal = {
  name: 'Ida Holm',
  email: 'ida@example.com',
  orderNumber: '#1001',
  scope: 'order',
  goods: '',
  receivedOn: '',
};

describe('parseWithdrawal()', () => {
  test('takes fields without the spaces around them, and the whole order unless told', () => {
    const form = new FormData();
    form.set('name', ' Ida Holm ');
    form.set('orderNumber', '#1001');
    expect(parseWithdrawal(form)).toEqual({ ...valid, email: '' });
    form.set('scope', 'goods');
    expect(parseWithdrawal(form).scope).toBe('goods');
  });

  test('takes every field without spaces around it, and no file for a text', () => {
    const form = new FormData();
    form.set('email', ' ida@exam\u00adple.com ');
    form.set('orderNumber', ' DK\u20111001 ');
    form.set('receivedOn', ' 2026-11-18 ');
    form.set('scope', 'all');
    form.set('name', new Blob(['x']));
    form.append('goods', new Blob(['x']));
    expect(parseWithdrawal(form)).toEqual({
      name: '',
      email: 'ida@example.com',
      orderNumber: 'DK-1001',
      scope: 'order',
      goods: '',
      receivedOn: '2026-11-18',
    });
  });

  test('takes the goods that were chosen, and what was written besides', () => {
    const form = new FormData();
    form.append('goods', '2 × Læ Serum, 30 ml');
    form.append('goods', '1 × Ravlæbepomade, 10 ml');
    form.append('goods', ' ');
    expect(parseWithdrawal(form).goods).toBe('2 × Læ Serum, 30 ml\n1 × Ravlæbepomade, 10 ml');
    form.append('goods', 'Kun én af de to');
    expect(parseWithdrawal(form).goods).toMatch(/10 ml\nKun én af de to$/);
  });
});

describe('checkWithdrawal()', () => {
  test.each<[criterion: string, change: Partial<Withdrawal>, expected: object]>([
    ['nothing in the withdrawal of an order', {}, {}],
    ['nothing in the withdrawal of goods', { scope: 'goods', goods: 'Lee Serum' }, {}],
    ['a missing name', { name: '' }, { name: 'name-missing' }],
    ['a missing address', { email: '' }, { email: 'email-missing' }],
    ['an address without a domain', { email: 'ida@' }, { email: 'email-malformed' }],
    ['an address with a line break', { email: 'ida@example.com\nx' }, { email: 'email-malformed' }],
    ['a letter that mail cannot carry', { email: 's\u00f8ren@example.org' }, { email: 'email-letter' }],
    ['a missing order number', { orderNumber: '' }, { orderNumber: 'order-number-missing' }],
    ['goods that are not named', { scope: 'goods' }, { goods: 'goods-missing' }],
    ['nothing in a day, whichever it is', { receivedOn: '2099-01-01' }, {}],
    ['a day that no month has', { receivedOn: '2026-02-30' }, { receivedOn: 'received-malformed' }],
    ['a year alone', { receivedOn: '2026' }, { receivedOn: 'received-malformed' }],
    ['a day in other figures', { receivedOn: '18/11/2026' }, { receivedOn: 'received-malformed' }],
  ])('finds %s', (_criterion, change, expected) => {
    expect(checkWithdrawal({ ...valid, ...change })).toEqual(expected);
  });
});

describe('sendWithdrawal()', () => {
  const words = { statement: 'I withdraw from the whole order.', locale: 'en' };
  const answering = (status: number, body: unknown) => () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
  const received = { reference: 'W-2345-6789', receivedAt: '2026-11-21T10:00:00.000Z' };

  test.each<[what: string, status: number, body: unknown, outcome: object]>([
    ['a receipt', 201, received, { kind: 'received', ...received }],
    ['a receipt without a time as no receipt', 201, { reference: 'W' }, { kind: 'failed' }],
    [
      'refused fields, the statement for the goods',
      422,
      { errors: { email: 'No address', statement: 'Too long', receivedOn: 'To come', other: 'x' } },
      { kind: 'refused', errors: { email: 'No address', goods: 'Too long', receivedOn: 'To come' } },
    ],
    ['a refusal of nothing on the page as a failure', 422, { errors: { other: 'x' } }, { kind: 'failed' }],
    ['too many in a short time', 429, { message: 'Too many' }, { kind: 'throttled' }],
    ['a broken service', 503, { message: 'broken' }, { kind: 'failed' }],
    ['a receipt with another status as no receipt', 200, received, { kind: 'failed' }],
    ['a receipt without a reference as no receipt', 201, { receivedAt: 'now' }, { kind: 'failed' }],
    ['errors that are none', 422, { errors: null }, { kind: 'failed' }],
    ['messages that are none', 422, { errors: { name: 7 } }, { kind: 'failed' }],
    ['errors with another status', 400, { errors: { name: 'x' } }, { kind: 'failed' }],
    ['no object', 201, null, { kind: 'failed' }],
  ])('takes %s', async (_what, status, body, outcome) => {
    expect(await sendWithdrawal(valid, words, '/withdrawals', answering(status, body))).toEqual(outcome);
  });

  test.each<[what: string, fetch: typeof globalThis.fetch]>([
    ['a cut connection', () => Promise.reject(new TypeError('cut'))],
    [
      'an answer that stops in its middle',
      () => Promise.resolve(new Response('{"reference', { status: 201 })),
    ],
  ])('takes %s as a failure', async (_what, fetch) => {
    expect(await sendWithdrawal(valid, words, '/withdrawals', fetch)).toEqual({ kind: 'failed' });
  });

  test('sends what the receipt repeats', async () => {
    let sent: unknown;
    let request: unknown;
    const listening: typeof fetch = (address, options) => {
      sent = JSON.parse(String(options?.body));
      request = { address, ...options };
      return Promise.resolve(new Response(JSON.stringify(received), { status: 201 }));
    };
    const receivedOn = '2026-11-18';
    await sendWithdrawal({ ...valid, receivedOn }, words, '/withdrawals', listening);
    expect(sent).toEqual({
      name: 'Ida Holm',
      email: 'ida@example.com',
      orderNumber: '#1001',
      receivedOn,
      ...words,
    });
    expect(request).toMatchObject({
      address: '/withdrawals',
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      signal: expect.any(AbortSignal) as unknown,
    });
  });
});
