import { multiplyAndDivide } from './internal/multiply-and-divide.ts';
import { type CurrencyCode, money, type Money } from './money.ts';

/** Unit of a pack's contents; `fl oz` is the fluid ounce, `pcs` are pieces. */
export type MeasureUnit = 'ml' | 'g' | 'oz' | 'fl oz' | 'pcs';

/** The price of one `per`. */
export interface UnitPrice<C extends CurrencyCode = CurrencyCode> extends Money<C> {
  readonly per: 'l' | 'kg' | 'oz' | 'fl oz' | 'pcs';
}

/**
 * What prices are compared by: a liter and a kilogram where units are metric (Directive 98/6/EC art. 2(b)), an ounce and
 * a piece where packs are labelled in them (NIST Handbook 130, uniform unit pricing regulation).
 */
const COMPARED_UNITS = {
  ml: { per: 'l', count: 1000 },
  g: { per: 'kg', count: 1000 },
  oz: { per: 'oz', count: 1 },
  'fl oz': { per: 'fl oz', count: 1 },
  pcs: { per: 'pcs', count: 1 },
} as const satisfies Record<MeasureUnit, { per: UnitPrice['per']; count: number }>;

/** Thousandths of a unit: contents such as 2.5 ml stay exact. */
const THOUSANDTHS = 1000;

/**
 * Calculates the price per liter, kilogram, ounce or piece that is shown beside the selling price (Directive 98/6/EC
 * art. 3; in Denmark BEK 1696/2017): `price × units ÷ amount`, rounded to the nearest minor unit, halves up.
 *
 * @param price Selling price of one pack, as it is shown; the reduced one of a reduced product.
 * @param amount Content in `unit`, from 0.001, exact to a thousandth.
 * @throws RangeError when `amount` is less or not finite, `unit` is none of {@link MeasureUnit}, or the result exceeds
 * what {@link money} holds.
 *
 * @example
 * ```ts
 * calculateUnitPrice(money(1_250, 'EUR'), 30, 'ml'); // => { amount: 41_667, currency: 'EUR', per: 'l' }
 * calculateUnitPrice(money(2_400, 'USD'), 1.7, 'fl oz'); // => { amount: 1_412, currency: 'USD', per: 'fl oz' }
 * ```
 */
export function calculateUnitPrice<C extends CurrencyCode>(
  price: Money<C>,
  amount: number,
  unit: MeasureUnit,
): UnitPrice<C> {
  const content = Math.round(amount * THOUSANDTHS);
  if (!Number.isSafeInteger(content) || content <= 0) {
    throw new RangeError(`Cannot price by content: current amount is ${amount}, expected 0.001 or more`);
  }
  if (!Object.hasOwn(COMPARED_UNITS, unit)) {
    throw new RangeError(
      `Cannot price by content: current unit is ${unit}, expected ml, g, oz, fl oz or pcs`,
    );
  }
  const { per, count } = COMPARED_UNITS[unit];
  const perUnit = multiplyAndDivide(price.amount, count * THOUSANDTHS, content);
  return { ...money(perUnit, price.currency), per };
}
