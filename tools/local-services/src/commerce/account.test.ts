import { createStorefrontAccounts, createStorefrontClient } from '@marehalm/commerce-client';
import {
  accountsContract,
  type PasswordAccountsSubject,
  passwordAccountsContract,
} from '@marehalm/commerce-client/accounts-contract';
import { describe, expect, test } from 'vitest';
import {
  requireAccountPayload,
  requestAccountMutation,
  parseMailedKey,
  findMailedLink,
  logIn,
  createActivatedAccount,
  createEmail,
  ACCOUNT_PASSWORD,
} from './testing/account.ts';
import { placeTestOrder, createUnpaidCart } from './testing/order.ts';
import { accountServer, accountShop, setUpAccountShop } from './testing/account-shop.ts';

setUpAccountShop();

const orderLog = `query ($token: String!) { customer(customerAccessToken: $token) { numberOfOrders
  orders(first: 9, sortKey: PROCESSED_AT, reverse: true) { totalCount nodes { id name email } } } }`;

describe('the accounts port of the shop, over HTTP', () => {
  const subject = (): PasswordAccountsSubject => {
    const accounts = createStorefrontAccounts(
      createStorefrontClient({
        endpoint: `${accountServer.origin}/shops/dk/api/2026-04/graphql.json`,
        accessToken: 'public',
        country: 'DK',
        language: 'DA',
      }),
    );
    return {
      accounts,
      newEmail: createEmail,
      async newSession() {
        const { email } = await createActivatedAccount(accountShop);
        const answer = await accounts.signIn(email, ACCOUNT_PASSWORD);
        if (answer.kind !== 'ok') throw new Error(`Cannot sign in: ${answer.kind}`);
        return answer.session;
      },
      async placeOrder({ token }) {
        accountShop.now = new Date(accountShop.now.getTime() + 1000);
        await placeTestOrder(accountShop, await createUnpaidCart(accountShop, { token }));
      },
      async expire() {
        accountShop.now = new Date(accountShop.now.getTime() + 31 * 24 * 60 * 60_000);
      },
      async mailedKey(email) {
        const link =
          findMailedLink(accountShop, email, 'password-reset') ??
          findMailedLink(accountShop, email, 'account-activation');
        return link === undefined ? undefined : parseMailedKey(link);
      },
    };
  };
  test.each([...accountsContract, ...passwordAccountsContract])('$promise', ({ check }) => check(subject()));
});

/** Presses the button behind the link that was mailed to a new address. */
async function confirmMove(email: string) {
  const { pathname, search } = new URL(findMailedLink(accountShop, email, 'email-confirmation') ?? '');
  return accountShop.app.request(pathname + search, { method: 'POST' });
}

/** Gives an account another address, which its owner confirms. */
async function moveTo(email: string, customerAccessToken: string): Promise<void> {
  const asked = { customerAccessToken, customer: { email } };
  await requireAccountPayload(requestAccountMutation(accountShop, 'customerUpdate', asked));
  expect((await confirmMove(email)).status).toBe(200);
}

describe('another e-mail address', () => {
  const emailOf = async (token: string) =>
    (
      await accountShop.query('query ($t: String!) { customer(customerAccessToken: $t) { email } }', {
        t: token,
      })
    ).data.customer.email;

  test('counts once its owner has confirmed it, and the old one gets a mail', async () => {
    const { email, token } = await createActivatedAccount(accountShop);
    const moved = createEmail();
    const asked = { customerAccessToken: token, customer: { email: moved, firstName: 'Asta' } };
    const { customer, customerUserErrors } = await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerUpdate', asked, { language: 'DA' }),
    );
    expect({ customer, customerUserErrors }).toMatchObject({
      customer: { email, firstName: 'Asta' },
      customerUserErrors: [],
    });
    const link = new URL(findMailedLink(accountShop, moved, 'email-confirmation') ?? '');
    // A mail program that opens the link changes nothing.
    const page = await accountShop.app.request(link.pathname + link.search);
    expect(await page.text()).toContain(`Skal ${moved} være e-mailadressen på din konto hos Marehalm?`);
    expect(await emailOf(token)).toBe(email);
    expect(findMailedLink(accountShop, email, 'email-changed')).toBeUndefined();
    expect((await confirmMove(moved)).status).toBe(200);
    expect(await emailOf(token)).toBe(moved);
    expect(findMailedLink(accountShop, email, 'email-changed')).toMatch(/kontakt|contact/);
    expect((await confirmMove(moved)).status).toBe(404);
    expect(await logIn(accountShop, moved)).toBeTruthy();
  });

  test('is answered alike whether or not another account has it, and stays with that account', async () => {
    const other = await createActivatedAccount(accountShop);
    const { email, token } = await createActivatedAccount(accountShop);
    const ask = (to: string) =>
      requireAccountPayload(
        requestAccountMutation(accountShop, 'customerUpdate', {
          customerAccessToken: token,
          customer: { email: to },
        }),
      );
    expect(await ask(other.email)).toEqual(await ask(createEmail()));
    expect(await emailOf(token)).toBe(email);
    expect(findMailedLink(accountShop, other.email, 'account-exists')).toMatch(/forgotten-password/);
    expect(findMailedLink(accountShop, other.email, 'email-confirmation')).toBeUndefined();
    expect(await logIn(accountShop, other.email)).toBeTruthy();
  });

  test('is not given to two accounts that request it', async () => {
    const moved = createEmail();
    const [first, second] = [
      await createActivatedAccount(accountShop),
      await createActivatedAccount(accountShop),
    ];
    for (const { token } of [first, second]) {
      await requireAccountPayload(
        requestAccountMutation(accountShop, 'customerUpdate', {
          customerAccessToken: token,
          customer: { email: moved },
        }),
      );
    }
    const links = accountShop
      .mails()
      .filter(({ to, kind }) => to === moved && kind === 'email-confirmation')
      .map(({ text }) => new URL(/https:\S+/.exec(text)?.[0] ?? ''));
    const statuses = [];
    for (const { pathname, search } of links)
      statuses.push((await accountShop.app.request(pathname + search, { method: 'POST' })).status);
    expect(statuses).toEqual([200, 404]);
  });

  test('is valid in its own shop, for a day', async () => {
    const { email, token } = await createActivatedAccount(accountShop);
    const moved = createEmail();
    await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerUpdate', {
        customerAccessToken: token,
        customer: { email: moved },
      }),
    );
    const { pathname } = new URL(findMailedLink(accountShop, moved, 'email-confirmation') ?? '');
    expect((await accountShop.app.request(pathname.replace('/dk/', '/no/'), { method: 'POST' })).status).toBe(
      404,
    );
    accountShop.now = new Date(accountShop.now.getTime() + 24 * 60 * 60_000);
    expect((await confirmMove(moved)).status).toBe(404);
    expect(await emailOf(token)).toBe(email);
  });
});

describe('a sign-up', () => {
  test("is answered alike for a new address, for a guest's and for an account's", async () => {
    const { email: known } = await createActivatedAccount(accountShop);
    const guest = createEmail();
    await placeTestOrder(accountShop, await createUnpaidCart(accountShop, { email: guest }));
    const signUp = (email: string) =>
      requestAccountMutation(accountShop, 'customerCreate', {
        input: { email, password: 'Other-Password-2027!' },
      });
    const answers = [
      await signUp(createEmail()),
      await signUp(guest),
      await signUp(known),
      await signUp(known.toUpperCase()),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const signIn = (email: string) =>
      requestAccountMutation(accountShop, 'customerAccessTokenCreate', {
        input: { email, password: 'Other-Password-2027!' },
      });
    expect(await signIn(known)).toEqual(await signIn(guest));
    expect(findMailedLink(accountShop, known, 'account-exists')).toMatch(/forgotten-password/);
    expect(await logIn(accountShop, known)).toBeTruthy();
  });
});

describe('a log-out', () => {
  const isIn = async (token: string) =>
    (
      await accountShop.query('query ($t: String!) { customer(customerAccessToken: $t) { id } }', {
        t: token,
      })
    ).data.customer !== null;
  const renew = async (token: string) =>
    (
      await requireAccountPayload(
        requestAccountMutation(accountShop, 'customerAccessTokenRenew', { customerAccessToken: token }),
      )
    ).customerAccessToken.accessToken as string;

  test.each([
    ['the newest', 2],
    ['the oldest', 0],
  ])('with %s token of a session ends the whole chain of renewed tokens', async (_which, index) => {
    const { email, token } = await createActivatedAccount(accountShop);
    const elsewhere = await logIn(accountShop, email);
    const family = [token, await renew(token)];
    family.push(await renew(family[1] ?? ''));
    await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerAccessTokenDelete', {
        customerAccessToken: family[index],
      }),
    );
    for (const each of family) {
      expect(await isIn(each)).toBe(false);
      const { errors } = await requestAccountMutation(accountShop, 'customerAccessTokenRenew', {
        customerAccessToken: each,
      });
      expect(errors?.[0]?.extensions).toEqual({ code: 'ACCESS_DENIED' });
    }
    expect(await isIn(elsewhere)).toBe(true);
  });
});

describe('a mailed link', () => {
  async function recovered() {
    const { email, token } = await createActivatedAccount(accountShop);
    await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerRecover', { email }, { language: 'DA' }),
    );
    return { email, token, link: findMailedLink(accountShop, email, 'password-reset') ?? '' };
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
      requestAccountMutation(accountShop, 'customerResetByUrl', args),
    );
    expect(customerUserErrors).toEqual([]);
    const who = 'query ($token: String!) { customer(customerAccessToken: $token) { email } }';
    expect((await accountShop.query(who, { token: customerAccessToken.accessToken })).data.customer).toEqual({
      email,
    });
    expect((await accountShop.query(who, { token })).data.customer).toBeNull();
    const again = await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerResetByUrl', args),
    );
    expect(again.customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
    expect(accountShop.mails().some(({ to, kind }) => to === email && kind === 'password-changed')).toBe(
      true,
    );
  });

  test('expires after an hour, with the next mail, and with a new e-mail address', async () => {
    const first = await recovered();
    await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerRecover', { email: first.email }),
    );
    const invalid = async (resetUrl: string) => {
      const payload = await requireAccountPayload(
        requestAccountMutation(accountShop, 'customerResetByUrl', { resetUrl, password: ACCOUNT_PASSWORD }),
      );
      expect(payload.customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
    };
    await invalid(first.link);

    const second = await recovered();
    await moveTo(createEmail(), second.token);
    await invalid(second.link);
    expect(findMailedLink(accountShop, second.email, 'email-changed')).toMatch(/kontakt|contact/);

    const third = await recovered();
    accountShop.now = new Date(accountShop.now.getTime() + 60 * 60_000);
    await invalid(third.link);
  });

  test('is stored as a hash only, like sessions and passwords', async () => {
    const { token, link } = await recovered();
    const everything = JSON.stringify(
      ['customers', 'customer_sessions', 'customer_keys', 'recovery_requests'].map((table) =>
        accountShop.sql(`SELECT * FROM ${table}`),
      ),
    );
    for (const secret of [token, parseMailedKey(link).token, ACCOUNT_PASSWORD])
      expect(everything).not.toContain(secret);
    expect(everything).toContain('scrypt$');
  });
});

describe('an address that the shop knows from an order', () => {
  test('becomes an account only for the reader of its mail, and then has its orders', async () => {
    const email = createEmail();
    await placeTestOrder(accountShop, await createUnpaidCart(accountShop, { email }));
    const refused = await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerCreate', { input: { email, password: ACCOUNT_PASSWORD } }),
    );
    expect(refused).toMatchObject({ customer: null, customerUserErrors: [{ code: 'CUSTOMER_DISABLED' }] });
    const denied = await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerAccessTokenCreate', {
        input: { email, password: ACCOUNT_PASSWORD },
      }),
    );
    expect(denied.customerUserErrors).toMatchObject([{ code: 'UNIDENTIFIED_CUSTOMER' }]);

    const link = findMailedLink(accountShop, email, 'account-activation') ?? '';
    const { id, token: activationToken } = parseMailedKey(link);
    const args = {
      id: `gid://shopify/Customer/${id}`,
      input: { activationToken, password: ACCOUNT_PASSWORD },
    };
    const { customerAccessToken } = await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerActivate', args),
    );
    const { data } = await accountShop.query(orderLog, { token: customerAccessToken.accessToken });
    expect(data.customer).toMatchObject({ numberOfOrders: '1', orders: { nodes: [{ email }] } });
    const again = await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerActivateByUrl', {
        activationUrl: link,
        password: ACCOUNT_PASSWORD,
      }),
    );
    expect(again.customerUserErrors).toMatchObject([{ code: 'TOKEN_INVALID' }]);
  });
});

test("an account with a new address shows no guest's order until that address is confirmed", async () => {
  const { email } = await createActivatedAccount(accountShop);
  await requireAccountPayload(requestAccountMutation(accountShop, 'customerRecover', { email }));
  const resetUrl = findMailedLink(accountShop, email, 'password-reset') ?? '';
  const { customerAccessToken } = await requireAccountPayload(
    requestAccountMutation(accountShop, 'customerResetByUrl', { resetUrl, password: ACCOUNT_PASSWORD }),
  );
  const token = customerAccessToken.accessToken;
  const moved = createEmail();
  await placeTestOrder(accountShop, await createUnpaidCart(accountShop, { email: moved }));
  const asked = { customerAccessToken: token, customer: { email: moved } };
  expect(
    (await requireAccountPayload(requestAccountMutation(accountShop, 'customerUpdate', asked))).customer
      .email,
  ).toBe(email);
  expect((await accountShop.query(orderLog, { token })).data.customer.orders.nodes).toEqual([]);
  await confirmMove(moved);
  expect((await accountShop.query(orderLog, { token })).data.customer.orders.nodes).toMatchObject([
    { email: moved },
  ]);
});

test('an account shows no order of another account with its address', async () => {
  const { email } = await createActivatedAccount(accountShop);
  await requireAccountPayload(requestAccountMutation(accountShop, 'customerRecover', { email }));
  const resetUrl = findMailedLink(accountShop, email, 'password-reset') ?? '';
  const { customerAccessToken } = await requireAccountPayload(
    requestAccountMutation(accountShop, 'customerResetByUrl', { resetUrl, password: ACCOUNT_PASSWORD }),
  );
  const other = await createActivatedAccount(accountShop);
  await placeTestOrder(accountShop, await createUnpaidCart(accountShop, { token: other.token, email }));
  const seen = await accountShop.query(orderLog, { token: customerAccessToken.accessToken });
  expect(seen.data.customer.orders.nodes).toEqual([]);
});

test('a renewed session accepts its old token in other tabs for one minute only', async () => {
  const { token } = await createActivatedAccount(accountShop);
  await requireAccountPayload(
    requestAccountMutation(accountShop, 'customerAccessTokenRenew', { customerAccessToken: token }),
  );
  const customer = async () =>
    (
      await accountShop.query('query ($t: String!) { customer(customerAccessToken: $t) { id } }', {
        t: token,
      })
    ).data.customer;
  const start = accountShop.now;
  accountShop.now = new Date(start.getTime() + 59_000);
  expect(await customer()).not.toBeNull();
  accountShop.now = new Date(start.getTime() + 60_000);
  expect(await customer()).toBeNull();
});

describe('addresses', () => {
  test('the first is the default, and another becomes it when that is deleted', async () => {
    const { token } = await createActivatedAccount(accountShop);
    const add = async (city: string) => {
      const args = { customerAccessToken: token, address: { city, country: 'Danmark' } };
      return (await requireAccountPayload(requestAccountMutation(accountShop, 'customerAddressCreate', args)))
        .customerAddress.id;
    };
    const [first, second] = [await add('Skagen'), await add('Ribe')];
    const defaultId = async () => {
      const query = 'query ($t: String!) { customer(customerAccessToken: $t) { defaultAddress { id } } }';
      return (await accountShop.query(query, { t: token })).data.customer.defaultAddress?.id;
    };
    expect(await defaultId()).toBe(first);
    await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerAddressDelete', { customerAccessToken: token, id: first }),
    );
    expect(await defaultId()).toBe(second);
    await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerAddressDelete', {
        customerAccessToken: token,
        id: second,
      }),
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
    const { token } = await createActivatedAccount(accountShop);
    const payload = await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerAddressCreate', { customerAccessToken: token, address }),
    );
    expect(payload.customerUserErrors).toMatchObject([{ code, field: ['address', field] }]);
  });
});

test('a change of marketing consent is stored with its date', async () => {
  const { token } = await createActivatedAccount(accountShop);
  for (const acceptsMarketing of [true, true, false]) {
    await requireAccountPayload(
      requestAccountMutation(accountShop, 'customerUpdate', {
        customerAccessToken: token,
        customer: { acceptsMarketing },
      }),
    );
  }
  const rows = accountShop.sql(
    'SELECT accepted FROM marketing_consents WHERE customer = (SELECT max(id) FROM customers) ORDER BY id',
  );
  expect(rows).toEqual([{ accepted: 1 }, { accepted: 0 }]);
});

describe('a name that would break a mail’s header', () => {
  test.each(['Bodil\r\nBcc: all@example.com', 'Bodil\u2028x', '\u0000'])(
    '%j is refused',
    async (firstName) => {
      const input = { email: createEmail(), password: ACCOUNT_PASSWORD, firstName };
      const payload = await requireAccountPayload(
        requestAccountMutation(accountShop, 'customerCreate', { input }),
      );
      expect(payload.customerUserErrors).toMatchObject([{ code: 'INVALID', field: ['input', 'firstName'] }]);
    },
  );

  test.each(['a@example.com\r\nBcc: b@example.com', 'a@example.com,b@example.com'])(
    'an address with %j is refused, too',
    async (email) => {
      const payload = await requireAccountPayload(
        requestAccountMutation(accountShop, 'customerCreate', {
          input: { email, password: ACCOUNT_PASSWORD },
        }),
      );
      expect(payload.customerUserErrors).toMatchObject([{ code: 'INVALID', field: ['input', 'email'] }]);
    },
  );
});
