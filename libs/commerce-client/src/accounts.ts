import type { Address } from './address.ts';
import type { RequestOptions } from './storefront-client.ts';
import type {
  RenewalAnswer,
  SignOutAnswer,
  ProfileAnswer,
  ProfileChangeAnswer,
  AddressesAnswer,
  NewAddressAnswer,
  AddressUpdateAnswer,
  AddressActionAnswer,
  OrdersAnswer,
  OrderAnswer,
  SignUpAnswer,
  ActivationAnswer,
  SignInAnswer,
  RecoveryAnswer,
  ResetAnswer,
  PasswordChangeAnswer,
} from './account-answers.ts';

/**
 * The accounts of a shop's customers: an interface that is independent of the account system. `createStorefrontAccounts`
 * implements it for the Storefront API; `accountsContract` in `@marehalm/commerce-client/accounts-contract` tests any
 * implementation.
 *
 * How a shopper gets a session depends on the system: with passwords it is a {@link PasswordAccounts}; with a
 * redirect to another page (OAuth, Shopify's Customer Account API) it creates an {@link AccountSession} from the
 * response.
 *
 * Promises never reject because of the network, the system or the shopper: each outcome is a value with a `kind`.
 */
export interface Accounts {
  /** Renews a session. The old session may end, so store the new one. */
  renew(session: AccountSession, options?: RequestOptions): Promise<RenewalAnswer>;
  /** Ends a session everywhere. An ended session is `ok` too, so it is safe to repeat. */
  signOut(session: AccountSession, options?: RequestOptions): Promise<SignOutAnswer>;
  /** Fetches the shopper's profile. */
  fetchProfile(session: AccountSession, options?: RequestOptions): Promise<ProfileAnswer>;
  /**
   * Changes the fields in `change`. Safe to repeat. A system may keep the old email address in the answer until the
   * owner of the new one has confirmed it by mail.
   */
  updateProfile(
    session: AccountSession,
    change: ProfileChange,
    options?: RequestOptions,
  ): Promise<ProfileChangeAnswer>;
  /** Fetches the saved addresses. */
  fetchAddresses(session: AccountSession, options?: RequestOptions): Promise<AddressesAnswer>;
  /** Saves an address. Do not repeat it: a system may refuse a repetition (`taken`) or save it twice. */
  addAddress(session: AccountSession, address: Address, options?: RequestOptions): Promise<NewAddressAnswer>;
  /** Replaces a saved address as a whole: missing fields become empty. Safe to repeat. */
  updateAddress(
    session: AccountSession,
    id: string,
    address: Address,
    options?: RequestOptions,
  ): Promise<AddressUpdateAnswer>;
  /** Deletes an address. `missing` when it does not exist. */
  removeAddress(session: AccountSession, id: string, options?: RequestOptions): Promise<AddressActionAnswer>;
  /** Sets a saved address as the default. Safe to repeat. */
  setDefaultAddress(
    session: AccountSession,
    id: string,
    options?: RequestOptions,
  ): Promise<AddressActionAnswer>;
  /**
   * Fetches one page of the shopper's orders, newest first.
   *
   * @throws RangeError when the page size is not an integer from 1 to 250.
   */
  fetchOrders(
    session: AccountSession,
    page?: OrdersPageOptions,
    options?: RequestOptions,
  ): Promise<OrdersAnswer>;
  /** Fetches one order in full. `missing` for an order of another customer. */
  fetchOrder(session: AccountSession, id: string, options?: RequestOptions): Promise<OrderAnswer>;
}

/** An account system with email addresses and passwords, on pages of the application. */
export interface PasswordAccounts extends Accounts {
  /**
   * Creates an account without opening a session: sign in afterwards, or after `confirm-email` with the mailed link. A
   * system that always answers `confirm-email` does not reveal who has an account.
   */
  signUp(account: NewAccount, options?: RequestOptions): Promise<SignUpAnswer>;
  /** Sets the password of an account that was created by mail, and opens a session. */
  activate(link: MailedLinkReference, password: string, options?: RequestOptions): Promise<ActivationAnswer>;
  /** Opens a session. */
  signIn(email: string, password: string, options?: RequestOptions): Promise<SignInAnswer>;
  /**
   * Sends a mail with a link for choosing another password. The answer is the same for any address, so that it does
   * not reveal who is a customer.
   */
  recoverPassword(email: string, options?: RequestOptions): Promise<RecoveryAnswer>;
  /** Sets another password with the link from that mail, and opens a session. A link works once. */
  resetPassword(link: MailedLinkReference, password: string, options?: RequestOptions): Promise<ResetAnswer>;
  /** Sets another password. All earlier sessions end; the answer contains a new one. */
  changePassword(
    session: AccountSession,
    password: string,
    options?: RequestOptions,
  ): Promise<PasswordChangeAnswer>;
}

/**
 * Access to one account. It authenticates its holder: keep it out of URLs and logs. Plain data that may be stored as
 * JSON.
 */
export interface AccountSession {
  /** Opaque. A system with several tokens puts all of them into this string. */
  readonly token: string;
  /** Expiry, ISO 8601. Renew the session before. */
  readonly expiresAt: string;
}

/** The link in an account mail: the whole URL, or the parts that an application extracted. */
export type MailedLinkReference =
  | { readonly url: string }
  | {
      /** Customer id as in the link: a number, or `gid://shopify/Customer/…` at Shopify. */
      readonly id: string;
      /** A secret that works once. */
      readonly token: string;
    };

/** Profile of a shopper, as far as it is known. */
export interface AccountProfile {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** E.164: `+4520202020`. */
  readonly phone?: string;
  /** Whether the shopper accepts marketing mail. */
  readonly acceptsMarketing: boolean;
}

/** Changes to a profile. Missing fields stay as they are; `null` removes the value. */
export interface ProfileChange {
  readonly email?: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  /** E.164: `+4520202020`. */
  readonly phone?: string | null;
  /** Danish and Norwegian law require provable consent (markedsføringsloven § 10 and § 15). */
  readonly acceptsMarketing?: boolean;
}

/** Fields of a new account. */
export interface NewAccount {
  readonly email: string;
  /** At Shopify at least 5 characters, without a space at either end. */
  readonly password: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** E.164: `+4520202020`. */
  readonly phone?: string;
  /** `false` by default. Danish and Norwegian law require provable consent (markedsføringsloven § 10 and § 15). */
  readonly acceptsMarketing?: boolean;
}

/** A saved address of an account. */
export interface SavedAddress {
  /** Contains no secret, so it may be part of a URL. */
  readonly id: string;
  readonly address: Address;
}

/** Page size and cursor for fetching orders. */
export interface OrdersPageOptions {
  /** Orders per page, 1 to 250; 20 by default. */
  readonly first?: number;
  /** `next` of the previous page; the first page by default. */
  readonly after?: string;
}
