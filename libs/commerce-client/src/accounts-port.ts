import type { Address } from './address.ts';
import type { StorefrontFailure } from './storefront-answer.ts';
import type { CartAttribute } from './cart.ts';
import type { RequestOptions } from './storefront-client.ts';
import type { Money } from './money.ts';

/**
 * The accounts of a shop's customers: a port that is independent of the account system. `createStorefrontAccounts`
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
  readProfile(session: AccountSession, options?: RequestOptions): Promise<ProfileAnswer>;
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
  readAddresses(session: AccountSession, options?: RequestOptions): Promise<AddressesAnswer>;
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
  readOrders(
    session: AccountSession,
    page?: OrdersPageOptions,
    options?: RequestOptions,
  ): Promise<OrdersAnswer>;
  /** Fetches one order in full. `missing` for an order of another customer. */
  readOrder(session: AccountSession, id: string, options?: RequestOptions): Promise<OrderAnswer>;
}

/** An account system with email addresses and passwords, on pages of the application. */
export interface PasswordAccounts extends Accounts {
  /**
   * Creates an account without opening a session: sign in afterwards, or after `confirm-email` with the mailed key. A
   * system that always answers `confirm-email` does not reveal who has an account.
   */
  signUp(account: NewAccount, options?: RequestOptions): Promise<SignUpAnswer>;
  /** Sets the password of an account that was created by mail, and opens a session. */
  activate(key: MailedLinkReference, password: string, options?: RequestOptions): Promise<ActivationAnswer>;
  /** Opens a session. */
  signIn(email: string, password: string, options?: RequestOptions): Promise<SignInAnswer>;
  /**
   * Sends a mail with a link for choosing another password. The answer is the same for any address, so that it does
   * not reveal who is a customer.
   */
  recoverPassword(email: string, options?: RequestOptions): Promise<RecoveryAnswer>;
  /** Sets another password with the key from that mail, and opens a session. A key works once. */
  resetPassword(key: MailedLinkReference, password: string, options?: RequestOptions): Promise<ResetAnswer>;
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

/** An order as shown in a list. */
export interface AccountOrder {
  /** Contains no secret, so it may be part of a URL. */
  readonly id: string;
  /** The number that the shop uses in mails: `#1001`, `DK1001`. */
  readonly name: string;
  /** ISO 8601 instant. */
  readonly placedAt: string;
  /** Total, VAT and delivery included. */
  readonly total: Money;
  readonly payment: PaymentStatus;
  readonly fulfilment: FulfillmentStatus;
  /** ISO 8601. Missing unless the order was canceled. */
  readonly cancelledAt?: string;
  /** The ordered lines; a list has the first five. */
  readonly lines: readonly AccountOrderItem[];
  /** The parcels sent so far that can be tracked. */
  readonly tracking: readonly ShipmentTracking[];
}

/** A line of an order as shown in a list. */
export interface AccountOrderItem {
  /** Product and size as they were named at the time of the order. */
  readonly title: string;
  /** Missing when the shop no longer sells it. */
  readonly sku?: string;
  /** Ordered units. */
  readonly quantity: number;
}

/** Payment status of an order. `other` is unknown to this version. */
export type PaymentStatus =
  | 'pending'
  | 'authorized'
  | 'partially-paid'
  | 'paid'
  | 'partially-refunded'
  | 'refunded'
  | 'voided'
  | 'other';

/** Fulfillment status of an order. `other` is unknown to this version. */
export type FulfillmentStatus =
  'unfulfilled' | 'scheduled' | 'on-hold' | 'in-progress' | 'partially-fulfilled' | 'fulfilled' | 'other';

/** An order in full. */
export interface AccountOrderDetails extends AccountOrder {
  /** Recipient of the confirmation. */
  readonly email?: string;
  /**
   * What it was paid with, in the words of the service: `card`, `mobilepay`. Missing where the service does not say. The
   * Storefront API has no field for it: it is read from the metafield `custom.payment_method`.
   */
  readonly paymentMethod?: string;
  /**
   * Page where the buyer reviews what they bought: https or a local address. Missing where there is none. Read from the metafield
   * `custom.review_url`.
   */
  readonly reviewUrl?: string;
  readonly lines: readonly AccountOrderLine[];
  readonly cost: AccountOrderCost;
  /** Delivery address. For a pickup point its address, with its name as `company`. */
  readonly deliveryAddress?: Address;
  readonly billingAddress?: Address;
  /** Empty until something is shipped. */
  readonly shipments: readonly Shipment[];
}

/** The ordered units of one variant. */
export interface AccountOrderLine extends AccountOrderItem {
  /** `gid://shopify/ProductVariant/…` at Shopify. Missing when the shop no longer sells it. */
  readonly merchandiseId?: string;
  /** Units without canceled and returned ones, 0 to `quantity`. */
  readonly currentQuantity: number;
  /** For all units, before discounts. */
  readonly subtotal: Money;
  /** For all units, after discounts. */
  readonly total: Money;
  /** Attributes of the line, such as the recipient of a gift card. */
  readonly attributes: readonly CartAttribute[];
}

/** All amounts include VAT. */
export interface AccountOrderCost {
  /** After discounts, before delivery. */
  readonly subtotal?: Money;
  readonly delivery: Money;
  /** The VAT included in `total`, where known. */
  readonly vat?: Money;
  readonly total: Money;
  /** Amount refunded so far, from 0. */
  readonly refunded: Money;
}

/** One or more parcels shipped together. */
export interface Shipment {
  readonly carrier?: string;
  readonly tracking: readonly ShipmentTracking[];
  readonly lines: readonly ShipmentLine[];
}

/** Tracking information of a parcel. */
export interface ShipmentTracking {
  readonly number?: string;
  /** Tracking page of the carrier: https or a local address. */
  readonly url?: string;
}

/** The part of a shipment that belongs to one line. */
export interface ShipmentLine {
  readonly title: string;
  readonly sku?: string;
  /** Units, from 1. */
  readonly quantity: number;
}

/** A problem with a value that a shopper typed. */
export interface AccountProblem {
  readonly kind: AccountProblemKind;
  /** The field; missing for a problem of all or no fields. */
  readonly field?: AccountField;
  /** Message for the shopper in the client's language. Contains no password and no token. */
  readonly message?: string;
}

/** Kind of a problem. */
export type AccountProblemKind =
  | 'blank'
  | 'invalid'
  | 'too-short'
  | 'too-long'
  /** Another account has this value, or the account already has this address. */
  | 'taken'
  /** The domain of an email address does not exist. */
  | 'bad-domain'
  | 'contains-html'
  | 'contains-url'
  /** A password starts or ends with a space. */
  | 'space-at-ends'
  /** The account is closed or not activated. */
  | 'disabled'
  | 'other';

/** A field of a profile, of an address, or a password. */
export type AccountField =
  | 'email'
  | 'password'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'company'
  | 'address1'
  | 'address2'
  | 'zip'
  | 'city'
  | 'countryCode';

/** The request was refused; nothing was changed. */
export interface AccountRefusal {
  readonly kind: 'refused';
  readonly problems: readonly AccountProblem[];
}

/** The session expired, was ended or never existed: the shopper has to sign in again. */
export interface SignedOut {
  readonly kind: 'signed-out';
}

/** The account has no item with this id. */
export interface AccountItemMissing {
  readonly kind: 'missing';
}

/** The mailed link was used, has expired or never existed. Request another mail. */
export interface LinkInvalid {
  readonly kind: 'link-invalid';
}

/** Result of creating an account. */
export type SignUpAnswer =
  | { readonly kind: 'ok' }
  /**
   * The shop knows the address, from an order without an account for example, and has mailed a link to {@link
   * PasswordAccounts.activate} it.
   */
  | { readonly kind: 'confirm-email' }
  /** `taken` when the account exists: show it beside the field and offer to sign in. */
  | AccountRefusal
  | StorefrontFailure;

/** Result of signing in. */
export type SignInAnswer =
  | { readonly kind: 'ok'; readonly session: AccountSession }
  /** Unknown account or wrong password; the answer does not reveal which. */
  | { readonly kind: 'wrong-credentials' }
  | AccountRefusal
  | StorefrontFailure;

/** Result of activating an account. */
export type ActivationAnswer =
  | { readonly kind: 'ok'; readonly session: AccountSession }
  /** The account already has a password: sign in. */
  | { readonly kind: 'already-active' }
  | LinkInvalid
  | AccountRefusal
  | StorefrontFailure;

/** Result of requesting a mail. `refused` concerns the text itself, never whether an account exists. */
export type RecoveryAnswer = { readonly kind: 'ok' } | AccountRefusal | StorefrontFailure;

/** Result of choosing another password with a key. */
export type ResetAnswer =
  | { readonly kind: 'ok'; readonly session: AccountSession }
  | LinkInvalid
  | AccountRefusal
  | StorefrontFailure;

/** Result of choosing another password in a session. */
export type PasswordChangeAnswer =
  { readonly kind: 'ok'; readonly session: AccountSession } | SignedOut | AccountRefusal | StorefrontFailure;

/** Result of renewing a session. */
export type RenewalAnswer =
  { readonly kind: 'ok'; readonly session: AccountSession } | SignedOut | StorefrontFailure;

/** Result of ending a session. */
export type SignOutAnswer = { readonly kind: 'ok' } | StorefrontFailure;

/** Result of fetching a profile. */
export type ProfileAnswer =
  { readonly kind: 'ok'; readonly profile: AccountProfile } | SignedOut | StorefrontFailure;

/** Result of changing a profile. Continue with `session`: a system may end the old one. */
export type ProfileChangeAnswer =
  | { readonly kind: 'ok'; readonly profile: AccountProfile; readonly session: AccountSession }
  | SignedOut
  | AccountRefusal
  | StorefrontFailure;

/** Result of fetching addresses. */
export type AddressesAnswer =
  | {
      readonly kind: 'ok';
      readonly addresses: readonly SavedAddress[];
      /** Id of the default address. Missing when there is none. */
      readonly defaultId?: string;
    }
  | SignedOut
  | StorefrontFailure;

/** Result of saving an address. */
export type NewAddressAnswer =
  { readonly kind: 'ok'; readonly address: SavedAddress } | SignedOut | AccountRefusal | StorefrontFailure;

/** Result of changing an address. */
export type AddressUpdateAnswer = NewAddressAnswer | AccountItemMissing;

/** Result of deleting an address or of making it the default. */
export type AddressActionAnswer =
  { readonly kind: 'ok' } | AccountItemMissing | SignedOut | AccountRefusal | StorefrontFailure;

/** Result of fetching orders. */
export type OrdersAnswer =
  | {
      readonly kind: 'ok';
      readonly orders: readonly AccountOrder[];
      /** `after` of the next page. Missing on the last page. */
      readonly next?: string;
    }
  | SignedOut
  | StorefrontFailure;

/** Result of fetching an order. */
export type OrderAnswer =
  | { readonly kind: 'ok'; readonly order: AccountOrderDetails }
  | AccountItemMissing
  | SignedOut
  | StorefrontFailure;
