import type {
  Accounts,
  AccountSession,
  MailedLinkReference,
  PasswordAccounts,
  ProfileChange,
} from './accounts.ts';
import type { AccountOrder } from './account-order.ts';
import type { Address } from './address.ts';
import type { RequestOptions } from './storefront-client.ts';
import {
  createContractError,
  assertContract,
  expectKind,
  expectOk,
  expectSame,
  sortById,
} from './internal/contract-expectations.ts';

export { passwordAccountsContract } from './internal/password-accounts-contract.ts';

/** One requirement that every implementation of the accounts port must meet: a test title and a check. */
export interface ContractClause<Subject> {
  /** Usable as a test title: `fetchOrder() gives no order of another customer`. */
  readonly promise: string;
  /**
   * Uses its own accounts, so clauses may run in any order and concurrently.
   *
   * @throws Error when the requirement is not met, with the expected value and the kind of the answer.
   */
  readonly check: (subject: Subject) => Promise<void>;
}

/** An account system under test, with back doors for the test. */
export interface AccountsSubject {
  readonly accounts: Accounts;
  /** Creates an account without addresses and orders, and returns its session. */
  readonly newSession: () => Promise<AccountSession>;
  /** Places an order for the account, later than its previous ones. */
  readonly placeOrder: (session: AccountSession) => Promise<void>;
  /** Expires the session. */
  readonly expire: (session: AccountSession) => Promise<void>;
}

/** An account system with passwords under test. */
export interface PasswordAccountsSubject extends AccountsSubject {
  readonly accounts: PasswordAccounts;
  /** Returns an email address without an account. */
  readonly newEmail: () => string;
  /**
   * Returns the key in the last mail to this address, for a new password or a new account; `undefined` without a
   * mail.
   */
  readonly mailedKey: (email: string) => Promise<MailedLinkReference | undefined>;
}

const address: Address = {
  firstName: 'Clara',
  lastName: 'Holm',
  address1: 'Kastanienallee 1',
  address2: '2. OG',
  zip: '10435',
  city: 'Berlin',
  countryCode: 'DE',
};
const office: Address = {
  company: 'Tang',
  address1: 'Hafenstraße 2',
  zip: '20359',
  city: 'Hamburg',
  countryCode: 'DE',
};

type Ask = (
  accounts: Accounts,
  session: AccountSession,
  options?: RequestOptions,
) => Promise<{ kind: string }>;

/** All requests that need a session, except ending it. */
const inSession: Readonly<Record<string, Ask>> = {
  renew: (accounts, session, options) => accounts.renew(session, options),
  fetchProfile: (accounts, session, options) => accounts.fetchProfile(session, options),
  updateProfile: (accounts, session, options) =>
    accounts.updateProfile(session, { firstName: 'Asta' }, options),
  fetchAddresses: (accounts, session, options) => accounts.fetchAddresses(session, options),
  addAddress: (accounts, session, options) => accounts.addAddress(session, address, options),
  updateAddress: (accounts, session, options) => accounts.updateAddress(session, 'x', address, options),
  removeAddress: (accounts, session, options) => accounts.removeAddress(session, 'x', options),
  setDefaultAddress: (accounts, session, options) => accounts.setDefaultAddress(session, 'x', options),
  fetchOrders: (accounts, session, options) => accounts.fetchOrders(session, {}, options),
  fetchOrder: (accounts, session, options) => accounts.fetchOrder(session, 'x', options),
};

/**
 * Requirements of every {@link Accounts}, for the tests of another account system. Needs no test framework: an array
 * of titles and checks that throw.
 *
 * @example
 * ```ts
 * // An account system that ends no session.
 * const accounts = {
 *   signOut: async () => ({ kind: 'ok' }),
 *   fetchProfile: async () => ({ kind: 'ok', profile: { acceptsMarketing: false } }),
 * } as unknown as Accounts;
 * const newSession = async () => ({ token: 'token', expiresAt: '2030-01-01T00:00:00Z' });
 * const subject = { accounts, newSession } as AccountsSubject;
 *
 * const clause = accountsContract.find(({ promise }) => promise.startsWith('signOut() ends the session'));
 * await clause?.check(subject); // => throws Error
 * ```
 */
export const accountsContract: readonly ContractClause<AccountsSubject>[] = [
  {
    promise: 'fetchProfile() gives the profile of a session',
    async check({ accounts, newSession }) {
      const { profile } = expectOk(await accounts.fetchProfile(await newSession()));
      assertContract(
        typeof profile.acceptsMarketing === 'boolean',
        'whether advertising is accepted',
        profile,
      );
    },
  },
  ...Object.entries(inSession).flatMap(([name, ask]): ContractClause<AccountsSubject>[] => [
    {
      promise: `${name}() is signed out with a token that is none`,
      async check({ accounts }) {
        const session = { token: 'never-issued', expiresAt: '2999-12-31T00:00:00Z' };
        expectKind('signed-out', await ask(accounts, session));
      },
    },
    {
      promise: `${name}() is signed out when the session has expired`,
      async check({ accounts, newSession, expire }) {
        const session = await newSession();
        await expire(session);
        expectKind('signed-out', await ask(accounts, session));
      },
    },
    {
      promise: `${name}() is aborted by its caller`,
      async check({ accounts, newSession }) {
        const session = await newSession();
        expectKind('aborted', await ask(accounts, session, { signal: AbortSignal.abort() }));
      },
    },
  ]),
  {
    promise: 'renew() gives a session of the same account',
    async check({ accounts, newSession }) {
      const session = await newSession();
      expectOk(await accounts.updateProfile(session, { firstName: 'Bodil' }));
      const renewed = expectOk(await accounts.renew(session)).session;
      const { profile } = expectOk(await accounts.fetchProfile(renewed));
      expectSame(profile.firstName, 'Bodil', 'the first name');
      assertContract(
        !Number.isNaN(Date.parse(renewed.expiresAt)),
        'an instant at which the session expires',
        renewed.expiresAt,
      );
    },
  },
  {
    promise: 'signOut() ends the session, and is fine with one that has ended',
    async check({ accounts, newSession }) {
      const session = await newSession();
      expectOk(await accounts.signOut(session));
      expectKind('signed-out', await accounts.fetchProfile(session));
      expectOk(await accounts.signOut(session));
    },
  },
  {
    promise: 'signOut() leaves the sessions of others alone',
    async check({ accounts, newSession }) {
      const [one, other] = [await newSession(), await newSession()];
      expectOk(await accounts.signOut(one));
      expectOk(await accounts.fetchProfile(other));
    },
  },
  {
    promise: 'updateProfile() changes what it is told and keeps the rest',
    async check({ accounts, newSession }) {
      let session = await newSession();
      const before = expectOk(await accounts.fetchProfile(session)).profile;
      const steps: readonly [change: ProfileChange, expected: object][] = [
        [
          { firstName: 'Bodil', lastName: 'Holm' },
          { ...before, firstName: 'Bodil', lastName: 'Holm' },
        ],
        [
          { lastName: 'Dam', acceptsMarketing: true },
          { ...before, firstName: 'Bodil', lastName: 'Dam', acceptsMarketing: true },
        ],
      ];
      for (const [change, expected] of steps) {
        const answer = expectOk(await accounts.updateProfile(session, change));
        expectSame(answer.profile, expected, 'the profile of the answer');
        session = answer.session;
        expectSame(expectOk(await accounts.fetchProfile(session)).profile, expected, 'the profile');
      }
    },
  },
  {
    promise: 'updateProfile() takes away what is null',
    async check({ accounts, newSession }) {
      const session = await newSession();
      const named = expectOk(await accounts.updateProfile(session, { firstName: 'Bodil', lastName: 'Holm' }));
      const { profile } = expectOk(await accounts.updateProfile(named.session, { lastName: null }));
      expectSame(profile.firstName, 'Bodil', 'the first name');
      expectSame(profile.lastName, undefined, 'the last name');
    },
  },
  {
    promise: 'fetchAddresses() gives nothing to a new account',
    async check({ accounts, newSession }) {
      const { addresses, defaultId } = expectOk(await accounts.fetchAddresses(await newSession()));
      expectSame(addresses, [], 'the addresses');
      expectSame(defaultId, undefined, 'the id of the default address');
    },
  },
  {
    promise: 'addAddress() saves the address as it was given',
    async check({ accounts, newSession }) {
      const session = await newSession();
      const first = expectOk(await accounts.addAddress(session, address)).address;
      const second = expectOk(await accounts.addAddress(session, office)).address;
      expectSame(first.address, address, 'the address of the answer');
      const { addresses } = expectOk(await accounts.fetchAddresses(session));
      expectSame(sortById(addresses), sortById([first, second]), 'the addresses');
    },
  },
  {
    promise: 'updateAddress() puts the address in the place of the old one, whole',
    async check({ accounts, newSession }) {
      const session = await newSession();
      const { id } = expectOk(await accounts.addAddress(session, address)).address;
      const changed = expectOk(await accounts.updateAddress(session, id, office)).address;
      expectSame(changed, { id, address: office }, 'the address of the answer');
      const { addresses } = expectOk(await accounts.fetchAddresses(session));
      expectSame(addresses, [{ id, address: office }], 'the addresses');
    },
  },
  {
    promise: 'removeAddress() forgets the address, once',
    async check({ accounts, newSession }) {
      const session = await newSession();
      const { id } = expectOk(await accounts.addAddress(session, address)).address;
      const kept = expectOk(await accounts.addAddress(session, office)).address;
      expectOk(await accounts.removeAddress(session, id));
      expectSame(expectOk(await accounts.fetchAddresses(session)).addresses, [kept], 'the addresses');
      expectKind('missing', await accounts.removeAddress(session, id));
    },
  },
  {
    promise: 'setDefaultAddress() chooses the address to suggest first',
    async check({ accounts, newSession }) {
      const session = await newSession();
      const ids: string[] = [];
      for (const each of [address, office]) {
        ids.push(expectOk(await accounts.addAddress(session, each)).address.id);
      }
      for (const id of [...ids, ...ids]) {
        expectOk(await accounts.setDefaultAddress(session, id));
        expectSame(
          expectOk(await accounts.fetchAddresses(session)).defaultId,
          id,
          'the id of the default address',
        );
      }
    },
  },
  ...(['updateAddress', 'removeAddress', 'setDefaultAddress', 'fetchOrder'] as const).map(
    (name): ContractClause<AccountsSubject> => ({
      promise: `${name}() says when there is nothing with this id`,
      async check({ accounts, newSession }) {
        expectKind('missing', await inSession[name]?.(accounts, await newSession()));
      },
    }),
  ),
  {
    promise: 'updateAddress(), removeAddress() and setDefaultAddress() find no address of another customer',
    async check({ accounts, newSession }) {
      const [owner, stranger] = [await newSession(), await newSession()];
      const { id } = expectOk(await accounts.addAddress(owner, address)).address;
      expectKind('missing', await accounts.updateAddress(stranger, id, office));
      expectKind('missing', await accounts.setDefaultAddress(stranger, id));
      expectKind('missing', await accounts.removeAddress(stranger, id));
      const { addresses } = expectOk(await accounts.fetchAddresses(owner));
      expectSame(addresses, [{ id, address }], 'the addresses of the owner');
    },
  },
  {
    promise: 'fetchOrders() gives every order once, the newest first, on pages of any size',
    async check({ accounts, newSession, placeOrder }) {
      const session = await newSession();
      expectSame(expectOk(await accounts.fetchOrders(session)), { kind: 'ok', orders: [] }, 'no orders');
      for (let count = 0; count < 5; count += 1) await placeOrder(session);
      const { orders, next } = expectOk(await accounts.fetchOrders(session));
      expectSame(orders.length, 5, 'the number of orders');
      expectSame(next, undefined, 'a cursor after the last page');
      const dates = orders.map(({ placedAt }) => Date.parse(placedAt));
      expectSame(
        dates,
        [...dates].sort((a, b) => b - a),
        'the order of the dates',
      );
      for (const first of [1, 2, 5]) {
        expectSame(
          await fetchOrdersByPage(accounts, session, first),
          orders,
          `the orders on pages of ${first}`,
        );
      }
    },
  },
  {
    promise: 'fetchOrders() throws a RangeError for a page of no size',
    async check({ accounts, newSession }) {
      const session = await newSession();
      for (const first of [0, 251, 1.5]) {
        const error: unknown = await accounts
          .fetchOrders(session, { first })
          .catch((reason: unknown) => reason);
        assertContract(error instanceof RangeError, `a RangeError for a page of ${first}`, error);
      }
    },
  },
  {
    promise: 'fetchOrder() gives an order of the list with its lines',
    async check({ accounts, newSession, placeOrder }) {
      const session = await newSession();
      await placeOrder(session);
      const [listed] = expectOk(await accounts.fetchOrders(session)).orders;
      if (!listed) throw createContractError('an order', 'none');
      const { order } = expectOk(await accounts.fetchOrder(session, listed.id));
      const { id, name, placedAt, total } = order;
      expectSame(
        { id, name, placedAt, total },
        { id: listed.id, name: listed.name, placedAt: listed.placedAt, total: listed.total },
        'what the list says too',
      );
      assertContract(order.lines.length > 0, 'lines', order.lines);
      expectSame(
        listed.lines.map(({ title, quantity }) => ({ title, quantity })),
        order.lines.slice(0, 5).map(({ title, quantity }) => ({ title, quantity })),
        'the first five lines, in the list',
      );
      expectSame(order.cost.total, order.total, 'the total of the cost');
    },
  },
  {
    promise: 'fetchOrder() finds no order of another customer',
    async check({ accounts, newSession, placeOrder }) {
      const [owner, stranger] = [await newSession(), await newSession()];
      await placeOrder(owner);
      const [order] = expectOk(await accounts.fetchOrders(owner)).orders;
      if (!order) throw createContractError('an order', 'none');
      expectKind('missing', await accounts.fetchOrder(stranger, order.id));
    },
  },
  {
    promise: 'no id holds the token of the session',
    async check({ accounts, newSession, placeOrder }) {
      const session = await newSession();
      await placeOrder(session);
      expectOk(await accounts.addAddress(session, address));
      const { orders } = expectOk(await accounts.fetchOrders(session));
      const { addresses } = expectOk(await accounts.fetchAddresses(session));
      for (const { id } of [...orders, ...addresses]) {
        assertContract(!id.includes(session.token), 'an id without a token', 'one with it');
      }
    },
  },
];

async function fetchOrdersByPage(
  accounts: Accounts,
  session: AccountSession,
  first: number,
): Promise<readonly AccountOrder[]> {
  const all: AccountOrder[] = [];
  let after: string | undefined;
  do {
    const page = expectOk(
      await accounts.fetchOrders(session, { first, ...(after === undefined ? {} : { after }) }),
    );
    assertContract(page.orders.length <= first, `at most ${first} orders on a page`, page.orders.length);
    all.push(...page.orders);
    after = page.next;
  } while (after !== undefined);
  return all;
}
