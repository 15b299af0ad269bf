import { json } from 'node:stream/consumers';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type {
  AccountField,
  AccountOrderDetails,
  AccountProblemKind,
  Accounts,
  AccountSession,
  FulfilmentStatus,
  MailedKey,
  PasswordAccounts,
  PaymentStatus,
} from './accounts.ts';
import { createStorefrontClient } from './client.ts';
import { createStorefrontAccounts } from './storefront-accounts.ts';
import { toConnection } from './testing/connection.ts';
import { serveShop } from './testing/graphql-server.ts';
import { serve } from './testing/http-server.ts';
import { shopAccounts, shopOrder } from './testing/shop-accounts.ts';
import { storefrontSchema } from './testing/storefront-schema.ts';

const token = 'token-of-the-session';
const session: AccountSession = { token, expiresAt: '2026-12-21T10:00:00Z' };
const opened = { accessToken: 'token-of-another', expiresAt: '2027-01-21T10:00:00Z' };
const newSession: AccountSession = { token: 'token-of-another', expiresAt: '2027-01-21T10:00:00Z' };
const password = 'Sandy-Dunes-2026!';
const key: MailedKey = { id: '1001', token: 'a-key-from-a-mail' };
const url = 'https://shop.example/account/reset/1001/a-key-from-a-mail-123';

function accountsAt(endpoint: string): PasswordAccounts {
  return createStorefrontAccounts(
    createStorefrontClient({ endpoint, accessToken: 't', country: 'DK', language: 'DA' }),
  );
}

async function accountsWith(root: object): Promise<PasswordAccounts> {
  return accountsAt(await serveShop(root));
}

/** The customer of a session with an address, for changes that look it up first. */
const customer = {
  id: 'gid://shopify/Customer/1001',
  addresses: toConnection([
    { id: `gid://shopify/MailingAddress/7?model_name=CustomerAddress&customer_access_token=${token}` },
  ]),
};
const addressId = 'gid://shopify/MailingAddress/7';
const profile = {
  email: 'bodil@example.com',
  firstName: 'Bodil',
  lastName: '',
  phone: null,
  acceptsMarketing: true,
};
const emptyCustomer = { email: null, firstName: null, lastName: null, phone: null, acceptsMarketing: false };
const mailingAddress = {
  id: `${addressId}?model_name=CustomerAddress&customer_access_token=${token}`,
  firstName: 'Bodil',
  lastName: null,
  company: null,
  address1: 'Strandvejen 1',
  address2: '',
  zip: '8000',
  city: 'Aarhus',
  countryCodeV2: 'DK',
  phone: null,
};
const address = {
  firstName: 'Bodil',
  address1: 'Strandvejen 1',
  zip: '8000',
  city: 'Aarhus',
  countryCode: 'DK',
};
/** Every field of the input, so that missing values are emptied. */
const wholeAddress = {
  firstName: 'Bodil',
  lastName: null,
  company: null,
  address1: 'Strandvejen 1',
  address2: null,
  zip: '8000',
  city: 'Aarhus',
  country: 'DK',
  phone: null,
};

interface Case {
  /** Name of the mutation and of its root field. */
  readonly mutation: string;
  readonly ask: (accounts: PasswordAccounts) => Promise<{ readonly kind: string }>;
  /** Expected variables. */
  readonly given: object;
  /** Payload beside the errors. */
  readonly payload: object;
  readonly expected: object;
}

const cases: readonly Case[] = [
  {
    mutation: 'customerCreate',
    ask: (accounts) => accounts.signUp({ email: 'bodil@example.com', password, acceptsMarketing: false }),
    given: { input: { email: 'bodil@example.com', password, acceptsMarketing: false } },
    payload: {},
    expected: { kind: 'ok' },
  },
  {
    mutation: 'customerAccessTokenCreate',
    ask: (accounts) => accounts.signIn('bodil@example.com', password),
    given: { input: { email: 'bodil@example.com', password } },
    payload: { customerAccessToken: opened },
    expected: { kind: 'ok', session: newSession },
  },
  {
    mutation: 'customerActivate',
    ask: (accounts) => accounts.activate(key, password),
    given: {
      id: 'gid://shopify/Customer/1001',
      input: { activationToken: 'a-key-from-a-mail', password },
    },
    payload: { customerAccessToken: opened },
    expected: { kind: 'ok', session: newSession },
  },
  {
    mutation: 'customerActivateByUrl',
    ask: (accounts) => accounts.activate({ url }, password),
    given: { activationUrl: url, password },
    payload: { customerAccessToken: opened },
    expected: { kind: 'ok', session: newSession },
  },
  {
    mutation: 'customerRecover',
    ask: (accounts) => accounts.recoverPassword('bodil@example.com'),
    given: { email: 'bodil@example.com' },
    payload: {},
    expected: { kind: 'ok' },
  },
  {
    mutation: 'customerReset',
    ask: (accounts) =>
      accounts.resetPassword({ id: 'gid://shopify/Customer/1001', token: 'a-key-from-a-mail' }, password),
    given: { id: 'gid://shopify/Customer/1001', input: { resetToken: 'a-key-from-a-mail', password } },
    payload: { customerAccessToken: opened },
    expected: { kind: 'ok', session: newSession },
  },
  {
    mutation: 'customerResetByUrl',
    ask: (accounts) => accounts.resetPassword({ url }, password),
    given: { resetUrl: url, password },
    payload: { customerAccessToken: opened },
    expected: { kind: 'ok', session: newSession },
  },
  {
    mutation: 'customerUpdate',
    ask: (accounts) => accounts.changePassword(session, password),
    given: { customerAccessToken: token, customer: { password } },
    payload: { customer: profile, customerAccessToken: opened },
    expected: { kind: 'ok', session: newSession },
  },
  {
    mutation: 'customerUpdate',
    ask: (accounts) => accounts.updateProfile(session, { firstName: 'Bodil', lastName: null }),
    given: { customerAccessToken: token, customer: { firstName: 'Bodil', lastName: null } },
    payload: { customer: profile, customerAccessToken: null },
    expected: {
      kind: 'ok',
      profile: { email: 'bodil@example.com', firstName: 'Bodil', acceptsMarketing: true },
      session,
    },
  },
  {
    mutation: 'customerUpdate',
    ask: (accounts) => accounts.updateProfile(session, {}),
    given: { customerAccessToken: token, customer: {} },
    payload: { customer: emptyCustomer, customerAccessToken: opened },
    expected: { kind: 'ok', profile: { acceptsMarketing: false }, session: newSession },
  },
  {
    mutation: 'customerAddressCreate',
    ask: (accounts) => accounts.addAddress(session, address),
    given: { customerAccessToken: token, address: wholeAddress },
    payload: { customerAddress: mailingAddress },
    expected: { kind: 'ok', address: { id: addressId, address } },
  },
  {
    mutation: 'customerAddressUpdate',
    ask: (accounts) => accounts.updateAddress(session, addressId, address),
    given: { customerAccessToken: token, id: mailingAddress.id, address: wholeAddress },
    payload: { customerAddress: mailingAddress },
    expected: { kind: 'ok', address: { id: addressId, address } },
  },
  {
    mutation: 'customerAddressDelete',
    ask: (accounts) => accounts.removeAddress(session, addressId),
    given: { customerAccessToken: token, id: mailingAddress.id },
    payload: {},
    expected: { kind: 'ok' },
  },
  {
    mutation: 'customerDefaultAddressUpdate',
    ask: (accounts) => accounts.setDefaultAddress(session, addressId),
    given: { customerAccessToken: token, addressId: mailingAddress.id },
    payload: {},
    expected: { kind: 'ok' },
  },
];

test.each(cases)('$mutation sends its arguments and returns the result', async (each) => {
  const { mutation, ask, given, payload, expected } = each;
  const seen: unknown[] = [];
  const accounts = await accountsWith({
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

test.each(cases)('$mutation returns a connection failure', async ({ ask }) => {
  expect(await ask(accountsAt('http://127.0.0.1:1/'))).toMatchObject({ kind: 'unreachable' });
});

test.each(cases)('$mutation is malformed without a payload', async ({ mutation, ask }) => {
  const accounts = await accountsWith({ customer, [mutation]: null });
  expect(await ask(accounts)).toMatchObject({
    kind: 'malformed',
    message: expect.stringContaining('no payload'),
  });
});

const withValue = cases.filter(({ payload }) => Object.keys(payload).length > 0);

test.each(withValue)('$mutation is malformed without its result', async ({ mutation, ask }) => {
  const accounts = await accountsWith({ customer, [mutation]: { customerUserErrors: [] } });
  expect(await ask(accounts)).toMatchObject({ kind: 'malformed' });
});

describe('errors of a mutation', () => {
  const codes = Object.keys(
    Object.fromEntries(
      (storefrontSchema.getType('CustomerErrorCode') as unknown as { getValues(): { name: string }[] })
        .getValues()
        .map(({ name }) => [name, name]),
    ),
  );

  const problemKinds: Readonly<Record<string, AccountProblemKind>> = {
    ALREADY_ENABLED: 'other',
    BAD_DOMAIN: 'bad-domain',
    BLANK: 'blank',
    CONTAINS_HTML_TAGS: 'contains-html',
    CONTAINS_URL: 'contains-url',
    CUSTOMER_DISABLED: 'disabled',
    INVALID: 'invalid',
    INVALID_MULTIPASS_REQUEST: 'other',
    NOT_FOUND: 'other',
    PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'space-at-ends',
    TAKEN: 'taken',
    TOKEN_INVALID: 'other',
    TOO_LONG: 'too-long',
    TOO_SHORT: 'too-short',
    UNIDENTIFIED_CUSTOMER: 'other',
  };

  const link = {
    TOKEN_INVALID: 'link-invalid',
    UNIDENTIFIED_CUSTOMER: 'link-invalid',
    NOT_FOUND: 'link-invalid',
  };
  const ended = { TOKEN_INVALID: 'signed-out', UNIDENTIFIED_CUSTOMER: 'signed-out' };
  const gone = { ...ended, NOT_FOUND: 'missing' };
  /** Error codes with their own outcome, by mutation. */
  const outcomes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    customerCreate: { CUSTOMER_DISABLED: 'confirm-email' },
    customerAccessTokenCreate: { UNIDENTIFIED_CUSTOMER: 'wrong-credentials' },
    customerActivate: { ...link, ALREADY_ENABLED: 'already-active' },
    customerActivateByUrl: { ...link, ALREADY_ENABLED: 'already-active' },
    customerRecover: {
      ALREADY_ENABLED: 'ok',
      CUSTOMER_DISABLED: 'ok',
      INVALID_MULTIPASS_REQUEST: 'ok',
      NOT_FOUND: 'ok',
      PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'ok',
      TAKEN: 'ok',
      TOKEN_INVALID: 'ok',
      TOO_SHORT: 'ok',
      UNIDENTIFIED_CUSTOMER: 'ok',
    },
    customerReset: link,
    customerResetByUrl: link,
    customerUpdate: ended,
    customerAddressCreate: ended,
    customerAddressUpdate: gone,
    customerAddressDelete: gone,
    customerDefaultAddressUpdate: gone,
  };

  test.each(cases)('$mutation maps each error code', async ({ mutation, ask }) => {
    const errors: { code: string | null; field: string[] | null; message: string }[] = [];
    const accounts = await accountsWith({
      customer,
      [mutation]: () => ({ customerUserErrors: errors }),
    });
    const found: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const code of codes) {
      errors.splice(0, 1, { code, field: ['input', 'email'], message: 'No' });
      found[code] = await ask(accounts);
      const outcome = outcomes[mutation]?.[code];
      const problem = { kind: problemKinds[code], field: 'email', message: 'No' };
      expected[code] = outcome ? { kind: outcome } : { kind: 'refused', problems: [problem] };
    }
    expect(found).toEqual(expected);
  });

  test('an error without a code and a field is a problem of its own kind', async () => {
    const errors = [{ code: null, field: null, message: 'Limit exceeded' }];
    const accounts = await accountsWith({ customerCreate: { customerUserErrors: errors } });
    expect(await accounts.signUp({ email: 'b@example.com', password })).toEqual({
      kind: 'refused',
      problems: [{ kind: 'other', message: 'Limit exceeded' }],
    });
  });

  test('recoverPassword() reveals nothing for an error without a code', async () => {
    const errors = [{ code: null, field: ['email'], message: 'Could not find customer' }];
    const accounts = await accountsWith({ customerRecover: { customerUserErrors: errors } });
    expect(await accounts.recoverPassword('b@example.com')).toEqual({ kind: 'ok' });
  });

  test.each<[path: string[], field: AccountField | undefined]>([
    [['input', 'email'], 'email'],
    [['password'], 'password'],
    [['customer', 'firstName'], 'firstName'],
    [['customer', 'lastName'], 'lastName'],
    [['customer', 'phone'], 'phone'],
    [['address', 'company'], 'company'],
    [['address', 'address1'], 'address1'],
    [['address', 'address2'], 'address2'],
    [['address', 'zip'], 'zip'],
    [['address', 'city'], 'city'],
    [['address', 'country'], 'countryCode'],
    [['address', 'province'], undefined],
    [['input'], undefined],
    [[], undefined],
  ])('an error of %j is a problem of %s', async (path, field) => {
    const errors = [{ code: 'TOO_LONG', field: path, message: 'No' }];
    const accounts = await accountsWith({ customerAddressCreate: { customerUserErrors: errors } });
    expect(await accounts.addAddress(session, address)).toEqual({
      kind: 'refused',
      problems: [{ kind: 'too-long', ...(field ? { field } : {}), message: 'No' }],
    });
  });

  test('every error is a problem', async () => {
    const errors = [
      { code: 'TAKEN', field: ['input', 'email'], message: 'Email has already been taken' },
      { code: 'TOO_SHORT', field: ['input', 'password'], message: 'Password is too short' },
    ];
    const accounts = await accountsWith({ customerCreate: { customerUserErrors: errors } });
    expect(await accounts.signUp({ email: 'b@example.com', password })).toEqual({
      kind: 'refused',
      problems: [
        { kind: 'taken', field: 'email', message: 'Email has already been taken' },
        { kind: 'too-short', field: 'password', message: 'Password is too short' },
      ],
    });
  });

  test.each(['resetUrl', 'resetToken', 'id'])(
    'an error of %s concerns the key, whatever its code',
    async (field) => {
      const errors = [{ code: 'INVALID', field: ['input', field], message: 'No' }];
      const payload = { customerUserErrors: errors };
      const accounts = await accountsWith({ customerReset: payload, customerResetByUrl: payload });
      expect(await accounts.resetPassword(key, password)).toEqual({ kind: 'link-invalid' });
      expect(await accounts.resetPassword({ url }, password)).toEqual({ kind: 'link-invalid' });
    },
  );

  test('an error of the token concerns the session, whatever its code', async () => {
    const errors = [{ code: 'INVALID', field: ['customerAccessToken'], message: 'No' }];
    const accounts = await accountsWith({ customerUpdate: { customerUserErrors: errors } });
    expect(await accounts.updateProfile(session, {})).toEqual({ kind: 'signed-out' });
  });
});

test('an invalid key is not sent', async () => {
  let requests = 0;
  const accounts = accountsAt(
    await serve((_request, response) => {
      requests += 1;
      response.end();
    }),
  );
  const keys: MailedKey[] = [
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
  const shop = shopAccounts();
  const accounts = await accountsWith(shop.root);
  const email = 'guest@example.com';
  shop.addGuest(email);
  expect(await accounts.signUp({ email, password })).toEqual({ kind: 'confirm-email' });
  const mailed = shop.mailedKey(email);
  if (!mailed) throw new Error('There was no mail');
  expect(await accounts.activate(mailed, password)).toMatchObject({ kind: 'ok' });
  expect(await accounts.signIn(email, password)).toMatchObject({ kind: 'ok' });
});

test('a key also works as the URL of the mail', async () => {
  const shop = shopAccounts();
  const accounts = await accountsWith(shop.root);
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
    const accounts = await accountsWith({
      customerAccessTokenRenew: { customerAccessToken: null, userErrors: errors },
    });
    expect(await accounts.renew(session)).toEqual({ kind: 'signed-out' });
  });

  test('signOut() keeps a session that the shop did not end', async () => {
    const root = { customerAccessTokenDelete: { userErrors: [{ field: null, message: 'No' }] } };
    const living = await accountsWith({ ...root, customer });
    expect(await living.signOut(session)).toMatchObject({ kind: 'denied' });
    const ended = await accountsWith({ ...root, customer: null });
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
    expect(await ask(await accountsWith({ ...refusing, customer: null }))).toEqual({ kind: 'signed-out' });
  });

  test.each([...inSession, ['signOut', (accounts: PasswordAccounts) => accounts.signOut(session)] as const])(
    '%s() that is denied reports the missing scope when the session is valid',
    async (_name, ask) => {
      expect(await ask(await accountsWith({ ...refusing, customer }))).toMatchObject({ kind: 'denied' });
      expect(await ask(await accountsWith({ ...refusing, customer: denied }))).toMatchObject({
        kind: 'denied',
      });
    },
  );

  test('a denied mutation fails where the shop does not reveal whether the session is valid', async () => {
    const customer = () => {
      throw new Error('out of order');
    };
    const accounts = await accountsWith({ ...refusing, customer });
    expect(await accounts.addAddress(session, address)).toMatchObject({ kind: 'failed' });
  });

  test('readAddresses() fetches every page', async () => {
    const shop = shopAccounts();
    const accounts = await accountsWith(shop.root);
    await accounts.signUp({ email: 'bodil@example.com', password });
    const answer = await accounts.signIn('bodil@example.com', password);
    if (answer.kind !== 'ok') throw new Error(answer.kind);
    const numbers = ['1', '2', '3', '4', '5'];
    for (const number of numbers) await accounts.addAddress(answer.session, { address1: number });
    const read = await accounts.readAddresses(answer.session);
    if (read.kind !== 'ok') throw new Error(read.kind);
    expect(read.addresses.map((each) => each.address.address1)).toEqual(numbers);
    expect(read.defaultId).toBe(read.addresses[0]?.id);
    const last = read.addresses[4]?.id ?? '';
    expect(await accounts.setDefaultAddress(answer.session, last)).toEqual({ kind: 'ok' });
    expect(await accounts.readAddresses(answer.session)).toMatchObject({ defaultId: last });
  });

  test('readOrder() finds an order on any page', async () => {
    const shop = shopAccounts();
    const accounts = await accountsWith(shop.root);
    await accounts.signUp({ email: 'bodil@example.com', password });
    const answer = await accounts.signIn('bodil@example.com', password);
    if (answer.kind !== 'ok') throw new Error(answer.kind);
    for (let count = 0; count < 5; count += 1) shop.placeOrder(answer.session.token);
    const listed = await accounts.readOrders(answer.session);
    if (listed.kind !== 'ok') throw new Error(listed.kind);
    for (const { id, name } of listed.orders) {
      expect(id).not.toContain('key');
      expect(await accounts.readOrder(answer.session, id)).toMatchObject({ kind: 'ok', order: { id, name } });
    }
  });
});

const dkk = (amount: string) => ({ amount, currencyCode: 'DKK' });
const kroner = (amount: number) => ({ amount: amount * 100, currency: 'DKK' as const });

async function readOrderOf(over: object) {
  const order = shopOrder(1001, over);
  const accounts = await accountsWith({
    customer: { ...customer, orders: toConnection([order]) },
    node: { __typename: 'Order', ...order },
  });
  return accounts.readOrder(session, 'gid://shopify/Order/1001');
}

test('readOrder() returns every field of an order', async () => {
  const variant = { id: 'gid://shopify/ProductVariant/1000401', sku: 'MH-P04-30' };
  const answer = await readOrderOf({
    canceledAt: '2026-11-12T10:00:00Z',
    shippingAddress: mailingAddress,
    billingAddress: { ...mailingAddress, company: 'Tang' },
    totalRefunded: dkk('59.0'),
    lineItems: toConnection([
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
        fulfillmentLineItems: toConnection([
          { quantity: 2, lineItem: { title: 'Læ Serum – 30 ml', variant } },
          { quantity: 1, lineItem: { title: 'Tang Balm', variant: null } },
        ]),
      },
      {
        trackingCompany: null,
        trackingInfo: [{ number: null, url: null }],
        fulfillmentLineItems: toConnection([]),
      },
    ],
  });
  const order: AccountOrderDetails = {
    id: 'gid://shopify/Order/1001',
    name: 'DK1001',
    placedAt: '2026-11-11T04:41:00.000Z',
    total: kroner(359),
    payment: 'paid',
    fulfilment: 'unfulfilled',
    cancelledAt: '2026-11-12T10:00:00Z',
    email: 'bodil@example.com',
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

test('readOrder() omits unknown fields', async () => {
  const answer = await readOrderOf({
    email: null,
    subtotalPrice: null,
    totalTax: null,
    successfulFulfillments: null,
    lineItems: toConnection([]),
  });
  if (answer.kind !== 'ok') throw new Error(answer.kind);
  const { order } = answer;
  expect(Object.keys(order).sort()).toEqual(
    ['id', 'name', 'placedAt', 'total', 'payment', 'fulfilment', 'lines', 'cost', 'shipments'].sort(),
  );
  expect(Object.keys(order.cost).sort()).toEqual(['delivery', 'refunded', 'total']);
  expect(order.shipments).toEqual([]);
});

test('readOrder() reports an order with more lines than an answer holds, and one of half a yen', async () => {
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

test('readOrder() reports an order that disappears after it was found', async () => {
  const accounts = await accountsWith({
    customer: { ...customer, orders: toConnection([shopOrder(1001)]) },
    node: null,
  });
  expect(await accounts.readOrder(session, 'gid://shopify/Order/1001')).toEqual({ kind: 'missing' });
});

test('readOrders() fetches the newest first, page by page', async () => {
  const seen: unknown[] = [];
  const accounts = await accountsWith({
    customer: {
      ...customer,
      orders: (args: object) => {
        seen.push(JSON.parse(JSON.stringify(args)));
        return {
          nodes: [
            shopOrder(1002, {
              canceledAt: '2026-11-12T10:00:00Z',
              lineItems: toConnection([
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
  expect(await accounts.readOrders(session)).toEqual({
    kind: 'ok',
    orders: [
      {
        id: 'gid://shopify/Order/1002',
        name: 'DK1002',
        placedAt: '2026-11-11T04:42:00.000Z',
        total: kroner(359),
        payment: 'paid',
        fulfilment: 'unfulfilled',
        cancelledAt: '2026-11-12T10:00:00Z',
        lines: [
          { title: 'Læ Serum – 30 ml', sku: 'MH-P04-30', quantity: 2 },
          { title: 'Tang Balm', quantity: 1 },
        ],
      },
    ],
    next: 'cursor',
  });
  await accounts.readOrders(session, { first: 5, after: 'cursor' });
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

test.each<[status: string, fulfilment: FulfilmentStatus]>([
  ['FULFILLED', 'fulfilled'],
  ['IN_PROGRESS', 'in-progress'],
  ['ON_HOLD', 'on-hold'],
  ['OPEN', 'unfulfilled'],
  ['PARTIALLY_FULFILLED', 'partially-fulfilled'],
  ['PENDING_FULFILLMENT', 'in-progress'],
  ['RESTOCKED', 'unfulfilled'],
  ['SCHEDULED', 'scheduled'],
  ['UNFULFILLED', 'unfulfilled'],
])('the fulfilment of an order that is %s is %s', async (fulfillmentStatus, fulfilment) => {
  expect(await readOrderOf({ fulfillmentStatus })).toMatchObject({ order: { fulfilment } });
});

test('unknown statuses are mapped to "other"', async () => {
  const later = { financialStatus: 'LATER', fulfillmentStatus: 'LATER', lineItems: { nodes: [] } };
  const order = { ...shopOrder(1), ...later };
  const orders = { nodes: [order], pageInfo: { hasNextPage: false, endCursor: null } };
  const accounts = accountsAt(
    await serve((_request, response) => response.end(JSON.stringify({ data: { customer: { orders } } }))),
  );
  expect(await accounts.readOrders(session)).toMatchObject({
    orders: [{ payment: 'other', fulfilment: 'other' }],
  });
});

describe('secrets', () => {
  const secrets = [token, password, 'a-key-from-a-mail'];
  const all: readonly (readonly [string, (accounts: PasswordAccounts) => Promise<unknown>])[] = [
    ...cases.map(({ mutation, ask }) => [mutation, ask] as const),
    ['renew', (accounts) => accounts.renew(session)],
    ['signOut', (accounts) => accounts.signOut(session)],
    ['readProfile', (accounts) => accounts.readProfile(session)],
    ['readAddresses', (accounts) => accounts.readAddresses(session)],
    ['readOrders', (accounts) => accounts.readOrders(session)],
    ['readOrder', (accounts) => accounts.readOrder(session, 'gid://shopify/Order/1')],
  ];

  test.each(all)('%s is in no URL, and in no failure that a server repeats', async (_name, ask) => {
    const addresses: string[] = [];
    const accounts = accountsAt(
      await serve((request, response) => {
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

  test.each(cases.filter(({ mutation }) => mutation !== 'customerRecover'))(
    'no problem of $mutation repeats a secret that the shop repeats',
    async ({ mutation, ask }) => {
      const accounts = await accountsWith({
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
  const ask = (accounts: Accounts) => accounts.readProfile('token');
  expectTypeOf(ask).toBeFunction();
  // A change removes only optional fields.
  // @ts-expect-error: an account has an e-mail address
  const change: Parameters<Accounts['updateProfile']>[1] = { email: null };
  expectTypeOf(change).toBeObject();
});
