/** Reason why a promo code does not apply. `refused` when the shop gives none, as for a cart that is fetched again. */
export type CodeRefusalReason =
  | 'inactive'
  | 'used'
  /** The goods cost too little. */
  | 'minimum'
  /** Nothing in the cart is eligible. */
  | 'nothingEligible'
  /** The customer is not eligible, or is not known. */
  | 'notEligible'
  | 'notCombinable'
  | 'notFound'
  | 'refused';

/** By `CartWarningCode` of the Storefront API. */
const refusals = new Map<string, CodeRefusalReason>([
  ['DISCOUNT_CURRENTLY_INACTIVE', 'inactive'],
  ['DISCOUNT_USAGE_LIMIT_REACHED', 'used'],
  ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'used'],
  ['DISCOUNT_PURCHASE_NOT_IN_RANGE', 'minimum'],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'nothingEligible'],
  ['DISCOUNT_CUSTOMER_NOT_ELIGIBLE', 'notEligible'],
  ['DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', 'notEligible'],
  ['DISCOUNT_CODE_NOT_HONOURED', 'notCombinable'],
  ['DISCOUNT_NOT_FOUND', 'notFound'],
]);

/**
 * Returns why a promo code does not apply.
 *
 * @param reason Code of the shop's warning, such as `DISCOUNT_NOT_FOUND`.
 *
 * @example
 * ```ts
 * toCodeRefusalReason('DISCOUNT_NOT_FOUND'); // => 'notFound'
 * toCodeRefusalReason(undefined); // => 'refused'
 * ```
 */
export function toCodeRefusalReason(reason: string | undefined): CodeRefusalReason {
  return refusals.get(reason ?? '') ?? 'refused';
}
