import type { AccountProfile, AccountSession, PasswordAccounts, SavedAddress } from '../accounts.ts';
import type { AccountProblem, SignedOut } from '../account-answers.ts';
import type { AccountOrderDetails } from '../account-order.ts';
import type { PasswordAccountsSubject } from '../accounts-contract.ts';
import type { StorefrontFailure } from '../storefront-answer.ts';
import type { RequestOptions } from '../storefront-client.ts';

interface Account {
  profile: AccountProfile;
  password: string;
  addresses: readonly SavedAddress[];
  defaultId?: string;
  orders: readonly AccountOrderDetails[];
}

/** Creates an in-memory account system that is independent of Shopify. */
export function createMemoryAccountsSubject(): PasswordAccountsSubject {
  const accountsByEmail = new Map<string, Account>();
  const sessions = new Map<string, Account>();
  const keys = new Map<string, Account>();
  const mails = new Map<string, string>();
  let count = 0;
  const next = (prefix: string) => `${prefix}-${(count += 1)}`;

  const aborted = { kind: 'aborted', message: 'Cannot ask: the request was aborted' } as const;
  const refused = (...problems: readonly AccountProblem[]) => ({ kind: 'refused', problems }) as const;
  const ok = { kind: 'ok' } as const;
  const missing = { kind: 'missing' } as const;

  function openSession(account: Account): AccountSession {
    const token = next('token-of-a-session');
    sessions.set(token, account);
    return { token, expiresAt: '2026-12-21T10:00:00Z' };
  }

  function endSessions(account: Account) {
    for (const [token, owner] of sessions) if (owner === account) sessions.delete(token);
  }

  async function withAccount<Answer>(
    { token }: AccountSession,
    options: RequestOptions | undefined,
    work: (account: Account) => Answer,
  ): Promise<Answer | SignedOut | StorefrontFailure> {
    if (options?.signal?.aborted) return aborted;
    const account = sessions.get(token);
    return account ? work(account) : { kind: 'signed-out' };
  }

  const isEmail = (email: string) => /^\S+@\S+$/.test(email);
  const noEmail = { kind: 'invalid', field: 'email' } as const;
  const noPassword = { kind: 'blank', field: 'password' } as const;

  async function setPasswordByKey(token: string, password: string) {
    const account = keys.get(token);
    if (!account) return { kind: 'link-invalid' } as const;
    if (password.trim() === '') return refused(noPassword);
    keys.delete(token);
    endSessions(account);
    account.password = password;
    return { kind: 'ok', session: openSession(account) } as const;
  }

  const accounts: PasswordAccounts = {
    async signUp({ email, password, ...named }) {
      if (!isEmail(email)) return refused(noEmail);
      if (password.trim() === '') return refused(noPassword);
      if (accountsByEmail.has(email)) return refused({ kind: 'taken', field: 'email' });
      const profile = { acceptsMarketing: false, email, ...named };
      accountsByEmail.set(email, { profile, password, addresses: [], orders: [] });
      return ok;
    },
    activate: (key, password) => setPasswordByKey('token' in key ? key.token : key.url, password),
    async signIn(email, password) {
      const account = accountsByEmail.get(email);
      if (account?.password !== password) return { kind: 'wrong-credentials' };
      return { kind: 'ok', session: openSession(account) };
    },
    async recoverPassword(email) {
      if (!isEmail(email)) return refused(noEmail);
      const account = accountsByEmail.get(email);
      if (account) {
        const token = next('token-of-a-mail');
        keys.set(token, account);
        mails.set(email, token);
      }
      return ok;
    },
    resetPassword: (key, password) => setPasswordByKey('token' in key ? key.token : key.url, password),
    changePassword: (session, password, options) =>
      withAccount(session, options, (account) => {
        if (password.trim() === '') return refused(noPassword);
        account.password = password;
        endSessions(account);
        return { kind: 'ok', session: openSession(account) };
      }),
    renew: (session, options) =>
      withAccount(session, options, (account) => ({ kind: 'ok', session: openSession(account) })),
    async signOut({ token }, options) {
      if (options?.signal?.aborted) return aborted;
      sessions.delete(token);
      return ok;
    },
    fetchProfile: (session, options) =>
      withAccount(session, options, ({ profile }) => ({ kind: 'ok', profile })),
    updateProfile: (session, change, options) =>
      withAccount(session, options, (account) => {
        const { email } = account.profile;
        if (change.email !== undefined && change.email !== email && accountsByEmail.has(change.email)) {
          return refused({ kind: 'taken', field: 'email' });
        }
        const entries = Object.entries({ ...account.profile, ...change }).filter(
          ([, value]) => value !== null,
        );
        account.profile = Object.fromEntries(entries) as unknown as AccountProfile;
        if (email !== undefined) accountsByEmail.delete(email);
        if (account.profile.email !== undefined) accountsByEmail.set(account.profile.email, account);
        return { kind: 'ok', profile: account.profile, session };
      }),
    fetchAddresses: (session, options) =>
      withAccount(session, options, ({ addresses, defaultId }) => ({
        kind: 'ok',
        addresses,
        ...(defaultId === undefined ? {} : { defaultId }),
      })),
    addAddress: (session, address, options) =>
      withAccount(session, options, (account) => {
        const saved = { id: next('address'), address };
        account.addresses = [...account.addresses, saved];
        return { kind: 'ok', address: saved };
      }),
    updateAddress: (session, id, address, options) =>
      withAccount(session, options, (account) => {
        if (!account.addresses.some((each) => each.id === id)) return missing;
        const saved = { id, address };
        account.addresses = account.addresses.map((each) => (each.id === id ? saved : each));
        return { kind: 'ok', address: saved };
      }),
    removeAddress: (session, id, options) =>
      withAccount(session, options, (account) => {
        if (!account.addresses.some((each) => each.id === id)) return missing;
        account.addresses = account.addresses.filter((each) => each.id !== id);
        return ok;
      }),
    setDefaultAddress: (session, id, options) =>
      withAccount(session, options, (account) => {
        if (!account.addresses.some((each) => each.id === id)) return missing;
        account.defaultId = id;
        return ok;
      }),
    async fetchOrders(session, { first = 20, after = '0' } = {}, options) {
      if (!Number.isInteger(first) || first < 1 || first > 250) {
        throw new RangeError(`Cannot read a page of orders of this size: current value is ${first}`);
      }
      return withAccount(session, options, ({ orders }) => {
        const end = Number(after) + first;
        return {
          kind: 'ok',
          orders: orders.slice(Number(after), end),
          ...(end < orders.length ? { next: String(end) } : {}),
        };
      });
    },
    fetchOrder: (session, id, options) =>
      withAccount(session, options, ({ orders }) => {
        const order = orders.find((each) => each.id === id);
        return order ? { kind: 'ok', order } : missing;
      }),
  };

  return {
    accounts,
    newEmail: () => `${next('shopper')}@example.com`,
    async newSession() {
      const account = { profile: { acceptsMarketing: false }, password: '', addresses: [], orders: [] };
      return openSession(account);
    },
    async placeOrder({ token }) {
      const account = sessions.get(token);
      if (!account) throw new Error('Cannot place an order: the session has ended');
      account.orders = [createMemoryOrder((count += 1)), ...account.orders];
    },
    async expire({ token }) {
      sessions.delete(token);
    },
    async mailedKey(email) {
      const token = mails.get(email);
      return token === undefined ? undefined : { id: '1', token };
    },
  };
}

function createMemoryOrder(number: number): AccountOrderDetails {
  const total = { amount: 37500, currency: 'DKK' } as const;
  const nothing = { amount: 0, currency: 'DKK' } as const;
  return {
    id: `order-${number}`,
    name: `DK${number}`,
    placedAt: new Date(Date.UTC(2026, 10, 10, 12, number)).toISOString(),
    total,
    payment: 'paid',
    fulfillment: 'unfulfilled',
    lines: [{ title: 'Læ Serum', quantity: 1, currentQuantity: 1, subtotal: total, total, attributes: [] }],
    cost: { delivery: nothing, total, refunded: nothing },
    tracking: [],
    shipments: [],
  };
}
