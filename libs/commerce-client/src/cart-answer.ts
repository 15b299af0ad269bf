import type { StorefrontFailure } from './answer.ts';

/** Why the shop did something else than asked, though it did something. */
export type CartWarningCode =
  | 'DISCOUNT_CODE_NOT_HONOURED'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE'
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DUPLICATE_DELIVERY_ADDRESS'
  | 'MERCHANDISE_NOT_ENOUGH_STOCK'
  | 'MERCHANDISE_OUT_OF_STOCK'
  | 'MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION'
  | 'PAYMENTS_GIFT_CARDS_UNAVAILABLE';

/** What a warning comes to, in words that no API chose. */
export type CartWarningKind =
  /** The line has fewer units than asked for. */
  | 'not-enough-stock'
  /** There is nothing left of it. */
  | 'out-of-stock'
  /** A discount code takes nothing off; `code` says why, `target` is the code. */
  | 'code-refused'
  /** The cart has such an address already. */
  | 'duplicate-address'
  /** This cart cannot be paid with gift cards. */
  | 'gift-cards-unavailable'
  | 'other';

/** Something the shop did differently: fewer units than asked for, a code that does not apply. */
export interface CartWarning {
  readonly kind: CartWarningKind;
  /** The schema's own word for it, for finer distinctions. */
  readonly code: CartWarningCode;
  /** In the client's language, for a shopper. */
  readonly message: string;
  /** Id of the line, code or address that it is about. */
  readonly target: string;
}

/** Something the shop refused to do (`userErrors`). */
export interface CartProblem {
  /** A `CartErrorCode` of the schema: `INVALID`, `MERCHANDISE_LINE_LIMIT_REACHED`, … */
  readonly code?: string;
  /** Where in the request it stands: `['lines', '0', 'quantity']`. */
  readonly field?: readonly string[];
  /** In the client's language, for a shopper. */
  readonly message: string;
}

/** What came of asking for a cart or changing it. */
export type CartOutcome<Cart> =
  /** The cart as it now is. */
  | { readonly kind: 'ok'; readonly cart: Cart; readonly warnings: readonly CartWarning[] }
  /** The shop refused at least a part; `cart` is how it now is, where the shop tells. */
  | {
      readonly kind: 'refused';
      readonly problems: readonly CartProblem[];
      readonly warnings: readonly CartWarning[];
      readonly cart?: Cart;
    }
  /** There is no cart with this id and secret, or it has become an order: start a new one. */
  | { readonly kind: 'missing' }
  | StorefrontFailure;
