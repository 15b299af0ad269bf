import { createHook } from 'node:async_hooks';
import { afterEach, describe, expect, test } from 'vitest';
import { createPasswordHasher } from './passwords.ts';
import {
  requireAccountPayload,
  requestAccountMutation,
  createActivatedAccount,
  createEmail,
  ACCOUNT_PASSWORD,
} from './testing/account.ts';
import {
  fetchLineInputs,
  requestCartMutation,
  createCart,
  requirePayload,
  fetchCart,
} from './testing/cart.ts';
import {
  placeTestOrder,
  fetchPaymentAttempt,
  setTestPayment,
  createUnpaidCart,
  SERUM_SKU,
  submitTestCart,
} from './testing/order.ts';
import {
  type UntypedAnswer,
  openTestShop,
  type TestShop,
  type TestShopOptions,
} from './testing/test-shop.ts';

let shop: TestShop;
afterEach(() => shop.close());
const open = async (options: TestShopOptions = {}) => (shop = await openTestShop(options));
const wait = (milliseconds: number) => (shop.now = new Date(shop.now.getTime() + milliseconds));
const DAY_MS = 24 * 60 * 60_000;
const aliases = (count: number, field: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field(index)}`).join(' ');
const codesOf = ({ errors }: UntypedAnswer) => errors?.map(({ extensions }) => extensions?.['code']);
const mailsTo = (email: string) => shop.mails().filter(({ to }) => to === email);

describe('mails to a victim', () => {
  const victim = 'victim@example.com';

  test('are limited, however often an account is moved to the address and back', async () => {
    await open();
    const { email, token } = await createActivatedAccount(shop);
    const answers: UntypedAnswer[] = [];
    for (let index = 0; index < 6; index += 1) {
      for (const to of [victim, email]) {
        answers.push(
          await requestAccountMutation(shop, 'customerUpdate', {
            customerAccessToken: token,
            customer: { email: to },
          }),
        );
      }
    }
    expect(mailsTo(victim).length).toBeLessThanOrEqual(3);
    expect(mailsTo(email)).toHaveLength(2);
    expect(codesOf(answers.find(({ errors }) => errors) as UntypedAnswer)).toEqual(['THROTTLED']);
    const move = aliases(
      100,
      () =>
        `customerUpdate(customerAccessToken: "${token}", customer: { email: "${victim}" }) { customer { email } }`,
    );
    wait(60 * 60_000);
    await shop.query(`mutation { ${move} }`);
    expect(mailsTo(victim).length).toBeLessThanOrEqual(6);
  });

  test('are limited per address, and leave its owner the way to a new password', async () => {
    let client = '';
    await open({ clientOf: () => client });
    await createActivatedAccount(shop, victim);
    const before = mailsTo(victim).length;
    for (let index = 0; index < 5; index += 1) {
      client = `client ${index}`;
      wait(10 * 60_000);
      await requestAccountMutation(shop, 'customerCreate', {
        input: { email: victim, password: ACCOUNT_PASSWORD },
      });
    }
    expect(mailsTo(victim).length - before).toBe(3);
    client = 'the owner';
    expect((await requestAccountMutation(shop, 'customerRecover', { email: victim })).errors).toBeUndefined();
    expect(mailsTo(victim)[0]?.kind).toBe('password-reset');
    for (let index = 0; index < 11; index += 1) {
      client = `client ${index}`;
      await requestAccountMutation(shop, 'customerRecover', { email: victim });
    }
    expect(mailsTo(victim).filter(({ kind }) => kind === 'password-reset')).toHaveLength(10);
  });

  test('are limited per client, also to hundreds of addresses', async () => {
    await open();
    const signUps = aliases(
      100,
      (index) =>
        `customerCreate(input: { email: "v${index}@example.com", password: "${ACCOUNT_PASSWORD}" }) { customer { id } }`,
    );
    for (let round = 0; round < 3; round += 1)
      await shop.query(`mutation { ${signUps.replaceAll('"v', `"v${round}-`)} }`);
    expect(shop.mails().length).toBeLessThanOrEqual(60);
  });

  test.each([
    'https://evil.example',
    'x ftp://evil.example',
    'HTTP://EVIL.EXAMPLE',
    'www.evil.example',
    'w\u200Bww.evil.example',
    'ｗｗｗ．evil.example',
    'https\uFF1A//evil.example',
    'evil.example/win',
    'a\u0007b',
    'a\nb',
    'a\u2028b',
  ])('carry no %j in a name', async (name) => {
    await open();
    const { token } = await createActivatedAccount(shop);
    const problems: unknown[] = [];
    const customer = { firstName: name };
    for (const [mutation, args] of [
      ['customerCreate', { input: { email: createEmail(), password: ACCOUNT_PASSWORD, firstName: name } }],
      ['customerCreate', { input: { email: createEmail(), password: ACCOUNT_PASSWORD, lastName: name } }],
      ['customerUpdate', { customerAccessToken: token, customer }],
      ['customerAddressCreate', { customerAccessToken: token, address: { firstName: name } }],
    ] as const) {
      problems.push(
        (await requireAccountPayload(requestAccountMutation(shop, mutation, args))).customerUserErrors.length,
      );
    }
    const { id: cartId } = await createCart(shop);
    const addresses = [{ address: { deliveryAddress: { firstName: name, countryCode: 'DK' } } }];
    problems.push(
      (await requirePayload(requestCartMutation(shop, 'cartDeliveryAddressesAdd', { cartId, addresses })))
        .userErrors.length,
    );
    const [card] = await fetchLineInputs(shop, { 'MH-GIFT-CARD-20000': 1 });
    for (const key of ['Recipient name', 'Sender name']) {
      const lines = [{ ...card, attributes: [{ key, value: name }] }];
      problems.push(
        (await requirePayload(requestCartMutation(shop, 'cartLinesAdd', { cartId, lines }))).userErrors
          .length,
      );
    }
    expect(problems).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  test('are limited by the number of gift cards in an order', async () => {
    await open();
    const { id: cartId } = await createCart(shop);
    const [card] = await fetchLineInputs(shop, { 'MH-GIFT-CARD-20000': 99 });
    const lines = Array.from({ length: 2 }, (_, index) => ({
      ...card,
      attributes: [{ key: 'Sender name', value: `${index}` }],
    }));
    await requirePayload(requestCartMutation(shop, 'cartLinesAdd', { cartId, lines }));
    const buyerIdentity = { email: createEmail() };
    const { cart } = await requirePayload(
      requestCartMutation(shop, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity }),
    );
    await setTestPayment(shop, cart);
    const { data } = await shop.query(
      `mutation ($cartId: ID!) { cartSubmitForCompletion(cartId: $cartId, attemptToken: "once") {
        result { ... on SubmitFailed { errors { code } } } } }`,
      { cartId },
    );
    expect(data.cartSubmitForCompletion.result.errors).toEqual([{ code: 'MERCHANDISE_LINE_LIMIT_REACHED' }]);
    expect(shop.mails()).toEqual([]);
  });
});

describe('passwords', () => {
  test('are limited to one per request, in any mutation', async () => {
    await open();
    const { email, token } = await createActivatedAccount(shop);
    const update = (index: number) =>
      `customerUpdate(customerAccessToken: "${token}", customer: { password: "Password-${index}!" }) { customer { id } }`;
    const logIn = () =>
      `customerAccessTokenCreate(input: { email: "${email}", password: "${ACCOUNT_PASSWORD}" }) { customerUserErrors { code } }`;
    const stored = () => shop.sql('SELECT password_hash FROM customers');
    const before = stored();
    for (const fields of [aliases(100, update), aliases(2, update), `a: ${logIn()} b: ${update(1)}`]) {
      const answer = await shop.query(`mutation { ${fields} }`);
      expect(codesOf(answer)).toEqual(['THROTTLED']);
      expect(stored()).toEqual(before);
    }
    expect((await shop.query(`mutation { ${update(1)} }`)).errors).toBeUndefined();
  });

  test('can be set a limited number of times per hour by one customer', async () => {
    await open({ rateLimits: { passwordsPerCustomer: { tries: 2, window: 60_000 } } });
    let { token } = await createActivatedAccount(shop);
    for (let round = 0; round < 2; round += 1) {
      const args = { customerAccessToken: token, customer: { password: `Password-${round}!` } };
      token = (await requireAccountPayload(requestAccountMutation(shop, 'customerUpdate', args)))
        .customerAccessToken.accessToken;
    }
    const last = { customerAccessToken: token, customer: { password: 'Password-3!' } };
    expect(codesOf(await requestAccountMutation(shop, 'customerUpdate', last))).toEqual(['THROTTLED']);
  });

  test('are hashed off the pool that reads files, one after the other, with a limited queue', async () => {
    await open();
    const jobs: string[] = [];
    const hook = createHook({ init: (_id, type) => void jobs.push(type) }).enable();
    const hasher = createPasswordHasher(4);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => hasher.hash(`password ${index}`)),
    );
    hook.disable();
    expect(jobs.filter((type) => /SCRYPT/i.test(type))).toEqual([]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(50);
    expect(await hasher.verify('password', await hasher.hash('password'))).toBe(true);
  });
});

describe('membership', () => {
  const probe = (index: number) =>
    `cartBuyerIdentityUpdate(cartId: $c, buyerIdentity: { email: "v${index}@example.com" }) { warnings { code } }`;

  test('is revealed for a limited number of addresses to one cart and to one client', async () => {
    await open({ isMember: (email) => email === 'v50@example.com' });
    const { cart } = await requirePayload(
      requestCartMutation(shop, 'cartCreate', { input: { discountCodes: ['WELCOME15'] } }),
    );
    const answer = await shop.query(`mutation ($c: ID!) { ${aliases(100, probe)} }`, { c: cart.id });
    expect(Object.values(answer.data ?? {}).filter(Boolean).length).toBeLessThanOrEqual(10);
    expect([...new Set(codesOf(answer))]).toEqual(['THROTTLED']);
    const create = (index: number) =>
      `cartCreate(input: { discountCodes: ["WELCOME15"], buyerIdentity: { email: "w${index}@example.com" } }) { warnings { code } }`;
    const created = await shop.query(`mutation { ${aliases(100, create)} }`);
    expect(Object.values(created.data ?? {}).filter(Boolean).length).toBeLessThanOrEqual(50);
    expect([...new Set(codesOf(created))]).toEqual(['THROTTLED']);
  });

  test('may be looked up without limit where no code reveals it', async () => {
    await open({ rateLimits: { identitiesPerCart: { tries: 1, window: 60_000 } } });
    const { id: c } = await createCart(shop);
    expect((await shop.query(`mutation ($c: ID!) { ${aliases(20, probe)} }`, { c })).errors).toBeUndefined();
  });
});

describe('a clock that jumps back ten days', () => {
  test('extends no limit, and keeps carts, sessions, orders and mails', async () => {
    await open({ rateLimits: { logInPerEmail: { tries: 2, window: 60_000 } } });
    const { email, token } = await createActivatedAccount(shop);
    const wrong = () =>
      requestAccountMutation(shop, 'customerAccessTokenCreate', { input: { email, password: 'wrong' } });
    for (let tries = 0; tries < 2; tries += 1) await wrong();
    expect(codesOf(await wrong())).toEqual(['THROTTLED']);
    const slow = await setTestPayment(shop, await createUnpaidCart(shop), { sessionId: 'test-slow' });
    const { attemptId } = await submitTestCart(shop, slow.id, 'once');
    const cart = await createCart(shop, { [SERUM_SKU]: 1 });

    wait(-10 * DAY_MS);
    expect((await wrong()).errors).toBeUndefined();
    expect(await fetchPaymentAttempt(shop, attemptId)).toMatchObject({ __typename: 'CartCompletionSuccess' });
    expect(await fetchCart(shop, cart.id)).toMatchObject({ totalQuantity: 1 });
    expect(await placeTestOrder(shop, await createUnpaidCart(shop, { token }))).toMatchObject({
      __typename: 'CartCompletionSuccess',
    });
    expect((await requestAccountMutation(shop, 'customerRecover', { email })).errors).toBeUndefined();
    expect(mailsTo(email)[0]?.kind).toBe('password-reset');
    shop.sweep();
    expect(await fetchCart(shop, cart.id)).toMatchObject({ totalQuantity: 1 });
  });
});

describe('carts', () => {
  test('are limited per hour for one client, in one request or in many', async () => {
    let client = 'one';
    await open({ rateLimits: { cartsPerClient: { tries: 5, window: 60_000 } }, clientOf: () => client });
    const many = await shop.query(`mutation { ${aliases(20, () => 'cartCreate { cart { id } }')} }`);
    expect(Object.values(many.data ?? {}).filter(Boolean)).toHaveLength(5);
    expect([...new Set(codesOf(many))]).toEqual(['THROTTLED']);
    expect(codesOf(await requestCartMutation(shop, 'cartCreate', { input: {} }))).toEqual(['THROTTLED']);
    expect(shop.sql('SELECT count(*) AS n FROM carts')).toEqual([{ n: 5 }]);
    client = 'another';
    expect((await requestCartMutation(shop, 'cartCreate', { input: {} })).errors).toBeUndefined();
    client = 'one';
    wait(60_000);
    expect((await requestCartMutation(shop, 'cartCreate', { input: {} })).errors).toBeUndefined();
  });
});

describe('expired data', () => {
  test('is removed in batches: carts, sessions, mailed keys, unconfirmed accounts', async () => {
    await open();
    const { email, token } = await createActivatedAccount(shop);
    await requestAccountMutation(shop, 'customerCreate', {
      input: { email: createEmail(), password: ACCOUNT_PASSWORD },
    });
    const guest = createEmail();
    await placeTestOrder(shop, await createUnpaidCart(shop, { email: guest }));
    await requestAccountMutation(shop, 'customerUpdate', {
      customerAccessToken: token,
      customer: { email: createEmail() },
    });
    await shop.query(`mutation { ${aliases(25, () => 'cartCreate { cart { id } }')} }`);
    const rows = () =>
      [
        'carts',
        'cart_lines',
        'customer_sessions',
        'customer_keys',
        'customer_email_changes',
        'customers',
      ].map((table) => Number(shop.sql(`SELECT count(*) AS n FROM ${table}`)[0]?.['n']));
    const before = rows();
    expect([shop.sweep(), rows()]).toEqual([false, before]);
    wait(30 * DAY_MS);
    expect([shop.sweep(), shop.sweep(), shop.sweep()]).toEqual([true, false, false]);
    // The cart of an order, the account, and the guest whose order stands in the books.
    expect(rows()).toEqual([1, 1, 0, 0, 0, 2]);
    expect(shop.sql('SELECT email FROM customers ORDER BY id')).toEqual([{ email }, { email: guest }]);
    expect(shop.sql('PRAGMA foreign_key_check')).toEqual([]);
  });

  test('includes sessions of one customer beyond a hundred', async () => {
    await open();
    const { token } = await createActivatedAccount(shop);
    const renew = `customerAccessTokenRenew(customerAccessToken: "${token}") { customerAccessToken { expiresAt } }`;
    // The token itself is the oldest session: the last renewals find that it has ended.
    await shop.query(`mutation { ${aliases(105, () => renew)} }`);
    expect(shop.sql('SELECT count(*) AS n FROM customer_sessions')).toEqual([{ n: 100 }]);
  });
});
