import { json } from 'node:stream/consumers';
import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { type PaymentCard, createCardSession, fetchPaymentSettings } from './card-session.ts';
import { createStorefrontClient } from './storefront-client.ts';
import { serveShop } from './testing/graphql-server.ts';
import { serveDuringTest } from './testing/http-server.ts';

const card: PaymentCard = {
  number: '4242 4242 4242 4242',
  firstName: 'Bodil',
  lastName: 'Holm',
  month: 4,
  year: 2031,
  verificationValue: '123',
};

function answering(status: number, body: string): RequestListener {
  return (_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

test('fetchPaymentSettings() tells where and which cards are taken', async () => {
  const settings = {
    cardVaultUrl: 'https://vault.example/sessions',
    acceptedCardBrands: ['VISA', 'MASTERCARD'],
  };
  const endpoint = await serveShop({ shop: { paymentSettings: settings } });
  const client = createStorefrontClient({ endpoint, accessToken: 't', country: 'DK', language: 'DA' });
  expect(await fetchPaymentSettings(client)).toEqual({ kind: 'ok', settings });
});

test('createCardSession() brings the card in the words of the vault, and no token', async () => {
  const seen: unknown[] = [];
  const vault = await serveDuringTest((request, response) => {
    seen.push(request.headers['x-shopify-storefront-access-token']);
    void json(request).then((body) => {
      seen.push(body);
      response.end('{"id":"east-1"}');
    });
  });
  expect(await createCardSession(vault, card, { scope: 'shop.example' })).toEqual({
    kind: 'ok',
    sessionId: 'east-1',
  });
  expect(seen).toEqual([
    undefined,
    {
      credit_card: {
        number: '4242 4242 4242 4242',
        first_name: 'Bodil',
        last_name: 'Holm',
        month: 4,
        year: 2031,
        verification_value: '123',
      },
      payment_session_scope: 'shop.example',
    },
  ]);
});

test.each<[criterion: string, status: number, body: string, expected: object]>([
  [
    'names what is wrong with the card',
    422,
    '{"errors":{"credit_card":{"number":["is not a number"],"month":["is over"]}}}',
    { kind: 'refused', fields: ['number', 'month'] },
  ],
  ['says when the vault is down', 502, 'Bad gateway', { kind: 'unreachable' }],
  ['says when it is asked too often', 429, '', { kind: 'throttled' }],
  ['says when something else answers', 200, '<html>', { kind: 'malformed' }],
  ['says when there is no session in the answer', 201, '{"id":7}', { kind: 'malformed' }],
  ['says when errors are of no card', 422, '{"errors":"no"}', { kind: 'malformed' }],
])('createCardSession() %s', async (_criterion, status, body, expected) => {
  const answer = await createCardSession(await serveDuringTest(answering(status, body)), card);
  expect(answer).toMatchObject(expected);
  expect(JSON.stringify(answer)).not.toContain('4242');
});

test('createCardSession() stops waiting for a vault', async () => {
  const vault = await serveDuringTest(() => undefined);
  expect(await createCardSession(vault, card, { timeoutMs: 50 })).toMatchObject({ kind: 'timeout' });
});

test('createCardSession() repeats nothing of the card where a fetch of its own does', async () => {
  for (const part of [(body: string) => body, (body: string) => body.slice(0, -3)]) {
    const answer = await createCardSession('https://vault.example/sessions', card, {
      fetch: (_address, init) => Promise.reject(new Error(`proxy: ${part(init?.body as string)}`)),
    });
    expect(answer).toMatchObject({ kind: 'unreachable', message: expect.stringMatching(/: proxy: /) });
    const text = JSON.stringify(answer);
    for (const secret of ['4242', 'Bodil', 'Holm', '"123', '123\\"']) expect(text).not.toContain(secret);
  }
});

test('createCardSession() repeats no password of a vault’s address', async () => {
  const password = 'hunter22';
  const answer = await createCardSession(`http://user:${password}@vault.example/`, card);
  expect(answer).toMatchObject({ kind: 'unreachable', message: expect.stringMatching(/credentials: …$/) });
});

test.each([1.5, 3e9])('createCardSession() refuses to wait %d ms', async (timeoutMs) => {
  const asked = createCardSession('https://vault.example/sessions', card, {
    timeoutMs,
    fetch: async () => Response.json({ id: 'east-1' }),
  });
  await expect(asked).rejects.toThrow(
    new RangeError(`Cannot wait ${timeoutMs} ms for an answer: timeoutMs is a whole number, 1 to 2147483647`),
  );
});
