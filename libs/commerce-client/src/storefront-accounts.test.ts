import { json } from 'node:stream/consumers';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Accounts, MailedLinkReference, PasswordAccounts } from './accounts.ts';
import { createStorefrontAccounts } from './storefront-accounts.ts';
import { serveDuringTest } from './testing/http-server.ts';
import { createShopAccounts } from './testing/shop-accounts.ts';
import {
  createAccountsAt,
  serveAccounts,
  address,
  accountMutationCases,
  customer,
  password,
  session,
  testSessionToken,
} from './testing/account-mutation-cases.ts';

test.each(accountMutationCases)('$mutation sends its arguments and returns the result', async (each) => {
  const { mutation, ask, given, payload, expected } = each;
  const seen: unknown[] = [];
  const accounts = await serveAccounts({
    customer,
    [mutation]: (variables: object) => {
      // graphql-js creates inputs without a prototype.
      seen.push(JSON.parse(JSON.stringify(variables)));
      return { ...payload, customerUserErrors: [] };
    },
  });
  expect(await ask(accounts)).toEqual(expected);
  expect(seen).toEqual([given]);
});

test.each(accountMutationCases)('$mutation returns a connection failure', async ({ ask }) => {
  expect(await ask(createAccountsAt('http://127.0.0.1:1/'))).toMatchObject({ kind: 'unreachable' });
});

test.each(accountMutationCases)('$mutation is malformed without a payload', async ({ mutation, ask }) => {
  const accounts = await serveAccounts({ customer, [mutation]: null });
  expect(await ask(accounts)).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('no payload'),
  });
});

const withValue = accountMutationCases.filter(({ payload }) => Object.keys(payload).length > 0);

test.each(withValue)('$mutation is malformed without its result', async ({ mutation, ask }) => {
  const accounts = await serveAccounts({ customer, [mutation]: { customerUserErrors: [] } });
  expect(await ask(accounts)).toMatchObject({ kind: 'malformed' });
});

test('an invalid key is not sent', async () => {
  let requests = 0;
  const accounts = createAccountsAt(
    await serveDuringTest((_request, response) => {
      requests += 1;
      response.end();
    }),
  );
  const keys: MailedLinkReference[] = [
    { url: 'no address' },
    { id: 'bodil', token: 'x' },
    { id: 'gid://shopify/Order/1', token: 'x' },
    { id: '', token: 'x' },
  ];
  for (const each of keys) {
    expect(await accounts.resetPassword(each, password)).toEqual({ kind: 'link-invalid' });
    expect(await accounts.activate(each, password)).toEqual({ kind: 'link-invalid' });
  }
  expect(requests).toBe(0);
});

test('a guest who signs up is mailed a key that activates the account', async () => {
  const shop = createShopAccounts();
  const accounts = await serveAccounts(shop.root);
  const email = 'guest@example.com';
  shop.addGuest(email);
  expect(await accounts.signUp({ email, password })).toEqual({ kind: 'confirm-email' });
  const mailed = shop.mailedKey(email);
  if (!mailed) throw new Error('There was no mail');
  expect(await accounts.activate(mailed, password)).toMatchObject({ kind: 'ok' });
  expect(await accounts.signIn(email, password)).toMatchObject({ kind: 'ok' });
});

test('a key also works as the URL of the mail', async () => {
  const shop = createShopAccounts();
  const accounts = await serveAccounts(shop.root);
  const email = 'bodil@example.com';
  await accounts.signUp({ email, password });
  await accounts.recoverPassword(email);
  const address = `https://shop.example/account/reset/1/${shop.mailedKey(email)?.token}`;
  expect(await accounts.resetPassword({ url: address }, 'Windy-Beaches-2027!')).toMatchObject({ kind: 'ok' });
  expect(await accounts.signIn(email, 'Windy-Beaches-2027!')).toMatchObject({ kind: 'ok' });
});

describe('a session', () => {
  test('renew() is signed-out where the shop returns no new token', async () => {
    const errors = [{ field: ['customerAccessToken'], message: 'No' }];
    const accounts = await serveAccounts({
      customerAccessTokenRenew: { customerAccessToken: null, userErrors: errors },
    });
    expect(await accounts.renew(session)).toEqual({ kind: 'signed-out' });
  });

  test('signOut() keeps a session that the shop did not end', async () => {
    const root = { customerAccessTokenDelete: { userErrors: [{ field: null, message: 'No' }] } };
    const living = await serveAccounts({ ...root, customer });
    expect(await living.signOut(session)).toMatchObject({ kind: 'denied' });
    const ended = await serveAccounts({ ...root, customer: null });
    expect(await ended.signOut(session)).toEqual({ kind: 'ok' });
  });

  const denied = () => {
    throw new Error('access denied');
  };
  const inSession: readonly [name: string, ask: (accounts: PasswordAccounts) => Promise<{ kind: string }>][] =
    [
      ['renew', (accounts) => accounts.renew(session)],
      ['changePassword', (accounts) => accounts.changePassword(session, password)],
      ['updateProfile', (accounts) => accounts.updateProfile(session, {})],
      ['addAddress', (accounts) => accounts.addAddress(session, address)],
    ];
  const refusing = {
    customerAccessTokenRenew: denied,
    customerUpdate: denied,
    customerAddressCreate: denied,
    customerAccessTokenDelete: denied,
  };

  test.each(inSession)('%s() that is denied is signed-out when the session has ended', async (_name, ask) => {
    expect(await ask(await serveAccounts({ ...refusing, customer: null }))).toEqual({
      kind: 'signed-out',
    });
  });

  test.each([...inSession, ['signOut', (accounts: PasswordAccounts) => accounts.signOut(session)] as const])(
    '%s() that is denied reports the missing scope when the session is valid',
    async (_name, ask) => {
      expect(await ask(await serveAccounts({ ...refusing, customer }))).toMatchObject({
        kind: 'denied',
      });
      expect(await ask(await serveAccounts({ ...refusing, customer: denied }))).toMatchObject({
        kind: 'denied',
      });
    },
  );

  test('a denied mutation fails where the shop does not reveal whether the session is valid', async () => {
    const customer = () => {
      throw new Error('out of order');
    };
    const accounts = await serveAccounts({ ...refusing, customer });
    expect(await accounts.addAddress(session, address)).toMatchObject({ kind: 'failed' });
  });

  test('fetchAddresses() fetches every page', async () => {
    const shop = createShopAccounts();
    const accounts = await serveAccounts(shop.root);
    await accounts.signUp({ email: 'bodil@example.com', password });
    const answer = await accounts.signIn('bodil@example.com', password);
    if (answer.kind !== 'ok') throw new Error(answer.kind);
    const numbers = ['1', '2', '3', '4', '5'];
    for (const number of numbers) await accounts.addAddress(answer.session, { address1: number });
    const read = await accounts.fetchAddresses(answer.session);
    if (read.kind !== 'ok') throw new Error(read.kind);
    expect(read.addresses.map((each) => each.address.address1)).toEqual(numbers);
    expect(read.defaultId).toBe(read.addresses[0]?.id);
    const last = read.addresses[4]?.id ?? '';
    expect(await accounts.setDefaultAddress(answer.session, last)).toEqual({ kind: 'ok' });
    expect(await accounts.fetchAddresses(answer.session)).toMatchObject({ defaultId: last });
  });

  test('fetchOrder() finds an order on any page', async () => {
    const shop = createShopAccounts();
    const accounts = await serveAccounts(shop.root);
    await accounts.signUp({ email: 'bodil@example.com', password });
    const answer = await accounts.signIn('bodil@example.com', password);
    if (answer.kind !== 'ok') throw new Error(answer.kind);
    for (let count = 0; count < 5; count += 1) shop.placeOrder(answer.session.token);
    const listed = await accounts.fetchOrders(answer.session);
    if (listed.kind !== 'ok') throw new Error(listed.kind);
    for (const { id, name } of listed.orders) {
      expect(id).not.toContain('key');
      expect(await accounts.fetchOrder(answer.session, id)).toMatchObject({
        kind: 'ok',
        order: { id, name },
      });
    }
  });
});

describe('secrets', () => {
  const secrets = [testSessionToken, password, 'a-key-from-a-mail'];
  const all: readonly (readonly [string, (accounts: PasswordAccounts) => Promise<unknown>])[] = [
    ...accountMutationCases.map(({ mutation, ask }) => [mutation, ask] as const),
    ['renew', (accounts) => accounts.renew(session)],
    ['signOut', (accounts) => accounts.signOut(session)],
    ['fetchProfile', (accounts) => accounts.fetchProfile(session)],
    ['fetchAddresses', (accounts) => accounts.fetchAddresses(session)],
    ['fetchOrders', (accounts) => accounts.fetchOrders(session)],
    ['fetchOrder', (accounts) => accounts.fetchOrder(session, 'gid://shopify/Order/1')],
  ];

  test.each(all)('%s is in no URL, and in no failure that a server repeats', async (_name, ask) => {
    const addresses: string[] = [];
    const accounts = createAccountsAt(
      await serveDuringTest((request, response) => {
        addresses.push(`${request.url} ${JSON.stringify(request.headers)}`);
        void json(request).then((body) => {
          const { variables } = body as { variables: object };
          const text = JSON.stringify(variables);
          // A server may parse URLs too.
          const message = `was provided invalid value: ${text} ${text.replaceAll('https://shop.example', 'shop:')}`;
          response.end(JSON.stringify({ errors: [{ message, extensions: { code: 'INVALID_VARIABLE' } }] }));
        });
      }),
    );
    const answer = JSON.stringify(await ask(accounts));
    expect(answer).toContain('"kind":"failed"');
    for (const secret of secrets) {
      expect(answer).not.toContain(secret);
      expect(addresses.join()).not.toContain(secret);
    }
  });

  test.each(accountMutationCases.filter(({ mutation }) => mutation !== 'customerRecover'))(
    'no problem of $mutation repeats a secret that the shop repeats',
    async ({ mutation, ask }) => {
      const accounts = await serveAccounts({
        customer,
        [mutation]: (variables: object) => {
          const message = `Not so: ${JSON.stringify(variables)}`;
          return { customerUserErrors: [{ code: 'TOO_SHORT', field: ['password'], message }] };
        },
      });
      const answer = await ask(accounts);
      expect(answer).toMatchObject({
        kind: 'refused',
        problems: [{ message: expect.stringMatching(/^Not so/) }],
      });
      for (const secret of secrets) expect(JSON.stringify(answer)).not.toContain(secret);
    },
  );
});

test('the port needs nothing specific to one account system', () => {
  expectTypeOf(createStorefrontAccounts).returns.toEqualTypeOf<PasswordAccounts>();
  expectTypeOf<PasswordAccounts>().toExtend<Accounts>();
  // A system with a sign-in page of its own can be an `Accounts`.
  expectTypeOf<Accounts>().not.toHaveProperty('signIn');
  expectTypeOf<Accounts>().not.toHaveProperty('signUp');
  expectTypeOf<Accounts>().not.toHaveProperty('recoverPassword');
  expectTypeOf<Awaited<ReturnType<PasswordAccounts['signIn']>>['kind']>().toEqualTypeOf<
    | 'ok'
    | 'wrong-credentials'
    | 'refused'
    | 'throttled'
    | 'denied'
    | 'unreachable'
    | 'timeout'
    | 'aborted'
    | 'malformed'
    | 'failed'
  >();
  // A request for a session needs a session.
  // @ts-expect-error: a text is no session
  const ask = (accounts: Accounts) => accounts.fetchProfile('token');
  expectTypeOf(ask).toBeFunction();
  // A change removes only optional fields.
  // @ts-expect-error: an account has an e-mail address
  const change: Parameters<Accounts['updateProfile']>[1] = { email: null };
  expectTypeOf(change).toBeObject();
});
