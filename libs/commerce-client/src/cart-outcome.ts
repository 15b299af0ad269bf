import type { StorefrontFailure } from './storefront-answer.ts';

/** Why the shop deviated from the request. */
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

/** Kind of a warning, independent of the API. */
export type CartWarningKind =
  /** The line has fewer units than requested. */
  | 'not-enough-stock'
  /** The line is sold out. */
  | 'out-of-stock'
  /** A discount code has no effect; `code` tells why, `target` is the code. */
  | 'code-refused'
  /** The cart already has this address. */
  | 'duplicate-address'
  /** This cart cannot be paid with gift cards. */
  | 'gift-cards-unavailable'
  | 'other';

/** A deviation from the request: fewer units, or a code that does not apply. */
export interface CartWarning {
  readonly kind: CartWarningKind;
  /** The schema's own code, for finer distinctions. */
  readonly code: CartWarningCode;
  /** Message for the shopper in the client's language. */
  readonly message: string;
  /** Id of the line, code or address concerned. */
  readonly target: string;
}

/** A refused part of the request (`userErrors`). */
export interface CartProblem {
  /** A `CartErrorCode` of the schema: `INVALID`, `MERCHANDISE_LINE_LIMIT_REACHED`, … */
  readonly code?: string;
  /** Path in the request: `['lines', '0', 'quantity']`. */
  readonly field?: readonly string[];
  /** Message for the shopper in the client's language. */
  readonly message: string;
}

/** Result of fetching or changing a cart. */
export type CartOutcome<Cart> =
  /** The current cart. */
  | { readonly kind: 'ok'; readonly cart: Cart; readonly warnings: readonly CartWarning[] }
  /** The shop refused at least a part; `cart` is the current cart, where the shop returns it. */
  | {
      readonly kind: 'refused';
      readonly problems: readonly CartProblem[];
      readonly warnings: readonly CartWarning[];
      readonly cart?: Cart;
    }
  /** There is no cart with this id and secret, or it became an order: create a new one. */
  | { readonly kind: 'missing' }
  | StorefrontFailure;
