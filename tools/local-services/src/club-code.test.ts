import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServices, startServices } from './server.ts';

let folder: string;
let services: RunningServices;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'club-code-'));
  services = await startServices({
    contentDirectory: fileURLToPath(new URL('../content', import.meta.url)),
    dataFile: join(folder, 'shop.sqlite'),
    shopDirectory: join(folder, 'shop'),
    clock: () => new Date('2026-11-10T12:00:00Z'),
    faults: false,
    port: 0,
    host: '127.0.0.1',
  });
});
afterAll(async () => {
  await services.close();
  await rm(folder, { recursive: true });
});

const email = 'ida@example.com';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the test names the fields it asked for
async function ask(query: string, variables: object): Promise<any> {
  const answer = await fetch(`${services.origin}/shops/dk/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return ((await answer.json()) as { data: unknown }).data;
}

async function mailsOf(kind: string): Promise<readonly { text: string }[]> {
  const answer = await fetch(`${services.origin}/outbox?to=${email}`);
  const { items } = (await answer.json()) as { items: { kind: string; text: string }[] };
  return items.filter((mail) => mail.kind === kind);
}

const create = `mutation ($code: String!, $email: String!, $lines: [CartLineInput!]!) { payload: cartCreate(input: { lines: $lines,
  discountCodes: [$code], buyerIdentity: { email: $email }, delivery: { addresses: [{ selected: true, address: {
  deliveryAddress: { firstName: "I", lastName: "H", address1: "A 1", zip: "9990", city: "Skagen", countryCode: DK } } }] } }) {
  cart { id discountCodes { applicable } cost { checkoutChargeAmount { amount } } } warnings { code } } }`;
const buy = `mutation ($id: ID!, $payment: CartPaymentInput!) { cartPaymentUpdate(cartId: $id, payment: $payment) { userErrors { code } }
  cartSubmitForCompletion(cartId: $id, attemptToken: "once") { result { __typename } } }`;

const serum = 'gid://shopify/ProductVariant/1000401';
const giftCard = 'gid://shopify/ProductVariant/1900001';
const cartWith = async (code: string, merchandiseId = serum, shopper = email) =>
  (await ask(create, { code, email: shopper, lines: [{ merchandiseId, quantity: 1 }] })).payload;

test('a member is told the code after confirming, and it takes 15 % off one first order', async () => {
  const joined = await fetch(`${services.origin}/newsletter/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ida', email, acceptsPolicy: true, locale: 'da' }),
  });
  expect(joined.status).toBe(201);
  const [confirmation] = await mailsOf('newsletter-confirmation');
  expect(confirmation?.text).not.toContain('VELKOMMEN15');
  expect(await mailsOf('newsletter-welcome')).toEqual([]);
  const link = /http\S+/.exec(confirmation?.text ?? '')?.[0] ?? '';
  for (let times = 0; times < 2; times += 1) {
    await fetch(link, { method: 'POST', body: new URLSearchParams({ action: 'confirm' }) });
  }
  const welcome = await mailsOf('newsletter-welcome');
  expect(welcome).toHaveLength(1);
  const code = /VELKOMMEN15/.exec(welcome[0]?.text ?? '')?.[0] ?? '';
  expect(code).toBe('VELKOMMEN15');

  const excluded = await cartWith(code, giftCard);
  expect(excluded).toMatchObject({ cart: { discountCodes: [{ applicable: false }] } });
  expect(excluded.warnings).toEqual([{ code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS' }]);

  const { cart } = await cartWith(code);
  // 375 kr. less 15 %.
  expect(cart).toMatchObject({
    discountCodes: [{ applicable: true }],
    cost: { checkoutChargeAmount: { amount: '318.75' } },
  });
  const amount = { amount: '318.75', currencyCode: 'DKK' };
  const directPaymentMethod = { sessionId: 'test-success', billingAddress: {} };
  const bought = await ask(buy, { id: cart.id, payment: { amount, directPaymentMethod } });
  expect(bought.cartSubmitForCompletion.result.__typename).toBe('SubmitSuccess');

  const second = await cartWith(code, serum, email.toUpperCase());
  expect(second.cart.discountCodes).toEqual([{ applicable: false }]);
  expect(second.warnings).toEqual([{ code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE' }]);
});
