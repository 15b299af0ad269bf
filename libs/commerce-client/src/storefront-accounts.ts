import type { AccountSession, MailedLinkReference, PasswordAccounts } from './accounts.ts';
import type { AccountItemMissing, AccountRefusal, SignedOut } from './account-answers.ts';
import type { StorefrontFailure } from './storefront-answer.ts';
import type { RequestOptions, StorefrontClient } from './storefront-client.ts';
import {
  addressesQuery,
  addressIdsQuery,
  customerAccessTokenCreate,
  customerAccessTokenDelete,
  customerAccessTokenRenew,
  customerActivate,
  customerActivateByUrl,
  customerAddressCreate,
  customerAddressDelete,
  customerAddressUpdate,
  customerCreate,
  customerDefaultAddressUpdate,
  customerQuery,
  customerRecover,
  customerReset,
  customerResetByUrl,
  customerUpdate,
  profileQuery,
} from './internal/account-documents.ts';
import { orderIdsQuery, orderQuery, ordersQuery } from './internal/order-documents.ts';
import {
  type AccountChange,
  type AccountPayload,
  changeAccount,
  type FindOutcome,
} from './internal/change-account.ts';
import { mapAnswer, requirePayload } from './internal/map-answer.ts';
import { type ConnectionPage, fetchPages } from './internal/fetch-pages.ts';
import {
  toPublicId,
  toMailingAddress,
  toOrder,
  toOrderDetails,
  toProfile,
  toSavedAddress,
  toSession,
} from './internal/account-conversions.ts';
import type { StorefrontOperation } from './storefront-operation.ts';

/** Default number of orders per page. */
const DEFAULT_PAGE_SIZE = 20;
/** Maximum page size of the Storefront API. */
const MAX_PAGE_SIZE = 250;

const ok = { kind: 'ok' } as const;
const missing = { kind: 'missing' } as const;
const signedOut = { kind: 'signed-out' } as const;
const linkInvalid = { kind: 'link-invalid' } as const;

/**
 * Creates the accounts of one shop of the Storefront API (Shopify's legacy customer accounts). Stateless, so one
 * object serves all shoppers of a server.
 *
 * The client's access token needs the scopes `unauthenticated_read_customers` and `unauthenticated_write_customers`.
 * Shopify limits the mails of {@link PasswordAccounts.recoverPassword} per client, so call it from the shopper's
 * browser.
 *
 * Shopify's address ids contain the session token, and its order ids a key that opens the order. The ids returned
 * here do not; where one is passed in, the full id is looked up among the items of the session, which costs a
 * request.
 *
 * @example
 * ```ts
 * const customerUserErrors = [{ code: 'UNIDENTIFIED_CUSTOMER', field: null, message: 'Unidentified customer' }];
 * const client = createStorefrontClient({
 *   endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *   accessToken: 'public storefront access token',
 *   country: 'DE',
 *   language: 'DE',
 *   fetch: async () => Response.json({ data: { payload: { customerAccessToken: null, customerUserErrors } } }),
 * });
 *
 * const accounts = createStorefrontAccounts(client);
 * await accounts.signIn('bodil@example.com', 'not her password'); // => { kind: 'wrong-credentials' }
 * ```
 */
export function createStorefrontAccounts(client: StorefrontClient): PasswordAccounts {
  /** Sends a query for the customer of a session. */
  async function readCustomer<Customer, Variables, Value>(
    query: StorefrontOperation<{ readonly customer: Customer | null }, Variables>,
    variables: Variables,
    read: (customer: Customer) => Value,
    options?: RequestOptions,
  ): Promise<Value | SignedOut | StorefrontFailure> {
    const answer = await client.request(query, variables, options);
    return mapAnswer(answer, ({ customer }) => (customer === null ? signedOut : read(customer)));
  }

  /**
   * Shopify reports an expired token and a missing scope with the same message
   * (https://github.com/Shopify/mobile-buy-sdk-ios/issues/814). A query distinguishes them.
   */
  async function orSignedOut<Answer extends { readonly kind: string }>(
    { token }: AccountSession,
    answer: Answer,
    options?: RequestOptions,
  ): Promise<Answer | SignedOut | StorefrontFailure> {
    if (answer.kind !== 'denied') return answer;
    const variables = { customerAccessToken: token };
    const customer = await readCustomer(customerQuery, variables, () => ok, options);
    return customer.kind === 'ok' ? answer : customer;
  }

  /** Sends a mutation that needs a session. */
  async function changeInSession<
    Payload extends AccountPayload,
    Variables,
    Kind extends string,
    Value extends { readonly kind: string },
  >(
    session: AccountSession,
    change: AccountChange<Payload, Variables, Kind, Value>,
    secrets: readonly string[],
    options?: RequestOptions,
  ): Promise<Value | { readonly kind: Kind } | SignedOut | AccountRefusal | StorefrontFailure> {
    const answer = await changeAccount(client, change, [session.token, ...secrets], options);
    return orSignedOut(session, answer, options);
  }

  /** Finds the full id of an item of the session by its public id. */
  async function findId(
    { token }: AccountSession,
    query: IdsQuery,
    id: string,
    options?: RequestOptions,
  ): Promise<
    { readonly kind: 'found'; readonly id: string } | AccountItemMissing | SignedOut | StorefrontFailure
  > {
    const found = await fetchPages((after) =>
      readCustomer(
        query,
        { customerAccessToken: token, after },
        ({ items }) => ({ kind: 'page' as const, page: items }),
        options,
      ),
    );
    if (found.kind !== 'items') return found;
    const item = found.items.find((each) => toPublicId(each.id) === id);
    return item ? { kind: 'found', id: item.id } : missing;
  }

  return {
    signUp(account, options) {
      const change = {
        operation: customerCreate,
        variables: { input: account },
        findOutcome: outcomeOfSignUp,
        read: () => ok,
      };
      return changeAccount(client, change, [account.password], options);
    },

    signIn(email, password, options) {
      const change = {
        operation: customerAccessTokenCreate,
        variables: { input: { email, password } },
        findOutcome: outcomeOfSignIn,
        read: opened,
      };
      return changeAccount(client, change, [password], options);
    },

    async activate(link, password, options) {
      const secrets = [password, ...secretsOf(link)];
      const findOutcome = outcomeOfActivation;
      const read = opened;
      if ('url' in link) {
        if (!URL.canParse(link.url)) return linkInvalid;
        const variables = { activationUrl: link.url, password };
        const change = { operation: customerActivateByUrl, variables, findOutcome, read };
        return changeAccount(client, change, secrets, options);
      }
      const id = customerId(link.id);
      if (id === undefined) return linkInvalid;
      const variables = { id, input: { activationToken: link.token, password } };
      const change = { operation: customerActivate, variables, findOutcome, read };
      return changeAccount(client, change, secrets, options);
    },

    recoverPassword(email, options) {
      const change = {
        operation: customerRecover,
        variables: { email },
        findOutcome: outcomeOfRecovery,
        read: () => ok,
      };
      return changeAccount(client, change, [], options);
    },

    async resetPassword(link, password, options) {
      const secrets = [password, ...secretsOf(link)];
      const findOutcome = outcomeOfLink;
      const read = opened;
      if ('url' in link) {
        if (!URL.canParse(link.url)) return linkInvalid;
        const variables = { resetUrl: link.url, password };
        const change = { operation: customerResetByUrl, variables, findOutcome, read };
        return changeAccount(client, change, secrets, options);
      }
      const id = customerId(link.id);
      if (id === undefined) return linkInvalid;
      const variables = { id, input: { resetToken: link.token, password } };
      const change = { operation: customerReset, variables, findOutcome, read };
      return changeAccount(client, change, secrets, options);
    },

    changePassword(session, password, options) {
      const change = {
        operation: customerUpdate,
        variables: { customerAccessToken: session.token, customer: { password } },
        findOutcome: outcomeOfSession,
        read: opened,
      };
      return changeInSession(session, change, [password], options);
    },

    async renew(session, options) {
      const variables = { customerAccessToken: session.token };
      const answer = await client.request(customerAccessTokenRenew, variables, options);
      // Errors without codes: only the token can be wrong.
      const outcome = mapAnswer(answer, (data) => {
        const payload = requirePayload(data.payload);
        return payload.customerAccessToken === null ? signedOut : opened(payload);
      });
      return orSignedOut(session, outcome, options);
    },

    async signOut(session, options) {
      const variables = { customerAccessToken: session.token };
      const answer = await client.request(customerAccessTokenDelete, variables, options);
      // Errors without codes; a session that failed to end must not be reported as ended.
      const outcome = mapAnswer(answer, ({ payload }) =>
        requirePayload(payload).userErrors.length === 0 ? ok : cannotEnd,
      );
      const settled = await orSignedOut(session, outcome, options);
      return settled.kind === 'signed-out' ? ok : settled;
    },

    fetchProfile({ token }, options) {
      const read = (customer: Parameters<typeof toProfile>[0]) => ({
        kind: 'ok' as const,
        profile: toProfile(customer),
      });
      return readCustomer(profileQuery, { customerAccessToken: token }, read, options);
    },

    updateProfile(session, change, options) {
      return changeInSession(
        session,
        {
          operation: customerUpdate,
          variables: { customerAccessToken: session.token, customer: change },
          findOutcome: outcomeOfSession,
          read({ customer, customerAccessToken }) {
            if (!customer) throw new TypeError('the shop gave no customer');
            return {
              kind: 'ok' as const,
              profile: toProfile(customer),
              session: customerAccessToken ? toSession(customerAccessToken) : session,
            };
          },
        },
        [],
        options,
      );
    },

    async fetchAddresses({ token }, options) {
      let defaultId: string | undefined;
      const found = await fetchPages((after) =>
        readCustomer(
          addressesQuery,
          { customerAccessToken: token, after },
          ({ addresses, defaultAddress }) => {
            if (defaultAddress) defaultId = toPublicId(defaultAddress.id);
            return { kind: 'page' as const, page: addresses };
          },
          options,
        ),
      );
      if (found.kind !== 'items') return found;
      const addresses = found.items.map(toSavedAddress);
      return { kind: 'ok', addresses, ...(defaultId === undefined ? {} : { defaultId }) };
    },

    addAddress(session, address, options) {
      const change = {
        operation: customerAddressCreate,
        variables: { customerAccessToken: session.token, address: toMailingAddress(address) },
        findOutcome: outcomeOfSession,
        read: saved,
      };
      return changeInSession(session, change, [], options);
    },

    async updateAddress(session, id, address, options) {
      const found = await findId(session, addressIdsQuery, id, options);
      if (found.kind !== 'found') return found;
      const variables = {
        customerAccessToken: session.token,
        id: found.id,
        address: toMailingAddress(address),
      };
      const change = {
        operation: customerAddressUpdate,
        variables,
        findOutcome: outcomeOfAddress,
        read: saved,
      };
      return changeInSession(session, change, [found.id], options);
    },

    async removeAddress(session, id, options) {
      const found = await findId(session, addressIdsQuery, id, options);
      if (found.kind !== 'found') return found;
      const variables = { customerAccessToken: session.token, id: found.id };
      const change = {
        operation: customerAddressDelete,
        variables,
        findOutcome: outcomeOfAddress,
        read: () => ok,
      };
      return changeInSession(session, change, [found.id], options);
    },

    async setDefaultAddress(session, id, options) {
      const found = await findId(session, addressIdsQuery, id, options);
      if (found.kind !== 'found') return found;
      const variables = { customerAccessToken: session.token, addressId: found.id };
      const change = {
        operation: customerDefaultAddressUpdate,
        variables,
        findOutcome: outcomeOfAddress,
        read: () => ok,
      };
      return changeInSession(session, change, [found.id], options);
    },

    async fetchOrders({ token }, { first = DEFAULT_PAGE_SIZE, after } = {}, options) {
      if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE) {
        throw new RangeError(`Cannot read a page of orders of this size: current value is ${first}`);
      }
      return readCustomer(
        ordersQuery,
        { customerAccessToken: token, first, after: after ?? null },
        ({ orders: { nodes, pageInfo } }) => ({
          kind: 'ok' as const,
          orders: nodes.map(toOrder),
          ...(pageInfo.hasNextPage && pageInfo.endCursor !== null ? { next: pageInfo.endCursor } : {}),
        }),
        options,
      );
    },

    async fetchOrder(session, id, options) {
      const found = await findId(session, orderIdsQuery, id, options);
      if (found.kind !== 'found') return found;
      const answer = await client.request(orderQuery, { id: found.id }, options);
      return mapAnswer(answer, ({ node }) =>
        node === null || node.__typename !== 'Order'
          ? missing
          : { kind: 'ok' as const, order: toOrderDetails(node) },
      );
    },
  };
}

/** Query for the ids of a customer's items. */
type IdsQuery = StorefrontOperation<
  { readonly customer: { readonly items: ConnectionPage<{ readonly id: string }> } | null },
  { readonly customerAccessToken: string; readonly after?: string | null }
>;

const cannotEnd = { kind: 'denied', message: 'Cannot end the session: the shop refused to' } as const;

function opened({ customerAccessToken }: { readonly customerAccessToken: Parameters<typeof toSession>[0] }) {
  return { kind: 'ok' as const, session: toSession(customerAccessToken) };
}

function saved({
  customerAddress,
}: {
  readonly customerAddress: Parameters<typeof toSavedAddress>[0] | null;
}) {
  if (!customerAddress) throw new TypeError('the shop gave no address');
  return { kind: 'ok' as const, address: toSavedAddress(customerAddress) };
}

/** The shop has a customer with this address and no password yet, and has just mailed a link. */
const outcomeOfSignUp: FindOutcome<'confirm-email'> = (code) =>
  code === 'CUSTOMER_DISABLED' ? 'confirm-email' : undefined;

const outcomeOfSignIn: FindOutcome<'wrong-credentials'> = (code) =>
  code === 'UNIDENTIFIED_CUSTOMER' ? 'wrong-credentials' : undefined;

/** Errors about the text of an email address. Others would reveal whether an account exists. */
const outcomeOfRecovery: FindOutcome<'ok'> = (code) => {
  switch (code) {
    case 'BLANK':
    case 'INVALID':
    case 'TOO_LONG':
    case 'BAD_DOMAIN':
    case 'CONTAINS_HTML_TAGS':
    case 'CONTAINS_URL':
      return undefined;
    default:
      return 'ok';
  }
};

/** Errors about the key, or the part of the request that contains it. */
const outcomeOfLink: FindOutcome<'link-invalid'> = (code, field) =>
  code === 'TOKEN_INVALID' ||
  code === 'UNIDENTIFIED_CUSTOMER' ||
  code === 'NOT_FOUND' ||
  (field !== undefined && /^id$|Url$|Token$/.test(field))
    ? 'link-invalid'
    : undefined;

const outcomeOfActivation: FindOutcome<'link-invalid' | 'already-active'> = (code, field) =>
  code === 'ALREADY_ENABLED' ? 'already-active' : outcomeOfLink(code, field);

const outcomeOfSession: FindOutcome<'signed-out'> = (code, field) =>
  code === 'TOKEN_INVALID' || code === 'UNIDENTIFIED_CUSTOMER' || field === 'customerAccessToken'
    ? 'signed-out'
    : undefined;

const outcomeOfAddress: FindOutcome<'missing' | 'signed-out'> = (code, field) =>
  code === 'NOT_FOUND' ? 'missing' : outcomeOfSession(code, field);

/** Returns the full id of a customer; `undefined` for an invalid link. */
function customerId(id: string): string | undefined {
  const [, number] = /^(?:gid:\/\/shopify\/Customer\/)?(\d+)$/.exec(id) ?? [];
  return number === undefined ? undefined : `gid://shopify/Customer/${number}`;
}

/** Returns the key and the parts of a URL that may be one: a server may repeat the URL in another form. */
function secretsOf(link: MailedLinkReference): readonly string[] {
  return 'url' in link
    ? [link.url, ...link.url.split(/[/?&=#]/).filter((part) => /\d/.test(part))]
    : [link.token];
}
