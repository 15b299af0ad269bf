import { readFileSync } from 'node:fs';
import { createStorefrontAccounts, createStorefrontClient } from '@marehalm/commerce-client';
import {
  accountsContract,
  type PasswordAccountsSubject,
  passwordAccountsContract,
} from '@marehalm/commerce-client/accounts-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serve } from '../testing/serve.ts';
import { defaultRateLimits } from './rate-limits.ts';
import {
  requireAccountPayload,
  askAccount,
  findMailedKey,
  findMailedLink,
  logIn,
  createAccount,
  createEmail,
  password,
} from './test-account.ts';
import { storefrontSchema } from './storefront-schema.ts';
import { requireCart, mutate, createCart, requirePayload, fetchCart } from './test-cart.ts';
import { order, waitForOutcome, pay, createReadyCart, serum, skagen, submit } from './test-order.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

/** Tests sign up more often in a second than a shopper does in an hour. */
const unlimited = Object.fromEntries(
  Object.keys(defaultRateLimits).map((name) => [name, { tries: 1e9, window: 1 }]),
);

let shop: TestShop;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  shop = await openTestShop({ rateLimits: unlimited });
  server = await serve(shop.app);
});
afterAll(async () => {
  await server.close();
  shop.close();
});

const orderLog = `query ($token: String!) { customer(customerAccessToken: $token) { numberOfOrders
  orders(first: 9, sortKey: PROCESSED_AT, reverse: true) { totalCount nodes { id name email } } } }`;

describe('the accounts port of the shop, over HTTP', () => {
  const subject = (): PasswordAccountsSubject => {
    const accounts = createStorefrontAccounts(
      createStorefrontClient({
        endpoint: `${server.origin}/shops/dk/api/2026-04/graphql.json`,
        accessToken: 'public',
        country: 'DK',
        language: 'DA',
      }),
    );
    return {
      accounts,
      newEmail: createEmail,
      async newSession() {
        const { email } = await createAccount(shop);
        const answer = await accounts.signIn(email, password);
        if (answer.kind !== 'ok') throw new Error(`Cannot sign in: ${answer.kind}`);
        return answer.session;
      },
      async placeOrder({ token }) {
        shop.now = new Date(shop.now.getTime() + 1000);
        await order(shop, await createReadyCart(shop, { token }));
      },
      async expire() {
        shop.now = new Date(shop.now.getTime() + 31 * 24 * 60 * 60_000);
      },
      async mailedKey(email) {
        const link =
          findMailedLink(shop, email, 'password-reset') ?? findMailedLink(shop, email, 'account-activation');
        return link === undefined ? undefined : findMailedKey(link);
      },
    };
  };
  test.each([...accountsContract, ...passwordAccountsContract])('$promise', ({ check }) => check(subject()));
});

/** Presses the button behind the link that was mailed to a new address. */
async function confirmMove(email: string) {
  const { pathname, search } = new URL(findMailedLink(shop, email, 'email-confirmation') ?? '');
  return shop.app.request(pathname + search, { method: 'POST' });
}

/** Gives an account another address, which its owner confirms. */
async function moveTo(email: string, customerAccessToken: string): Promise<void> {
  const asked = { customerAccessToken, customer: { email } };
  await requireAccountPayload(askAccount(shop, 'customerUpdate', asked));
  expect((await confirmMove(email)).status).toBe(200);
}

describe('another e-mail address', () => {
  const emailOf = async (token: string) =>
    (await shop.ask('query ($t: String!) { customer(customerAccessToken: $t) { email } }', { t: token })).data
      .customer.email;

  test('counts once its owner has confirmed it, and the old one gets a mail', async () => {
    const { email, token } = await createAccount(shop);
    const moved = createEmail();
    const asked = { customerAccessToken: token, customer: { email: moved, firstName: 'Asta' } };
    const { customer, customerUserErrors } = await requireAccountPayload(
      askAccount(shop, 'customerUpdate', asked, { language: 'DA' }),
    );
    expect({ customer, customerUserErrors }).toMatchObject({
      customer: { email, firstName: 'Asta' },
      customerUserErrors: [],
    });
    const link = new URL(findMailedLink(shop, moved, 'email-confirmation') ?? '');
    // A mail program that opens the link changes nothing.
    const page = await shop.app.request(link.pathname + link.search);
    expect(await page.text()).toContain(`Skal ${moved} være e-mailadressen på din konto hos Marehalm?`);
    expect(await emailOf(token)).toBe(email);
    expect(findMailedLink(shop, email, 'email-changed')).toBeUndefined();
    expect((await confirmMove(moved)).status).toBe(200);
    expect(await emailOf(token)).toBe(moved);
    expect(findMailedLink(shop, email, 'email-changed')).toMatch(/kontakt|contact/);
    expect((await confirmMove(moved)).status).toBe(404);
    expect(await logIn(shop, moved)).toBeTruthy();
  });

  test('is answered alike whether or not another account has it, and stays with that account', async () => {
    const other = await createAccount(shop);
    const { email, token } = await createAccount(shop);
    const ask = (to: string) =>
      requireAccountPayload(
        askAccount(shop, 'customerUpdate', { customerAccessToken: token, customer: { email: to } }),
      );
    expect(await ask(other.email)).toEqual(await ask(createEmail()));
    expect(await emailOf(token)).toBe(email);
    expect(findMailedLink(shop, other.email, 'account-exists')).toMatch(/forgotten-password/);
    expect(findMailedLink(shop, other.email, 'email-confirmation')).toBeUndefined();
    expect(await logIn(shop, other.email)).toBeTruthy();
  });

  test('is not given to two accounts that request it', async () => {
    const moved = createEmail();
    const [first, second] = [await createAccount(shop), await createAccount(shop)];
    for (const { token } of [first, second]) {
      await requireAccountPayload(
        askAccount(shop, 'customerUpdate', { customerAccessToken: token, customer: { email: moved } }),
      );
    }
    const links = shop
      .mails()
      .filter(({ to, kind }) => to === moved && kind === 'email-confirmation')
      .map(({ text }) => new URL(/https:\S+/.exec(text)?.[0] ?? ''));
    const statuses = [];
    for (const { pathname, search } of links)
      statuses.push((await shop.app.request(pathname + search, { method: 'POST' })).status);
    expect(statuses).toEqual([200, 404]);
  });

  test('is valid in its own shop, for a day', async () => {
    const { email, token } = await createAccount(shop);
    const moved = createEmail();
    await requireAccountPayload(
      askAccount(shop, 'customerUpdate', { customerAccessToken: token, customer: { email: moved } }),
    );
    const { pathname } = new URL(findMailedLink(shop, moved, 'email-confirmation') ?? '');
    expect((await shop.app.request(pathname.replace('/dk/', '/no/'), { method: 'POST' })).status).toBe(404);
    shop.now = new Date(shop.now.getTime() + 24 * 60 * 60_000);
    expect((await confirmMove(moved)).status).toBe(404);
    expect(await emailOf(token)).toBe(email);
  });
});

describe('a sign-up', () => {
  test("is answered alike for a new address, for a guest's and for an account's", async () => {
    const { email: known } = await createAccount(shop);
    const guest = createEmail();
    await order(shop, await createReadyCart(shop, { email: guest }));
    const signUp = (email: string) =>
      askAccount(shop, 'customerCreate', { input: { email, password: 'Other-Password-2027!' } });
    const answers = [
      await signUp(createEmail()),
      await signUp(guest),
      await signUp(known),
      await signUp(known.toUpperCase()),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const signIn = (email: string) =>
      askAccount(shop, 'customerAccessTokenCreate', { input: { email, password: 'Other-Password-2027!' } });
    expect(await signIn(known)).toEqual(await signIn(guest));
    expect(findMailedLink(shop, known, 'account-exists')).toMatch(/forgotten-password/);
    expect(await logIn(shop, known)).toBeTruthy();
  });
});

describe('a log-out', () => {
  const isIn = async (token: string) =>
    (await shop.ask('query ($t: String!) { customer(customerAccessToken: $t) { id } }', { t: token })).data
      .customer !== null;
  const renew = async (token: string) =>
    (
      await requireAccountPayload(
        askAccount(shop, 'customerAccessTokenRenew', { customerAccessToken: token }),
      )
    ).customerAccessToken.accessToken as string;

  test.each([
    ['the newest', 2],
    ['the oldest', 0],
  ])('with %s token of a session ends the whole chain of renewed tokens', async (_which, index) => {
    const { email, token } = await createAccount(shop);
    const elsewhere = await logIn(shop, email);
    const family = [token, await renew(token)];
    family.push(await renew(family[1] ?? ''));
    await requireAccountPayload(
      askAccount(shop, 'customerAccessTokenDelete', { customerAccessToken: family[index] }),
    );
    for (const each of family) {
      expect(await isIn(each)).toBe(false);
      const { errors } = await askAccount(shop, 'customerAccessTokenRenew', { customerAccessToken: each });
      expect(errors?.[0]?.extensions).toEqual({ code: 'ACCESS_DENIED' });
    }
    expect(await isIn(elsewhere)).toBe(true);
  });
});

describe('a mailed link', () => {
  async function recovered() {
    const { email, token } = await createAccount(shop);
    await requireAccountPayload(askAccount(shop, 'customerRecover', { email }, { language: 'DA' }));
    return { email, token, link: findMailedLink(shop, email, 'password-reset') ?? '' };
  }

  test('leads to the page for a new password and keeps its key from servers', async () => {
    const { link } = await recovered();
    expect(link).toMatch(
      /^https:\/\/shop\.test\/da\/account\/forgotten-password\/reset#shop=dk&id=\d+&token=[\w-]{43}$/,
    );
    expect(new URL(link).search).toBe('');
  });

  test('is valid once, only as a whole, and ends all other sessions', async () => {
    const { email, token, link } = await recovered();
    const args = { resetUrl: link, password: 'Windy-Beaches-2027!' };
    const { customerAccessToken, customerUserErrors } = await requireAccountPayload(
      askAccount(shop, 'customerResetByUrl', args),
    );
    expect(customerUserErrors).toEqual([]);
    const who = 'query ($token: String!) { customer(customerAccessToken: $token) { email } }';
    expect((await shop.ask(who, { token: customerAccessToken.accessToken })).data.customer).toEqual({
      email,
    });
    expect((await shop.ask(who, { token })).data.customer).toBeNull();
    const again = await requireAccountPayload(askAccount(shop, 'customerResetByUrl', args));
    expect(again.customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
    expect(shop.mails().some(({ to, kind }) => to === email && kind === 'password-changed')).toBe(true);
  });

  test('expires after an hour, with the next mail, and with a new e-mail address', async () => {
    const first = await recovered();
    await requireAccountPayload(askAccount(shop, 'customerRecover', { email: first.email }));
    const invalid = async (resetUrl: string) => {
      const payload = await requireAccountPayload(
        askAccount(shop, 'customerResetByUrl', { resetUrl, password }),
      );
      expect(payload.customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
    };
    await invalid(first.link);

    const second = await recovered();
    await moveTo(createEmail(), second.token);
    await invalid(second.link);
    expect(findMailedLink(shop, second.email, 'email-changed')).toMatch(/kontakt|contact/);

    const third = await recovered();
    shop.now = new Date(shop.now.getTime() + 60 * 60_000);
    await invalid(third.link);
  });

  test('is stored as a hash only, like sessions and passwords', async () => {
    const { token, link } = await recovered();
    const everything = JSON.stringify(
      ['customers', 'customer_sessions', 'customer_keys', 'recovery_requests'].map((table) =>
        shop.sql(`SELECT * FROM ${table}`),
      ),
    );
    for (const secret of [token, findMailedKey(link).token, password])
      expect(everything).not.toContain(secret);
    expect(everything).toContain('scrypt$');
  });
});

describe('an address that the shop knows from an order', () => {
  test('becomes an account only for the reader of its mail, and then has its orders', async () => {
    const email = createEmail();
    await order(shop, await createReadyCart(shop, { email }));
    const refused = await requireAccountPayload(
      askAccount(shop, 'customerCreate', { input: { email, password } }),
    );
    expect(refused).toMatchObject({ customer: null, customerUserErrors: [{ code: 'CUSTOMER_DISABLED' }] });
    const denied = await requireAccountPayload(
      askAccount(shop, 'customerAccessTokenCreate', { input: { email, password } }),
    );
    expect(denied.customerUserErrors).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }]);

    const link = findMailedLink(shop, email, 'account-activation') ?? '';
    const { id, token: activationToken } = findMailedKey(link);
    const args = { id: `gid://shopify/Customer/${id}`, input: { activationToken, password } };
    const { customerAccessToken } = await requireAccountPayload(askAccount(shop, 'customerActivate', args));
    const { data } = await shop.ask(orderLog, { token: customerAccessToken.accessToken });
    expect(data.customer).toMatchObject({ numberOfOrders: '1', orders: { nodes: [{ email }] } });
    const again = await requireAccountPayload(
      askAccount(shop, 'customerActivateByUrl', { activationUrl: link, password }),
    );
    expect(again.customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
  });
});

test("an account with a new address shows no guest's order until that address is confirmed", async () => {
  const { email } = await createAccount(shop);
  await requireAccountPayload(askAccount(shop, 'customerRecover', { email }));
  const resetUrl = findMailedLink(shop, email, 'password-reset') ?? '';
  const { customerAccessToken } = await requireAccountPayload(
    askAccount(shop, 'customerResetByUrl', { resetUrl, password }),
  );
  const token = customerAccessToken.accessToken;
  const moved = createEmail();
  await order(shop, await createReadyCart(shop, { email: moved }));
  const asked = { customerAccessToken: token, customer: { email: moved } };
  expect((await requireAccountPayload(askAccount(shop, 'customerUpdate', asked))).customer.email).toBe(email);
  expect((await shop.ask(orderLog, { token })).data.customer.orders.nodes).toEqual([]);
  await confirmMove(moved);
  expect((await shop.ask(orderLog, { token })).data.customer.orders.nodes).toMatchObject([{ email: moved }]);
});

test('an account shows no order of another account with its address', async () => {
  const { email } = await createAccount(shop);
  await requireAccountPayload(askAccount(shop, 'customerRecover', { email }));
  const resetUrl = findMailedLink(shop, email, 'password-reset') ?? '';
  const { customerAccessToken } = await requireAccountPayload(
    askAccount(shop, 'customerResetByUrl', { resetUrl, password }),
  );
  const other = await createAccount(shop);
  await order(shop, await createReadyCart(shop, { token: other.token, email }));
  const seen = await shop.ask(orderLog, { token: customerAccessToken.accessToken });
  expect(seen.data.customer.orders.nodes).toEqual([]);
});

test('a renewed session accepts its old token in other tabs for one minute only', async () => {
  const { token } = await createAccount(shop);
  await requireAccountPayload(askAccount(shop, 'customerAccessTokenRenew', { customerAccessToken: token }));
  const customer = async () =>
    (await shop.ask('query ($t: String!) { customer(customerAccessToken: $t) { id } }', { t: token })).data
      .customer;
  const start = shop.now;
  shop.now = new Date(start.getTime() + 59_000);
  expect(await customer()).not.toBeNull();
  shop.now = new Date(start.getTime() + 60_000);
  expect(await customer()).toBeNull();
});

describe('a cart of a customer', () => {
  test('is the guest’s cart with the account’s address, and its order belongs to the account', async () => {
    const { email, token } = await createAccount(shop);
    const { id: cartId } = await createCart(shop, { [serum]: 2 });
    const buyerIdentity = { customerAccessToken: token };
    const joined = await requireCart(mutate(shop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity }));
    expect(joined).toMatchObject({ id: cartId, totalQuantity: 2, buyerIdentity: { email } });

    const { country, ...rest } = { ...skagen, country: 'DK' };
    const { countryCode: _code, ...address } = rest;
    const { customerAddress } = await requireAccountPayload(
      askAccount(shop, 'customerAddressCreate', {
        customerAccessToken: token,
        address: { ...address, country },
      }),
    );
    const addresses = [{ address: { copyFromCustomerAddressId: customerAddress.id }, selected: true }];
    const addressed = await requireCart(mutate(shop, 'cartDeliveryAddressesAdd', { cartId, addresses }));
    expect(addressed.delivery.addresses).toMatchObject([{ address: { city: 'Skagen', firstName: 'Åse' } }]);

    const { orderId } = await order(shop, addressed);
    const { data } = await shop.ask(
      `query ($token: String!, $id: ID!) { customer(customerAccessToken: $token) { orders(first: 1) { nodes { id } } }
        node(id: $id) { ... on Order { name fulfillmentStatus financialStatus totalPrice { amount } totalTax { amount }
        subtotalPrice { amount } totalShippingPrice { amount } shippingAddress { city countryCodeV2 }
        lineItems(first: 5) { nodes { title quantity discountedTotalPrice { amount } variant { sku } } } } } }`,
      { token, id: orderId },
    );
    expect(data.customer.orders.nodes).toEqual([{ id: orderId }]);
    expect(data.node).toMatchObject({
      name: expect.stringMatching(/^DK\d+$/),
      fulfillmentStatus: 'UNFULFILLED',
      financialStatus: 'AUTHORIZED',
      totalPrice: { amount: '750.0' },
      totalTax: { amount: '150.0' },
      subtotalPrice: { amount: '750.0' },
      totalShippingPrice: { amount: '0.0' },
      shippingAddress: { city: 'Skagen', countryCodeV2: 'DK' },
      lineItems: {
        nodes: [{ quantity: 2, discountedTotalPrice: { amount: '750.0' }, variant: { sku: serum } }],
      },
    });
  });

  test('reveals the buyer to callers with its key, but nothing that needs a session', async () => {
    const { email, token } = await createAccount(shop);
    const { id: cartId } = await createCart(shop, { [serum]: 1 });
    await requireCart(
      mutate(shop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity: { customerAccessToken: token } }),
    );
    const ask = (id: string, fields: string) =>
      shop.ask(`query ($id: ID!) { cart(id: $id) { buyerIdentity { customer { ${fields} } } } }`, { id });
    expect((await ask(cartId, 'email displayName')).data.cart.buyerIdentity.customer).toEqual({
      email,
      displayName: 'Bodil',
    });
    for (const field of ['orders(first: 1) { nodes { id } }', 'addresses(first: 1) { nodes { id } }']) {
      const { errors } = await ask(cartId, field);
      expect(errors?.[0]?.extensions).toEqual({ code: 'ACCESS_DENIED' });
    }
    const bare = await ask(cartId.replace(/\?.*/, ''), 'email');
    expect(bare.data.cart.buyerIdentity.customer).toBeNull();
  });

  test('ignores an expired token, and becomes a guest’s again without one', async () => {
    const { token } = await createAccount(shop);
    const { id: cartId } = await createCart(shop, { [serum]: 1 });
    const identify = (customerAccessToken: string | null) =>
      requirePayload(
        mutate(shop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity: { customerAccessToken } }),
      );
    expect((await identify('ended')).userErrors).toMatchObject([
      { code: 'INVALID', field: ['buyerIdentity', 'customerAccessToken'] },
    ]);
    await identify(token);
    expect((await identify(null)).userErrors).toEqual([]);
    const { data } = await shop.ask(
      'query ($id: ID!) { cart(id: $id) { buyerIdentity { customer { id } } } }',
      { id: cartId },
    );
    expect(data.cart.buyerIdentity.customer).toBeNull();
  });

  test('counts a first-order code once for a customer who typed another address', async () => {
    const { token } = await createAccount(shop);
    await order(shop, await createReadyCart(shop, { token, email: createEmail() }));
    const cart = await createReadyCart(shop, { token, email: createEmail() });
    const { warnings } = await requirePayload(
      mutate(shop, 'cartDiscountCodesUpdate', { cartId: cart.id, discountCodes: ['WELCOME15'] }),
    );
    expect(warnings).toMatchObject([{ code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE' }]);
  });
});

/** Every mutation that asks for a session, with what a thief would send. */
const inSession: readonly (readonly [mutation: string, args: object])[] = [
  ['customerAccessTokenRenew', {}],
  ['customerAccessTokenDelete', {}],
  ['customerUpdate', { customer: { firstName: 'Mine' } }],
  ['customerUpdate', { customer: { password: 'Mine-now-2026' } }],
  ['customerAddressCreate', { address: { city: 'Mine' } }],
  ['customerAddressUpdate', { id: 'gid://shopify/MailingAddress/1', address: {} }],
  ['customerAddressDelete', { id: 'gid://shopify/MailingAddress/1' }],
  ['customerDefaultAddressUpdate', { addressId: 'gid://shopify/MailingAddress/1' }],
];

/** Every mutation that changes a cart, with what a thief would send. */
const addresses = [{ address: { deliveryAddress: skagen } }];
const onCarts: readonly (readonly [mutation: string, args: object])[] = [
  ['cartLinesAdd', { lines: [] }],
  ['cartLinesUpdate', { lines: [] }],
  ['cartLinesRemove', { lineIds: [] }],
  ['cartDiscountCodesUpdate', { discountCodes: ['WELCOME15'] }],
  ['cartGiftCardCodesAdd', { giftCardCodes: ['X'] }],
  ['cartGiftCardCodesUpdate', { giftCardCodes: [] }],
  ['cartGiftCardCodesRemove', { appliedGiftCardIds: [] }],
  ['cartAttributesUpdate', { attributes: [] }],
  ['cartNoteUpdate', { note: 'mine' }],
  ['cartBuyerIdentityUpdate', { buyerIdentity: { email: 'mine@example.com' } }],
  ['cartDeliveryAddressesAdd', { addresses }],
  ['cartDeliveryAddressesReplace', { addresses }],
  ['cartDeliveryAddressesUpdate', { addresses: [] }],
  ['cartDeliveryAddressesRemove', { addressIds: [] }],
  ['cartSelectedDeliveryOptionsUpdate', { selectedDeliveryOptions: [] }],
  ['cartRemovePersonalData', {}],
  [
    'cartPaymentUpdate',
    {
      payment: {
        amount: { amount: '375.0', currencyCode: 'DKK' },
        directPaymentMethod: { sessionId: 'test-success', billingAddress: {} },
      },
    },
  ],
];

/** Mutations that answer and take an argument of this name, according to the schema. */
function mutationsWith(argument: string): readonly string[] {
  const fields = Object.values(storefrontSchema().getMutationType()?.getFields() ?? {});
  // docs/storefront-api.md lists them, and a test compares it with the schema.
  const leftOut = ['cartBillingAddressUpdate', 'cartClone'];
  return fields
    .filter(({ name, args }) => !leftOut.includes(name) && args.some((each) => each.name === argument))
    .map(({ name }) => name)
    .sort();
}

/** Mutations that need neither a session nor a cart. Those about a customer have their own tests below. */
const ofNobody = [
  'cartCreate',
  'customerAccessTokenCreate',
  'customerActivate',
  'customerActivateByUrl',
  'customerCreate',
  'customerRecover',
  'customerReset',
  'customerResetByUrl',
];

test('every mutation needs a session, a cart or neither', () => {
  const all = Object.values(storefrontSchema().getMutationType()?.getFields() ?? {});
  const answered = new Set([...inSession, ...onCarts].map(([mutation]) => mutation));
  const sorted = new Set([...answered, ...ofNobody, 'cartPrepareForCompletion', 'cartSubmitForCompletion']);
  // What is in none of the lists has to be left out, as docs/storefront-api.md says and a test sees.
  const docs = readFileSync(new URL('../../../../docs/storefront-api.md', import.meta.url), 'utf8');
  const [, leftOut = ''] = docs.split('## What is left out');
  const unsorted = all.map(({ name }) => name).filter((name) => !sorted.has(name));
  expect(unsorted.filter((name) => !leftOut.includes(`\`${name}\``))).toEqual([]);
});

test('every mutation of a session or a cart is tried by a stranger', () => {
  const distinct = (table: typeof inSession) => [...new Set(table.map(([mutation]) => mutation))];
  expect(distinct(inSession).sort()).toEqual(mutationsWith('customerAccessToken'));
  // Those that finish a cart have a test of their own.
  const finishing = ['cartPrepareForCompletion', 'cartSubmitForCompletion'];
  expect([...distinct(onCarts), ...finishing].sort()).toEqual(mutationsWith('cartId'));
});

describe('a stranger', () => {
  let owner: { email: string; token: string; addressId: string; cartId: string; orderId: string };
  let stranger: string;
  beforeEach(async () => {
    const account = await createAccount(shop);
    const { customerAddress } = await requireAccountPayload(
      askAccount(shop, 'customerAddressCreate', {
        customerAccessToken: account.token,
        address: { address1: 'Havnegade 2', zip: '1058', city: 'København', country: 'DK' },
      }),
    );
    const { orderId } = await order(shop, await createReadyCart(shop, { token: account.token }));
    const cart = await createReadyCart(shop, { token: account.token });
    owner = { ...account, addressId: customerAddress.id, cartId: cart.id, orderId };
    ({ token: stranger } = await createAccount(shop));
  });

  test.each([
    ['customerAddressUpdate', () => ({ id: owner.addressId, address: { city: 'Mine' } })],
    ['customerAddressDelete', () => ({ id: owner.addressId })],
    ['customerDefaultAddressUpdate', () => ({ addressId: owner.addressId })],
  ])('%s finds no address of another customer', async (mutation, args) => {
    const payload = await requireAccountPayload(
      askAccount(shop, mutation, { customerAccessToken: stranger, ...args() }),
    );
    expect(payload.customerUserErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test.each([
    ['customerReset', 'password-reset', (key: string) => ({ resetToken: key })],
    ['customerActivate', 'account-activation', (key: string) => ({ activationToken: key })],
  ])('%s sets no other customer’s password with one’s own key', async (mutation, kind, input) => {
    const email = createEmail();
    if (kind === 'password-reset') {
      await createAccount(shop, email);
      await requireAccountPayload(askAccount(shop, 'customerRecover', { email }));
    } else {
      await order(shop, await createReadyCart(shop, { email }));
      await requireAccountPayload(askAccount(shop, 'customerCreate', { input: { email, password } }));
    }
    const { token: key } = findMailedKey(findMailedLink(shop, email, kind) ?? '');
    expect(key).not.toBe('');
    const { data } = await shop.ask('query ($t: String!) { customer(customerAccessToken: $t) { id } }', {
      t: owner.token,
    });
    const args = { id: data.customer.id, input: { ...input(key), password: 'Mine-now-2026' } };
    const payload = await requireAccountPayload(askAccount(shop, mutation, args));
    expect(payload).toMatchObject({ customer: null, customerUserErrors: [{ code: 'TOKEN_INVALID' }] });
    expect(await logIn(shop, owner.email)).toBeTruthy();
  });

  test('creates no cart with the name or the address of another customer', async () => {
    const addresses = [{ address: { copyFromCustomerAddressId: owner.addressId } }];
    for (const [input, code] of [
      [{ buyerIdentity: { customerAccessToken: 'guess' } }, 'INVALID'],
      [{ delivery: { addresses } }, 'INVALID_DELIVERY_ADDRESS_ID'],
      [
        { buyerIdentity: { customerAccessToken: stranger }, delivery: { addresses } },
        'INVALID_DELIVERY_ADDRESS_ID',
      ],
    ] as const) {
      const { cart, userErrors } = await requirePayload(mutate(shop, 'cartCreate', { input }));
      expect({ cart, userErrors }).toMatchObject({ cart: null, userErrors: [{ code }] });
    }
  });

  test('copies no address of another customer into a cart', async () => {
    const { id: cartId } = await createReadyCart(shop, { token: stranger });
    const addresses = [{ address: { copyFromCustomerAddressId: owner.addressId } }];
    const { userErrors } = await requirePayload(
      mutate(shop, 'cartDeliveryAddressesAdd', { cartId, addresses }),
    );
    expect(userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_ADDRESS_ID' }]);
    // Nor into the cart of a guest, who may say any e-mail address.
    const guest = await createReadyCart(shop, { email: owner.email });
    const refused = await requirePayload(
      mutate(shop, 'cartDeliveryAddressesAdd', { cartId: guest.id, addresses }),
    );
    expect(refused.userErrors).toMatchObject([{ code: 'INVALID_DELIVERY_ADDRESS_ID' }]);
  });

  test('opens no order without its key, with another key, or in another shop', async () => {
    const { orderId: own } = await order(shop, await createReadyCart(shop, { token: stranger }));
    const [bare = '', key] = owner.orderId.split('?');
    const otherKey = own.split('?')[1];
    const read = (id: string, market: 'dk' | 'no' = 'dk') =>
      shop.ask('query ($id: ID!) { node(id: $id) { ... on Order { email } } }', { id }, market);
    for (const id of [bare, `${bare}?${otherKey}`, `${bare}?key=`]) {
      expect((await read(id)).data.node, id).toBeNull();
    }
    expect((await read(`${bare}?${key}`, 'no')).data.node).toBeNull();
    const shifted = bare.replace(/\/1(\d{6})$/, '/2$1');
    expect((await read(`${shifted}?${key}`, 'no')).data.node).toBeNull();
    expect((await read(owner.orderId)).data.node).toMatchObject({ email: owner.email });
  });

  test.each(inSession)(
    'is refused by %s with a token of another shop, a guess or no token',
    async (mutation, args) => {
      for (const [customerAccessToken, market] of [
        [owner.token, 'no'],
        ['guess', 'dk'],
        ['', 'dk'],
      ] as const) {
        const { errors, data } = await askAccount(
          shop,
          mutation,
          { customerAccessToken, ...args },
          { market },
        );
        expect(errors?.[0]?.extensions).toEqual({ code: 'ACCESS_DENIED' });
        expect(data.payload).toBeNull();
      }
      expect(await logIn(shop, owner.email)).toBeTruthy();
    },
  );

  test.each(onCarts)('%s changes no cart of another customer', async (mutation, args) => {
    const bare = owner.cartId.replace(/\?.*/, '');
    for (const [cartId, market] of [
      [bare, 'dk'],
      [`${bare}?key=${'0'.repeat(32)}`, 'dk'],
      [owner.cartId, 'no'],
    ] as const) {
      const payload = await requirePayload(mutate(shop, mutation, { cartId, ...args }, { market }));
      expect(payload).toMatchObject({ cart: null, userErrors: [{ field: ['cartId'] }] });
    }
  });

  test('completes no cart of another customer, and reveals no attempt of another shop', async () => {
    const bare = owner.cartId.replace(/\?.*/, '');
    for (const [id, market] of [
      [bare, 'dk'],
      [`${bare}?key=guess`, 'dk'],
      [owner.cartId, 'no'],
    ] as const) {
      const { data } = await shop.ask(
        `mutation ($id: ID!) { a: cartPrepareForCompletion(cartId: $id) { result { __typename } userErrors { field } }
          b: cartSubmitForCompletion(cartId: $id, attemptToken: "mine") { result { __typename } userErrors { field } } }`,
        { id },
        market,
      );
      const refused = { result: null, userErrors: [{ field: ['cartId'] }] };
      expect(data).toEqual({ a: refused, b: refused });
    }
    await pay(shop, await fetchCart(shop, owner.cartId));
    const { attemptId } = await submit(shop, owner.cartId, 'own');
    expect(await waitForOutcome(shop, attemptId, 'no')).toBeNull();
    expect(await waitForOutcome(shop, attemptId)).toMatchObject({ __typename: 'CartCompletionSuccess' });
  });

  test('reads only the contents of another customer’s cart', async () => {
    const fields = `email phone customer { email } `;
    const { data } = await shop.ask(
      `query ($id: ID!) { cart(id: $id) { buyerIdentity { ${fields} } delivery { addresses { id } }
        deliveryGroups(first: 1) { nodes { id } } } }`,
      { id: owner.cartId.replace(/\?.*/, '') },
    );
    expect(data.cart).toEqual({
      buyerIdentity: { email: null, phone: null, customer: null },
      delivery: { addresses: [] },
      deliveryGroups: { nodes: [] },
    });
  });
});

describe('addresses', () => {
  test('the first is the default, and another becomes it when that is deleted', async () => {
    const { token } = await createAccount(shop);
    const add = async (city: string) => {
      const args = { customerAccessToken: token, address: { city, country: 'Danmark' } };
      return (await requireAccountPayload(askAccount(shop, 'customerAddressCreate', args))).customerAddress
        .id;
    };
    const [first, second] = [await add('Skagen'), await add('Ribe')];
    const defaultId = async () => {
      const query = 'query ($t: String!) { customer(customerAccessToken: $t) { defaultAddress { id } } }';
      return (await shop.ask(query, { t: token })).data.customer.defaultAddress?.id;
    };
    expect(await defaultId()).toBe(first);
    await requireAccountPayload(
      askAccount(shop, 'customerAddressDelete', { customerAccessToken: token, id: first }),
    );
    expect(await defaultId()).toBe(second);
    await requireAccountPayload(
      askAccount(shop, 'customerAddressDelete', { customerAccessToken: token, id: second }),
    );
    expect(await defaultId()).toBeUndefined();
  });

  test.each([
    [{ zip: '80', country: 'DK' }, 'INVALID', 'zip'],
    [{ country: 'Atlantis' }, 'INVALID', 'country'],
    [{ city: 'https://evil.test' }, 'CONTAINS_URL', 'city'],
    [{ firstName: '<b>x</b>' }, 'CONTAINS_HTML_TAGS', 'firstName'],
    [{ address1: 'x'.repeat(256) }, 'TOO_LONG', 'address1'],
  ])('%j is refused as %s', async (address, code, field) => {
    const { token } = await createAccount(shop);
    const payload = await requireAccountPayload(
      askAccount(shop, 'customerAddressCreate', { customerAccessToken: token, address }),
    );
    expect(payload.customerUserErrors).toMatchObject([{ code, field: ['address', field] }]);
  });
});

test('a change of marketing consent is stored with its date', async () => {
  const { token } = await createAccount(shop);
  for (const acceptsMarketing of [true, true, false]) {
    await requireAccountPayload(
      askAccount(shop, 'customerUpdate', { customerAccessToken: token, customer: { acceptsMarketing } }),
    );
  }
  const rows = shop.sql(
    'SELECT accepted FROM marketing_consents WHERE customer = (SELECT max(id) FROM customers) ORDER BY id',
  );
  expect(rows).toEqual([{ accepted: 1 }, { accepted: 0 }]);
});

describe('a name that would break a mail’s header', () => {
  test.each(['Bodil\r\nBcc: all@example.com', 'Bodil\u2028x', '\u0000'])(
    '%j is refused',
    async (firstName) => {
      const input = { email: createEmail(), password, firstName };
      const payload = await requireAccountPayload(askAccount(shop, 'customerCreate', { input }));
      expect(payload.customerUserErrors).toMatchObject([{ code: 'INVALID', field: ['input', 'firstName'] }]);
    },
  );

  test.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com,b@example.com'])(
    'an address with %j is refused, too',
    async (email) => {
      const payload = await requireAccountPayload(
        askAccount(shop, 'customerCreate', { input: { email, password } }),
      );
      expect(payload.customerUserErrors).toMatchObject([{ code: 'INVALID', field: ['input', 'email'] }]);
    },
  );
});
