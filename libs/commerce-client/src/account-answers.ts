import type { AccountOrder, AccountOrderDetails } from './account-order.ts';
import type { AccountSession, AccountProfile, SavedAddress } from './accounts.ts';
import type { StorefrontFailure } from './storefront-answer.ts';

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
