import type { Money } from '../site.ts';
import { getCurrencyExponent } from './currency-exponent.ts';

/**
 * Formats an amount in major units with a decimal point and all decimals of the currency, without its symbol: `375.00`.
 *
 * @throws RangeError when the currency is not an ISO 4217 code.
 */
export function toDecimalPrice({ amount, currency }: Money): string {
  const digits = getCurrencyExponent(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
