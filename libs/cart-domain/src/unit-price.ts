import { multiplyAndDivide } from './internal/multiply-and-divide.ts';
import { type CurrencyCode, money, type Money } from './money.ts';
import { type PackContent } from './offer.ts';

/** The price of a liter or a kilogram. */
export interface UnitPrice<C extends CurrencyCode = CurrencyCode> extends Money<C> {
  readonly per: 'l' | 'kg';
}

/** Thousandths of a milliliter or gram: contents such as 2.5 ml stay exact. */
const THOUSANDTHS = 1000;

/**
 * Calculates the price per liter or kilogram that must be shown beside the selling price (Directive 98/6/EC art. 3;
 * in Denmark BEK 1696/2017): `price × 1000 ÷ amount`, rounded to the nearest minor unit, halves up.
 *
 * @param price Selling price of one pack, VAT included; the reduced one of a reduced product.
 * @param amount Content in `unit`, from 0.001, exact to a thousandth.
 * @throws RangeError when `amount` is less or not finite, or the result exceeds what {@link money} holds.
 *
 * @example
 * ```ts
 * calculateUnitPrice(money(12_500, 'DKK'), 30, 'ml'); // => { amount: 416_667, currency: 'DKK', per: 'l' }
 * ```
 */
export function calculateUnitPrice<C extends CurrencyCode>(
  price: Money<C>,
  amount: number,
  unit: PackContent['unit'],
): UnitPrice<C> {
  const content = Math.round(amount * THOUSANDTHS);
  if (!Number.isSafeInteger(content) || content <= 0) {
    throw new RangeError(`Cannot price by content: current amount is ${amount}, expected 0.001 or more`);
  }
  // 1000 milliliters make a liter.
  const perUnit = multiplyAndDivide(price.amount, 1000 * THOUSANDTHS, content);
  return { ...money(perUnit, price.currency), per: unit === 'ml' ? 'l' : 'kg' };
}
