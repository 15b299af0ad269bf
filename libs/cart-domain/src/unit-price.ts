import { roundedQuotient } from './internal/rounded-quotient.ts';
import { type CurrencyCode, money, type Money } from './money.ts';
import { type PackContent } from './offer.ts';

/** What a litre or a kilogram costs. */
export interface UnitPrice<C extends CurrencyCode = CurrencyCode> extends Money<C> {
  readonly per: 'l' | 'kg';
}

/** Thousandths of a millilitre or gram: contents such as 2.5 ml stay exact. */
const THOUSANDTHS = 1000;

/**
 * The price per litre or kilogram that must stand beside the selling price (Directive 98/6/EC art. 3; in Denmark
 * BEK 1696/2017): `price × 1000 ÷ amount`, rounded to the nearest minor unit, halves up.
 *
 * @param price The selling price of one pack, tax included; of a reduced product the reduced one.
 * @param amount Its content in `unit`, from 0.001, exact to a thousandth.
 * @throws RangeError when `amount` is less or no finite number, or the unit price is beyond what {@link money} holds.
 * @example
 * ```ts
 * unitPrice(money(12_500, 'DKK'), 30, 'ml'); // => { amount: 416_667, currency: 'DKK', per: 'l' }
 * ```
 */
export function unitPrice<C extends CurrencyCode>(
  price: Money<C>,
  amount: number,
  unit: PackContent['unit'],
): UnitPrice<C> {
  const content = Math.round(amount * THOUSANDTHS);
  if (!Number.isSafeInteger(content) || content <= 0) {
    throw new RangeError(`Cannot price by content: current amount is ${amount}, expected 0.001 or more`);
  }
  // 1000 millilitres make a litre.
  const perUnit = roundedQuotient(price.amount, 1000 * THOUSANDTHS, content);
  return { ...money(perUnit, price.currency), per: unit === 'ml' ? 'l' : 'kg' };
}
