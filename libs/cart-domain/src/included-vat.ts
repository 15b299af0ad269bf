import { ONE, partsOf } from './internal/parts-of-one.ts';
import { roundedQuotient } from './internal/rounded-quotient.ts';
import { type CurrencyCode, money, type Money } from './money.ts';

/** The value-added tax inside what is paid at one rate. */
export interface IncludedTax {
  /** A part of one: 0.25 in Denmark and Norway. */
  readonly rate: number;
  /** The tax: {@link includedVat} of `paid`. */
  readonly amount: Money;
  /** What is paid at this rate, tax included. */
  readonly paid: Money;
}

/**
 * The value-added tax that `total` includes: `total × rate ÷ (1 + rate)`, rounded once to the nearest minor unit, halves
 * up (for negative amounts: down, so that a refund mirrors its charge). What is left of `total` is the amount without tax,
 * so both always sum to `total`.
 * Consumer prices include tax by law (Directive 98/6/EC art. 2; in Denmark markedsføringsloven § 13).
 *
 * @param total What the shopper pays, tax included.
 * @param rate A part of one, 0 to 1, exact to a millionth.
 * @throws RangeError when `rate` is outside 0 to 1.
 * @example
 * ```ts
 * includedVat(money(42_500, 'DKK'), 0.25); // => money(8_500, 'DKK')
 * ```
 */
export function includedVat<C extends CurrencyCode>(total: Money<C>, rate: number): Money<C> {
  const parts = partsOf(rate);
  return money(roundedQuotient(total.amount, parts, ONE + parts), total.currency);
}
