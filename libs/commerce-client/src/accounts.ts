import type { Address } from './address.ts';
import type { StorefrontFailure } from './answer.ts';
import type { CartAttribute } from './cart.ts';
import type { RequestOptions } from './client.ts';
import type { Money } from './money.ts';

/**
 * The accounts of a shop's customers, as an application asks for them. It is a port: nothing in it is of one account
 * system, so that another one can take its place behind the same pages. `createStorefrontAccounts` is the one of the
 * Storefront API; `accountsContract` in `@marehalm/commerce-client/accounts-contract` says in tests what any has to keep.
 *
 * How a shopper comes by a session is left to the system. One with passwords is a {@link PasswordAccounts}; one that signs
 * in elsewhere (OAuth, Shopify's Customer Account API) makes an {@link AccountSession} of what it is given there.
 *
 * Promises never reject for the sake of the network, the system or the shopper: each outcome is a value with a `kind`.
 */
export interface Accounts {
  /** A session that lasts longer. The one it was made of may end with it, so keep the new one. */
  renew(session: AccountSession, options?: RequestOptions): Promise<RenewalAnswer>;
  /** Ends a session everywhere. One that has ended already is `ok` as well, so it is safe to repeat. */
  signOut(session: AccountSession, options?: RequestOptions): Promise<SignOutAnswer>;
  /** Who the shopper is. */
  readProfile(session: AccountSession, options?: RequestOptions): Promise<ProfileAnswer>;
  /**
   * Changes what `change` names; what it leaves out stays. Safe to repeat. A system may keep the old e-mail address in the answer's
   * profile until the owner of the new one has confirmed it by mail.
   */
  updateProfile(
    session: AccountSession,
    change: ProfileChange,
    options?: RequestOptions,
  ): Promise<ProfileChangeAnswer>;
  /** Every address that the shopper has saved. */
  readAddresses(session: AccountSession, options?: RequestOptions): Promise<AddressesAnswer>;
  /** Saves an address. Ask once: a system may refuse a repetition (`taken`) or save it twice. */
  addAddress(session: AccountSession, address: Address, options?: RequestOptions): Promise<NewAddressAnswer>;
  /** Puts `address` in the place of a saved one, whole: what it leaves out is empty afterwards. Safe to repeat. */
  updateAddress(
    session: AccountSession,
    id: string,
    address: Address,
    options?: RequestOptions,
  ): Promise<AddressAnswer>;
  /** Forgets an address. `missing` once it is gone. */
  removeAddress(session: AccountSession, id: string, options?: RequestOptions): Promise<AddressChangeAnswer>;
  /** Makes a saved address the one to suggest first. Safe to repeat. */
  setDefaultAddress(
    session: AccountSession,
    id: string,
    options?: RequestOptions,
  ): Promise<AddressChangeAnswer>;
  /**
   * One page of the shopper's orders, the newest first.
   *
   * @throws RangeError when the size of the page is not a whole number from 1 to 250.
   */
  readOrders(session: AccountSession, page?: OrdersPage, options?: RequestOptions): Promise<OrdersAnswer>;
  /** One order with everything in it. `missing` for an order that is not this shopper's own. */
  readOrder(session: AccountSession, id: string, options?: RequestOptions): Promise<OrderAnswer>;
}

/** An account system in which a shopper signs in with an e-mail address and a password, on pages of the application. */
export interface PasswordAccounts extends Accounts {
  /**
   * Makes an account. It opens no session: sign in with the same words afterwards, or after `confirm-email` with the key that was mailed.
   * A system that answers every address so tells nobody who has an account.
   */
  signUp(account: NewAccount, options?: RequestOptions): Promise<SignUpAnswer>;
  /** Gives an account that came by mail its password, and opens a session. */
  activate(key: MailedKey, password: string, options?: RequestOptions): Promise<ActivationAnswer>;
  /** Opens a session. */
  signIn(email: string, password: string, options?: RequestOptions): Promise<SignInAnswer>;
  /**
   * Has a mail sent with which the shopper can choose another password. The answer is the same whether anybody has an
   * account with this address or not, so that nobody can find out who is a customer.
   */
  recoverPassword(email: string, options?: RequestOptions): Promise<RecoveryAnswer>;
  /** Gives an account another password with the key from that mail, and opens a session. A key serves once. */
  resetPassword(key: MailedKey, password: string, options?: RequestOptions): Promise<ResetAnswer>;
  /** Gives the account another password. Every earlier session ends; the answer has the one to go on with. */
  changePassword(
    session: AccountSession,
    password: string,
    options?: RequestOptions,
  ): Promise<PasswordChangeAnswer>;
}

/**
 * What opens one account. Whoever has it is that shopper: keep it out of addresses and logs. It is plain data and may be
 * stored as JSON.
 */
export interface AccountSession {
  /** Opaque. A system with several tokens writes all of them into this one text. */
  readonly token: string;
  /** ISO 8601 instant after which the token opens nothing. Renew the session before. */
  readonly expiresAt: string;
}

/** What a mail about an account holds in its link: the whole address, or the parts that an application took out of it. */
export type MailedKey =
  | { readonly url: string }
  | {
      /** Of the account, as the link has it: a bare number, or `gid://shopify/Customer/…` at Shopify. */
      readonly id: string;
      /** A secret that serves once. */
      readonly token: string;
    };

/** Who a shopper is, as far as the account tells. */
export interface AccountProfile {
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** E.164: `+4520202020`. */
  readonly phone?: string;
  /** Whether the shopper has agreed to be sent advertising by mail. */
  readonly acceptsMarketing: boolean;
}

/** What becomes of a profile. What is left out stays as it is; `null` takes it away. */
export interface ProfileChange {
  readonly email?: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  /** E.164: `+4520202020`. */
  readonly phone?: string | null;
  /** Danish and Norwegian law ask for a consent that can be proved (markedsføringsloven § 10 and § 15). */
  readonly acceptsMarketing?: boolean;
}

/** What an account is made of. */
export interface NewAccount {
  readonly email: string;
  /** Shopify asks for 5 characters at least and no space at either end. */
  readonly password: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** E.164: `+4520202020`. */
  readonly phone?: string;
  /** No unless told. Danish and Norwegian law ask for a consent that can be proved (markedsføringsloven § 10 and § 15). */
  readonly acceptsMarketing?: boolean;
}

/** An address that a shopper keeps in the account. */
export interface SavedAddress {
  /** Holds no secret, so it may stand in the address of a page. */
  readonly id: string;
  readonly address: Address;
}

/** Which orders to give. */
export interface OrdersPage {
  /** Whole orders a page, 1 to 250. 20 unless told. */
  readonly first?: number;
  /** `next` of the page before. The newest orders unless told. */
  readonly after?: string;
}

/** What a list shows of an order. */
export interface AccountOrder {
  /** Holds no secret, so it may stand in the address of a page. */
  readonly id: string;
  /** What the shop calls it when it writes to people: `#1001`, `DK1001`. */
  readonly name: string;
  /** ISO 8601 instant. */
  readonly placedAt: string;
  /** What was to be paid, VAT and delivery included. */
  readonly total: Money;
  readonly payment: PaymentStatus;
  readonly fulfilment: FulfilmentStatus;
  /** ISO 8601 instant. Missing while the order stands. */
  readonly cancelledAt?: string;
  /** What was ordered. A list has the first five lines of an order. */
  readonly lines: readonly AccountOrderItem[];
}

/** What a list shows of a line of an order. */
export interface AccountOrderItem {
  /** Product and size, in the words that they had when they were bought. */
  readonly title: string;
  /** Missing where the shop does not sell it any more. */
  readonly sku?: string;
  /** Whole units that were ordered. */
  readonly quantity: number;
}

/** How far the payment of an order is. `other` is one that this version does not know. */
export type PaymentStatus =
  | 'pending'
  | 'authorized'
  | 'partially-paid'
  | 'paid'
  | 'partially-refunded'
  | 'refunded'
  | 'voided'
  | 'other';

/** How far an order is on its way. `other` is one that this version does not know. */
export type FulfilmentStatus =
  'unfulfilled' | 'scheduled' | 'on-hold' | 'in-progress' | 'partially-fulfilled' | 'fulfilled' | 'other';

/** An order with everything in it. */
export interface AccountOrderDetails extends AccountOrder {
  /** Where the confirmation was sent. */
  readonly email?: string;
  readonly lines: readonly AccountOrderLine[];
  readonly cost: AccountOrderCost;
  /** Where it goes. Of an order that waits at a pickup point that one's address, its name as `company`. */
  readonly deliveryAddress?: Address;
  readonly billingAddress?: Address;
  /** What has been sent. Empty while nothing has. */
  readonly shipments: readonly Shipment[];
}

/** What was ordered of one variant. */
export interface AccountOrderLine extends AccountOrderItem {
  /** `gid://shopify/ProductVariant/…` at Shopify. Missing where the shop does not sell it any more. */
  readonly merchandiseId?: string;
  /** Whole units after what was cancelled or sent back, 0 to `quantity`. */
  readonly currentQuantity: number;
  /** Of all units, before discounts. */
  readonly subtotal: Money;
  /** Of all units, after discounts. */
  readonly total: Money;
  /** What the shopper added to the line: whom a gift card is for, for example. */
  readonly attributes: readonly CartAttribute[];
}

/** VAT is included in all of them. */
export interface AccountOrderCost {
  /** After discounts, before delivery. */
  readonly subtotal?: Money;
  readonly delivery: Money;
  /** The VAT in `total`, where the system tells it. */
  readonly vat?: Money;
  readonly total: Money;
  /** What was paid back so far, 0 or more. */
  readonly refunded: Money;
}

/** A parcel, or several that were sent together. */
export interface Shipment {
  readonly carrier?: string;
  readonly tracking: readonly ShipmentTracking[];
  readonly lines: readonly ShipmentLine[];
}

/** Where to look for a parcel. */
export interface ShipmentTracking {
  readonly number?: string;
  /** Where the carrier shows how far the parcel is. */
  readonly url?: string;
}

/** What a shipment brings of one line. */
export interface ShipmentLine {
  readonly title: string;
  readonly sku?: string;
  /** Whole units, 1 or more. */
  readonly quantity: number;
}

/** What is wrong with a value that a shopper typed. */
export interface AccountProblem {
  readonly kind: AccountProblemKind;
  /** The value that it is about. Missing where it is about all of them, or about none. */
  readonly field?: AccountField;
  /** The system's own words in the client's language, for a shopper. They hold no password and no token. */
  readonly message?: string;
}

/** In what way a value is wrong. */
export type AccountProblemKind =
  | 'blank'
  | 'invalid'
  | 'too-short'
  | 'too-long'
  /** Another account has it, or the account has such an address already. */
  | 'taken'
  /** A domain of an e-mail address that does not exist. */
  | 'bad-domain'
  | 'contains-html'
  | 'contains-url'
  /** A password that starts or ends with a space. */
  | 'space-at-ends'
  /** The account was closed, or has not been activated. */
  | 'disabled'
  | 'other';

/** A value that a shopper typed: of a profile, of an address, or a password. */
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

/** Nothing was changed. */
export interface AccountRefusal {
  readonly kind: 'refused';
  readonly problems: readonly AccountProblem[];
}

/** The session has expired, was ended, or never was one: the shopper has to sign in again. */
export interface SignedOut {
  readonly kind: 'signed-out';
}

/** The account has nothing with this id. */
export interface AccountItemMissing {
  readonly kind: 'missing';
}

/** The key was used, has expired or never was one: have another mail sent. */
export interface LinkInvalid {
  readonly kind: 'link-invalid';
}

/** What came of making an account. */
export type SignUpAnswer =
  | { readonly kind: 'ok' }
  /** The shop knows the address, of an order without an account for example, and has mailed a link to {@link PasswordAccounts.activate} it. */
  | { readonly kind: 'confirm-email' }
  /** `taken` where there is such an account: say so beside the field, and offer to sign in. */
  | AccountRefusal
  | StorefrontFailure;

/** What came of signing in. */
export type SignInAnswer =
  | { readonly kind: 'ok'; readonly session: AccountSession }
  /** There is no such account, or it has another password. Which of the two is not told. */
  | { readonly kind: 'wrong-credentials' }
  | AccountRefusal
  | StorefrontFailure;

/** What came of activating an account. */
export type ActivationAnswer =
  | { readonly kind: 'ok'; readonly session: AccountSession }
  /** The account has its password: sign in. */
  | { readonly kind: 'already-active' }
  | LinkInvalid
  | AccountRefusal
  | StorefrontFailure;

/** What came of asking for a mail. `refused` is about the text that was typed, never about whether anybody has it. */
export type RecoveryAnswer = { readonly kind: 'ok' } | AccountRefusal | StorefrontFailure;

/** What came of choosing another password with a key. */
export type ResetAnswer =
  | { readonly kind: 'ok'; readonly session: AccountSession }
  | LinkInvalid
  | AccountRefusal
  | StorefrontFailure;

/** What came of choosing another password in a session. */
export type PasswordChangeAnswer =
  { readonly kind: 'ok'; readonly session: AccountSession } | SignedOut | AccountRefusal | StorefrontFailure;

/** What came of renewing a session. */
export type RenewalAnswer =
  { readonly kind: 'ok'; readonly session: AccountSession } | SignedOut | StorefrontFailure;

/** What came of ending a session. */
export type SignOutAnswer = { readonly kind: 'ok' } | StorefrontFailure;

/** What came of asking for a profile. */
export type ProfileAnswer =
  { readonly kind: 'ok'; readonly profile: AccountProfile } | SignedOut | StorefrontFailure;

/** What came of changing a profile. `session` is the one to go on with: a system may end the old one. */
export type ProfileChangeAnswer =
  | { readonly kind: 'ok'; readonly profile: AccountProfile; readonly session: AccountSession }
  | SignedOut
  | AccountRefusal
  | StorefrontFailure;

/** What came of asking for addresses. */
export type AddressesAnswer =
  | {
      readonly kind: 'ok';
      readonly addresses: readonly SavedAddress[];
      /** Id of the address to suggest first. Missing where none was chosen. */
      readonly defaultId?: string;
    }
  | SignedOut
  | StorefrontFailure;

/** What came of saving an address. */
export type NewAddressAnswer =
  { readonly kind: 'ok'; readonly address: SavedAddress } | SignedOut | AccountRefusal | StorefrontFailure;

/** What came of changing an address. */
export type AddressAnswer = NewAddressAnswer | AccountItemMissing;

/** What came of removing an address, or of choosing one. */
export type AddressChangeAnswer =
  { readonly kind: 'ok' } | AccountItemMissing | SignedOut | AccountRefusal | StorefrontFailure;

/** What came of asking for orders. */
export type OrdersAnswer =
  | {
      readonly kind: 'ok';
      readonly orders: readonly AccountOrder[];
      /** `after` of the next page. Missing on the last one. */
      readonly next?: string;
    }
  | SignedOut
  | StorefrontFailure;

/** What came of asking for an order. */
export type OrderAnswer =
  | { readonly kind: 'ok'; readonly order: AccountOrderDetails }
  | AccountItemMissing
  | SignedOut
  | StorefrontFailure;
