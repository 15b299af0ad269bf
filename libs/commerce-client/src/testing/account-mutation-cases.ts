import type { AccountSession, MailedLinkReference, PasswordAccounts } from '../accounts.ts';
import { createStorefrontClient } from '../storefront-client.ts';
import { createStorefrontAccounts } from '../storefront-accounts.ts';
import { createConnectionResolver } from './create-connection-resolver.ts';
import { serveShop } from './graphql-server.ts';

export const testSessionToken = 'token-of-the-session';
export const session: AccountSession = { token: testSessionToken, expiresAt: '2026-12-21T10:00:00Z' };
const opened = { accessToken: 'token-of-another', expiresAt: '2027-01-21T10:00:00Z' };
const newSession: AccountSession = { token: 'token-of-another', expiresAt: '2027-01-21T10:00:00Z' };
export const password = 'Sandy-Dunes-2026!';
export const testMailedKey: MailedLinkReference = { id: '1001', token: 'a-key-from-a-mail' };
export const testResetUrl = 'https://shop.example/account/reset/1001/a-key-from-a-mail-123';

/** Creates the accounts of the shop at `endpoint`, in Danish and for Denmark. */
export function createAccountsAt(endpoint: string): PasswordAccounts {
  return createStorefrontAccounts(
    createStorefrontClient({ endpoint, accessToken: 't', country: 'DK', language: 'DA' }),
  );
}

/** Serves a shop that answers from `root` until the test ends, and creates its accounts. */
export async function serveAccounts(root: object): Promise<PasswordAccounts> {
  return createAccountsAt(await serveShop(root));
}

/** The customer of a session with an address, for changes that look it up first. */
export const customer = {
  id: 'gid://shopify/Customer/1001',
  addresses: createConnectionResolver([
    {
      id: `gid://shopify/MailingAddress/7?model_name=CustomerAddress&customer_access_token=${testSessionToken}`,
    },
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
export const mailingAddress = {
  id: `${addressId}?model_name=CustomerAddress&customer_access_token=${testSessionToken}`,
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
export const address = {
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

export const accountMutationCases: readonly Case[] = [
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
    ask: (accounts) => accounts.activate(testMailedKey, password),
    given: {
      id: 'gid://shopify/Customer/1001',
      input: { activationToken: 'a-key-from-a-mail', password },
    },
    payload: { customerAccessToken: opened },
    expected: { kind: 'ok', session: newSession },
  },
  {
    mutation: 'customerActivateByUrl',
    ask: (accounts) => accounts.activate({ url: testResetUrl }, password),
    given: { activationUrl: testResetUrl, password },
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
    ask: (accounts) => accounts.resetPassword({ url: testResetUrl }, password),
    given: { resetUrl: testResetUrl, password },
    payload: { customerAccessToken: opened },
    expected: { kind: 'ok', session: newSession },
  },
  {
    mutation: 'customerUpdate',
    ask: (accounts) => accounts.changePassword(session, password),
    given: { customerAccessToken: testSessionToken, customer: { password } },
    payload: { customer: profile, customerAccessToken: opened },
    expected: { kind: 'ok', session: newSession },
  },
  {
    mutation: 'customerUpdate',
    ask: (accounts) => accounts.updateProfile(session, { firstName: 'Bodil', lastName: null }),
    given: { customerAccessToken: testSessionToken, customer: { firstName: 'Bodil', lastName: null } },
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
    given: { customerAccessToken: testSessionToken, customer: {} },
    payload: { customer: emptyCustomer, customerAccessToken: opened },
    expected: { kind: 'ok', profile: { acceptsMarketing: false }, session: newSession },
  },
  {
    mutation: 'customerAddressCreate',
    ask: (accounts) => accounts.addAddress(session, address),
    given: { customerAccessToken: testSessionToken, address: wholeAddress },
    payload: { customerAddress: mailingAddress },
    expected: { kind: 'ok', address: { id: addressId, address } },
  },
  {
    mutation: 'customerAddressUpdate',
    ask: (accounts) => accounts.updateAddress(session, addressId, address),
    given: { customerAccessToken: testSessionToken, id: mailingAddress.id, address: wholeAddress },
    payload: { customerAddress: mailingAddress },
    expected: { kind: 'ok', address: { id: addressId, address } },
  },
  {
    mutation: 'customerAddressDelete',
    ask: (accounts) => accounts.removeAddress(session, addressId),
    given: { customerAccessToken: testSessionToken, id: mailingAddress.id },
    payload: {},
    expected: { kind: 'ok' },
  },
  {
    mutation: 'customerDefaultAddressUpdate',
    ask: (accounts) => accounts.setDefaultAddress(session, addressId),
    given: { customerAccessToken: testSessionToken, addressId: mailingAddress.id },
    payload: {},
    expected: { kind: 'ok' },
  },
];
