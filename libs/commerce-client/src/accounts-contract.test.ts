import { describe, expect, test } from 'vitest';
import { accountsContract, type AccountsSubject, type PasswordAccountsSubject } from './accounts-contract.ts';
import { passwordAccountsContract } from './internal/password-accounts-contract.ts';
import type { Accounts, PasswordAccounts } from './accounts.ts';
import { createStorefrontClient } from './storefront-client.ts';
import { createStorefrontAccounts } from './storefront-accounts.ts';
import { serveShop } from './testing/graphql-server.ts';
import { createMemoryAccountsSubject } from './testing/memory-accounts.ts';
import { createShopAccounts } from './testing/shop-accounts.ts';

/** The accounts of the Storefront API over HTTP, executed against Shopify's schema. */
async function storefrontSubject(): Promise<PasswordAccountsSubject> {
  const shop = createShopAccounts();
  const endpoint = await serveShop(shop.root);
  const client = createStorefrontClient({ endpoint, accessToken: 'token', country: 'DK', language: 'DA' });
  const accounts = createStorefrontAccounts(client);
  let count = 0;
  const newEmail = () => `shopper-${(count += 1)}@example.com`;
  return {
    accounts,
    newEmail,
    async newSession() {
      const [email, password] = [newEmail(), 'Sandy-Dunes-2026!'];
      await accounts.signUp({ email, password });
      const answer = await accounts.signIn(email, password);
      if (answer.kind !== 'ok') throw new Error(`Cannot sign in: ${answer.kind}`);
      return answer.session;
    },
    placeOrder: async ({ token }) => shop.placeOrder(token),
    expire: async ({ token }) => shop.expire(token),
    mailedKey: async (email) => shop.mailedKey(email),
  };
}

const systems: readonly [system: string, makeSubject: () => Promise<PasswordAccountsSubject>][] = [
  ['the Storefront API', storefrontSubject],
  ["a merchant's own system", async () => createMemoryAccountsSubject()],
];

describe.each(systems)('the accounts of %s', (_system, makeSubject) => {
  for (const { promise, check } of [...accountsContract, ...passwordAccountsContract]) {
    test(promise, async () => check(await makeSubject()));
  }
});

/** An account system with one defect. */
type Mistake = (subject: PasswordAccountsSubject) => Partial<PasswordAccounts>;

const wrongs: Readonly<Record<string, Mistake>> = {
  ...Object.fromEntries(
    (
      [
        'renew',
        'fetchProfile',
        'updateProfile',
        'fetchAddresses',
        'addAddress',
        'updateAddress',
        'removeAddress',
        'setDefaultAddress',
        'fetchOrders',
        'fetchOrder',
        'resetPassword',
        'activate',
      ] as const
    ).map((name): [string, Mistake] => [
      `${name}() takes anything`,
      () => ({ [name]: async () => ({ kind: 'ok' }) }),
    ]),
  ),
  'renew() opens another account': ({ newSession }) => ({
    renew: async () => ({ kind: 'ok', session: await newSession() }),
  }),
  'signOut() ends nothing': () => ({ signOut: async () => ({ kind: 'ok' }) }),
  'signOut() ends every session': ({ accounts }) => {
    const out = new Set<string>();
    return {
      signOut: async ({ token }) => {
        out.add(token);
        return { kind: 'ok' };
      },
      fetchProfile: async (session) =>
        out.size > 0 ? { kind: 'signed-out' } : accounts.fetchProfile(session),
    };
  },
  'signOut() refuses a session that has ended': ({ accounts }) => ({
    async signOut(session) {
      const before = await accounts.fetchProfile(session);
      await accounts.signOut(session);
      return before.kind === 'ok' ? { kind: 'ok' } : { kind: 'denied', message: 'no' };
    },
  }),
  'updateProfile() forgets what it is not told': ({ accounts }) => ({
    updateProfile: (session, change, options) =>
      accounts.updateProfile(session, { firstName: null, lastName: null, ...change }, options),
  }),
  'updateProfile() takes nothing away': ({ accounts }) => ({
    updateProfile(session, change, options) {
      const named = Object.entries(change).filter(([, value]) => value !== null);
      return accounts.updateProfile(session, Object.fromEntries(named), options);
    },
  }),
  'fetchAddresses() has an address for everybody': ({ accounts }) => ({
    async fetchAddresses(session, options) {
      const answer = await accounts.fetchAddresses(session, options);
      if (answer.kind !== 'ok') return answer;
      return { ...answer, addresses: [{ id: 'everybody', address: {} }, ...answer.addresses] };
    },
  }),
  'addAddress() loses the second line': ({ accounts }) => ({
    addAddress: (session, { address2: _lost, ...address }, options) =>
      accounts.addAddress(session, address, options),
  }),
  'updateAddress() keeps what is left out': ({ accounts }) => ({
    updateAddress: (session, id, address, options) =>
      accounts.updateAddress(session, id, { address2: '2. tv.', ...address }, options),
  }),
  'removeAddress() removes nothing': ({ accounts }) => ({
    removeAddress: async (session, id, options) => {
      const answer = await accounts.setDefaultAddress(session, id, options);
      return answer;
    },
  }),
  'addresses are those of everybody': () => {
    const all = createMemoryAccountsSubject();
    const everybody = all.newSession();
    return {
      addAddress: async (_session, address) => all.accounts.addAddress(await everybody, address),
      fetchAddresses: async () => all.accounts.fetchAddresses(await everybody),
      removeAddress: async (_session, id) => all.accounts.removeAddress(await everybody, id),
    };
  },
  'fetchOrders() begins with the oldest': ({ accounts }) => ({
    async fetchOrders(session, page, options) {
      const answer = await accounts.fetchOrders(session, page, options);
      return answer.kind === 'ok' ? { ...answer, orders: [...answer.orders].reverse() } : answer;
    },
  }),
  'fetchOrders() says nothing of what was ordered': ({ accounts }) => ({
    async fetchOrders(session, page, options) {
      const answer = await accounts.fetchOrders(session, page, options);
      return answer.kind === 'ok'
        ? { ...answer, orders: answer.orders.map((order) => ({ ...order, lines: [] })) }
        : answer;
    },
  }),
  'fetchOrders() pays no heed to the size of a page': ({ accounts }) => ({
    fetchOrders: (session, _page, options) => accounts.fetchOrders(session, {}, options),
  }),
  'fetchOrder() tells no lines': ({ accounts }) => ({
    async fetchOrder(session, id, options) {
      const answer = await accounts.fetchOrder(session, id, options);
      return answer.kind === 'ok' ? { kind: 'ok', order: { ...answer.order, lines: [] } } : answer;
    },
  }),
  'ids hold the token': ({ accounts }) => ({
    async fetchAddresses(session, options) {
      const answer = await accounts.fetchAddresses(session, options);
      if (answer.kind !== 'ok') return answer;
      const withToken = (id: string) => `${id}?token=${session.token}`;
      return { ...answer, addresses: answer.addresses.map((each) => ({ ...each, id: withToken(each.id) })) };
    },
  }),
  'signUp() makes nothing': () => ({ signUp: async () => ({ kind: 'ok' }) }),
  'signUp() accepts advertising for everybody': ({ accounts }) => ({
    signUp: (account) => accounts.signUp({ acceptsMarketing: true, ...account }),
  }),
  'signUp() takes an address twice': ({ accounts }) => ({
    async signUp(account) {
      const answer = await accounts.signUp(account);
      return answer.kind === 'refused' && account.password !== '' ? { kind: 'ok' } : answer;
    },
  }),
  'signUp() names no field': ({ accounts }) => ({
    async signUp(account) {
      const answer = await accounts.signUp(account);
      return answer.kind === 'refused' ? { kind: 'refused', problems: [{ kind: 'invalid' }] } : answer;
    },
  }),
  'signIn() tells strangers apart': ({ accounts }) => {
    const known = new Set<string>();
    return {
      async signUp(account) {
        known.add(account.email);
        return accounts.signUp(account);
      },
      signIn: async (email, password) =>
        known.has(email)
          ? accounts.signIn(email, password)
          : { kind: 'refused', problems: [{ kind: 'other', field: 'email' }] },
    };
  },
  'updateProfile() keeps the e-mail address of the log-in': ({ accounts }) => ({
    async updateProfile(session, { email, ...change }, options) {
      const answer = await accounts.updateProfile(session, change, options);
      if (answer.kind !== 'ok' || email === undefined) return answer;
      return { ...answer, profile: { ...answer.profile, email } };
    },
  }),
  'recoverPassword() sends no mail': () => ({ recoverPassword: async () => ({ kind: 'ok' }) }),
  'recoverPassword() tells strangers apart': ({ accounts, mailedKey }) => ({
    async recoverPassword(email) {
      const answer = await accounts.recoverPassword(email);
      const mailed = await mailedKey(email);
      return mailed || answer.kind === 'refused'
        ? answer
        : { kind: 'refused', problems: [{ kind: 'other' }] };
    },
  }),
  'resetPassword() takes a key twice': ({ accounts }) => {
    const used = new Map<string, string>();
    return {
      async resetPassword(key, password) {
        const token = 'token' in key ? key.token : key.url;
        const email = used.get(token);
        const answer = await accounts.resetPassword(key, password);
        if (answer.kind === 'ok') used.set(token, 'used');
        return email === undefined ? answer : { kind: 'ok', session: { token: 'any', expiresAt: '' } };
      },
    };
  },
  'resetPassword() uses the key up when it refuses': ({ accounts }) => ({
    async resetPassword(key, password) {
      if (password !== '') return accounts.resetPassword(key, password);
      await accounts.resetPassword(key, 'something else');
      return { kind: 'refused', problems: [{ kind: 'blank', field: 'password' }] };
    },
  }),
  'changePassword() ends no session': ({ accounts }) => ({
    changePassword: async (session, password) =>
      password === ''
        ? { kind: 'refused', problems: [{ kind: 'blank', field: 'password' }] }
        : accounts.renew(session),
  }),
  'changePassword() takes no password for one': ({ accounts }) => ({
    changePassword: (session, password) => accounts.changePassword(session, password || 'nothing'),
  }),
  'updateProfile() takes the address of another customer': ({ accounts }) => {
    const taken = new Map<string, string>();
    return {
      updateProfile(session, { email, ...change }, options) {
        if (email !== undefined) taken.set(session.token, email);
        return accounts.updateProfile(session, change, options);
      },
      async fetchProfile(session, options) {
        const answer = await accounts.fetchProfile(session, options);
        const email = taken.get(session.token);
        if (answer.kind !== 'ok' || email === undefined) return answer;
        return { ...answer, profile: { ...answer.profile, email } };
      },
    };
  },
  'a refusal repeats the password': ({ accounts }) => ({
    signIn: async (email, password) => {
      const answer = await accounts.signIn(email, password);
      if (answer.kind === 'ok') return answer;
      return { kind: 'denied', message: `Cannot sign in with "${password}"` };
    },
  }),
};

type Clause = (typeof passwordAccountsContract)[number];

async function isBroken({ check }: Clause, mistake: Mistake): Promise<boolean> {
  const subject = createMemoryAccountsSubject();
  const broken = { ...subject, accounts: { ...subject.accounts, ...mistake(subject) } };
  return check(broken).then(
    () => false,
    () => true,
  );
}

const clauses: readonly Clause[] = [...accountsContract, ...passwordAccountsContract];

test.each(Object.entries(wrongs))('the contract finds out that %s', async (_mistake, mistake) => {
  expect(await Promise.all(clauses.map((clause) => isBroken(clause, mistake)))).toContain(true);
});

test.each(clauses)('a system can break the promise: $promise', async (clause) => {
  expect(await Promise.all(Object.values(wrongs).map((mistake) => isBroken(clause, mistake)))).toContain(
    true,
  );
});

test('a breach says what was promised and what came', async () => {
  const clause = accountsContract.find(({ promise }) => promise.startsWith('signOut() ends the session'));
  const subject = createMemoryAccountsSubject();
  const accounts = { ...subject.accounts, signOut: async () => ({ kind: 'ok' as const }) };
  await expect(clause?.check({ ...subject, accounts })).rejects.toThrow(
    'Expected an answer of kind "signed-out", but found "ok"',
  );
});

test('titles of clauses are unique', () => {
  expect(new Set(clauses.map(({ promise }) => promise)).size).toBe(clauses.length);
});

test('a system without passwords can keep the contract of accounts', async () => {
  const { accounts, ...doors } = createMemoryAccountsSubject();
  const { renew, signOut, fetchProfile, updateProfile, fetchOrders, fetchOrder, ...others } = accounts;
  const { fetchAddresses, addAddress, updateAddress, removeAddress, setDefaultAddress } = others;
  const withoutPasswords: Accounts = {
    renew,
    signOut,
    fetchProfile,
    updateProfile,
    fetchAddresses,
    addAddress,
    updateAddress,
    removeAddress,
    setDefaultAddress,
    fetchOrders,
    fetchOrder,
  };
  const subject: AccountsSubject = { ...doors, accounts: withoutPasswords };
  for (const { check } of accountsContract) await check(subject);
});
