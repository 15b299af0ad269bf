/** An amount of money. Any object of this shape will do, a `Money` of `@marehalm/cart-domain` above all. */
export interface MoneyValue {
  /** Whole minor units (øre, cent), VAT included as in every consumer price. */
  readonly amount: number;
  /** ISO 4217. Each of these has a hundred minor units to one. */
  readonly currency: 'DKK' | 'NOK' | 'EUR';
}

/**
 * Minor units as the decimal number that Google Analytics 4 wants, rounded half up to two places. The one place where money
 * becomes a fraction: it is reported, never reckoned with.
 */
export function decimalAmount(minorUnits: number): number {
  return Math.round(minorUnits) / 100;
}
