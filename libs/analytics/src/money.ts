/** An amount of money, such as a `Money` of `@marehalm/cart-domain`. */
export interface MoneyValue {
  /** Whole minor units (øre, cent), VAT included as in every consumer price. */
  readonly amount: number;
  /** ISO 4217. Each of these has a hundred minor units. */
  readonly currency: 'DKK' | 'NOK' | 'EUR';
}

/**
 * Converts minor units to the decimal number of Google Analytics 4, rounded half up to two places. For reports only,
 * never for calculations.
 */
export function toDecimalAmount(minorUnits: number): number {
  return Math.round(minorUnits) / 100;
}
