import { getCurrencyExponent } from './internal/currency-exponent.ts';

/** An amount of money, such as a `Money` of `@marehalm/cart-domain`. */
export interface MoneyValue {
  /** Whole minor units (cent, fils; yen, which have none), with or without tax as the shop's prices. */
  readonly amount: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
}

/**
 * Converts minor units to the decimal number of Google Analytics 4, rounded half up to the last minor unit. For reports
 * only, never for calculations.
 *
 * @throws RangeError when `currency` is not an ISO 4217 code.
 */
export function toDecimalAmount(minorUnits: number, currency: string): number {
  return Math.round(minorUnits) / 10 ** getCurrencyExponent(currency);
}
