import { MILLIONTHS_PER_UNIT, rateToMillionths } from './internal/rate-to-millionths.ts';
import { multiplyAndDivide } from './internal/multiply-and-divide.ts';
import { type CurrencyCode, money, type Money } from './money.ts';

/** The tax at one rate (VAT or sales tax) in the amount `paid`, whether the prices include it or it was added to them. */
export interface TaxLine {
  /** 0 to 1: 0.19 in Germany. */
  readonly rate: number;
  /** The tax: {@link calculateVatFromGross} of `paid`, or what was added to prices without tax. */
  readonly amount: Money;
  /** The amount paid at this rate, tax included. */
  readonly paid: Money;
}

/**
 * Calculates the VAT that `total` includes: `total × rate ÷ (1 + rate)`, rounded once to the nearest minor unit,
 * halves away from zero so that a refund mirrors its charge. The rest of `total` is the amount without VAT. Consumer
 * prices include VAT by law (Directive 98/6/EC art. 2; in Denmark markedsføringsloven § 13).
 *
 * @param total What the shopper pays, VAT included.
 * @param rate 0 to 1, exact to a millionth.
 * @throws RangeError when `rate` is outside 0 to 1.
 *
 * @example
 * ```ts
 * calculateVatFromGross(money(11_900, 'EUR'), 0.19); // => money(1_900, 'EUR')
 * ```
 */
export function calculateVatFromGross<C extends CurrencyCode>(total: Money<C>, rate: number): Money<C> {
  const parts = rateToMillionths(rate);
  return money(multiplyAndDivide(total.amount, parts, MILLIONTHS_PER_UNIT + parts), total.currency);
}
