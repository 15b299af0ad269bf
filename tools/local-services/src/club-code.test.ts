import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServices, startServices } from './start-services.ts';

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

async function mailsOf(kind: string, to = email): Promise<readonly { text: string }[]> {
  const answer = await fetch(`${services.origin}/outbox?to=${to}`);
  const { items } = (await answer.json()) as { items: { kind: string; text: string }[] };
  return items.filter((mail) => mail.kind === kind);
}

const create = `mutation ($code: String!, $email: String, $lines: [CartLineInput!]!) { payload: cartCreate(input: { lines: $lines,
  discountCodes: [$code], buyerIdentity: { email: $email }, delivery: { addresses: [{ selected: true, address: {
  deliveryAddress: { firstName: "I", lastName: "H", address1: "A 1", zip: "9990", city: "Skagen", countryCode: DK } } }] } }) {
  cart { id discountCodes { applicable } cost { checkoutChargeAmount { amount } } } warnings { code message } } }`;
const buy = `mutation ($id: ID!, $payment: CartPaymentInput!) { cartPaymentUpdate(cartId: $id, payment: $payment) { userErrors { code } }
  cartSubmitForCompletion(cartId: $id, attemptToken: "once") { result { __typename } } }`;

const serum = 'gid://shopify/ProductVariant/1000401';
const giftCard = 'gid://shopify/ProductVariant/1900001';
const cartWith = async (code: string, merchandiseId = serum, shopper: string | null = email) =>
  (await ask(create, { code, email: shopper, lines: [{ merchandiseId, quantity: 1 }] })).payload;

interface Outcome {
  readonly applicable: boolean;
  readonly warnings: readonly { code: string }[];
}
const outcomeFor = async (code: string, shopper: string): Promise<Outcome> => {
  const { cart, warnings } = await cartWith(code, serum, shopper);
  return {
    applicable: cart.discountCodes[0].applicable,
    warnings: warnings.map(({ code }: { code: string }) => ({ code })),
  };
};
const notEligible: Outcome = { applicable: false, warnings: [{ code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE' }] };
/** The same for a stranger and for a member who has ordered, so that it does not reveal who is a customer. */
const refusalInWords =
  'The code WELCOME15 is for your first order, once you have confirmed the newsletter with the same email address.';
const counts: Outcome = { applicable: true, warnings: [] };

/** Signs up, and gives the link of the mail that asks for a confirmation. */
async function signUp(shopper: string): Promise<string> {
  const joined = await fetch(`${services.origin}/newsletter/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ida', email: shopper, acceptsPolicy: true, locale: 'da' }),
  });
  expect(joined.status).toBe(201);
  const [confirmation] = await mailsOf('newsletter-confirmation', shopper);
  expect(confirmation?.text).not.toContain('VELKOMMEN15');
  return /http\S+/.exec(confirmation?.text ?? '')?.[0] ?? '';
}

const press = (link: string, action: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ action }) });

test('the code applies to a member from confirmation until unsubscribing, for that address only', async () => {
  const shopper = 'asta@example.com';
  expect(await outcomeFor('VELKOMMEN15', shopper)).toEqual(notEligible);
  const link = await signUp(shopper);
  expect(await outcomeFor('velkommen 15', shopper)).toEqual(notEligible);
  await press(link, 'confirm');
  expect(await outcomeFor('velkommen 15', shopper)).toEqual(counts);
  expect(await outcomeFor('WELCOME15', shopper.toUpperCase())).toEqual(counts);
  expect(await outcomeFor('WELCOME15', 'bodil@example.com')).toEqual(notEligible);
  // Codes for everybody are still everybody's.
  expect(await outcomeFor('FRIFRAGT', 'bodil@example.com')).toEqual(counts);
  await press(link, 'unsubscribe');
  expect(await outcomeFor('WELCOME15', shopper)).toEqual(notEligible);
});

test('a cart of an unknown shopper may use the code until its address turns out not to be a member’s', async () => {
  const { cart } = await cartWith('WELCOME15', serum, null);
  expect(cart).toMatchObject({
    discountCodes: [{ applicable: true }],
    cost: { checkoutChargeAmount: { amount: '318.75' } },
  });
  const { payload } = await ask(
    `mutation ($id: ID!) { payload: cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: { email: "bodil@example.com" }) {
      cart { discountCodes { applicable } cost { checkoutChargeAmount { amount } } } warnings { code message } } }`,
    { id: cart.id },
  );
  expect(payload).toMatchObject({
    cart: { discountCodes: [{ applicable: false }], cost: { checkoutChargeAmount: { amount: '375.0' } } },
    warnings: [{ code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE', message: refusalInWords }],
  });
});

test('an account has the membership of its confirmed address, and of no other', async () => {
  const [member, stranger] = ['karl@example.com', 'kaja@example.com'];
  const password = 'Sandy-Dunes-2026!';
  await press(await signUp(member), 'confirm');
  const accountOf = async (shopper: string): Promise<string> => {
    await ask(
      `mutation ($email: String!, $password: String!) { customerCreate(input: { email: $email, password: $password }) {
        customer { id } } }`,
      { email: shopper, password },
    );
    const [mail] = await mailsOf('account-activation', shopper);
    const { payload } = await ask(
      `mutation ($url: URL!, $password: String!) { payload: customerActivateByUrl(activationUrl: $url,
        password: $password) { customerAccessToken { accessToken } } }`,
      { url: /http\S+#\S+/.exec(mail?.text ?? '')?.[0], password },
    );
    return payload.customerAccessToken.accessToken;
  };
  const tagsOf = async (token: string) =>
    (await ask('query ($token: String!) { customer(customerAccessToken: $token) { tags } }', { token }))
      .customer.tags;
  const isApplicable = async (token: string): Promise<boolean> => {
    const { payload } = await ask(
      `mutation ($token: String!, $lines: [CartLineInput!]) { payload: cartCreate(input: { lines: $lines, discountCodes:
        ["WELCOME15"], buyerIdentity: { customerAccessToken: $token, email: "other@example.com" } }) {
        cart { discountCodes { applicable } } } }`,
      { token, lines: [{ merchandiseId: serum }] },
    );
    return payload.cart.discountCodes[0].applicable;
  };
  const [known, other] = [await accountOf(member), await accountOf(stranger)];
  expect([await tagsOf(known), await isApplicable(known)]).toEqual([['club'], true]);
  expect([await tagsOf(other), await isApplicable(other)]).toEqual([[], false]);
  // An account that would like to have the address of a member is none yet.
  await ask(
    `mutation ($token: String!, $email: String!) { customerUpdate(customerAccessToken: $token, customer: { email: $email }) {
      customer { email } } }`,
    { token: other, email: 'asta-i-klubben@example.com' },
  );
  await press(await signUp('asta-i-klubben@example.com'), 'confirm');
  expect([await tagsOf(other), await isApplicable(other)]).toEqual([[], false]);
});

test('a member who orders in two tabs at once can use the code in one of them', async () => {
  const shopper = 'ea@example.com';
  await press(await signUp(shopper), 'confirm');
  const carts = [];
  for (let tab = 0; tab < 2; tab += 1) carts.push((await cartWith('WELCOME15', serum, shopper)).cart);
  const payment = {
    amount: { amount: '318.75', currencyCode: 'DKK' },
    directPaymentMethod: { sessionId: 'test-success', billingAddress: {} },
  };
  const bought = await Promise.all(carts.map(({ id }) => ask(buy, { id, payment })));
  expect(bought.map(({ cartSubmitForCompletion: { result } }) => result.__typename).sort()).toEqual([
    'SubmitFailed',
    'SubmitSuccess',
  ]);
});

test('a member is mailed the code after confirming, and it takes 15 % off one first order', async () => {
  const link = await signUp(email);
  expect(await mailsOf('newsletter-welcome')).toEqual([]);
  await Promise.all([press(link, 'confirm'), press(link, 'confirm')]);
  const welcome = await mailsOf('newsletter-welcome');
  expect(welcome).toHaveLength(1);
  const code = /VELKOMMEN15/.exec(welcome[0]?.text ?? '')?.[0] ?? '';
  expect(code).toBe('VELKOMMEN15');

  const excluded = await cartWith(code, giftCard);
  expect(excluded).toMatchObject({ cart: { discountCodes: [{ applicable: false }] } });
  expect(excluded.warnings).toMatchObject([{ code: 'DISCOUNT_NO_ENTITLED_LINE_ITEMS' }]);

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

  const second = await cartWith('WELCOME15', serum, email.toUpperCase());
  expect(second.cart.discountCodes).toEqual([{ applicable: false }]);
  expect(second.warnings).toEqual([{ code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE', message: refusalInWords }]);
});
