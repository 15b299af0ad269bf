import type { MarketPrice } from './multi-market-offer.ts';
import type { CurrencyCode, Money } from './money.ts';
import { calculateUnitPrice, type MeasureUnit, type UnitPrice } from './unit-price.ts';

/**
 * A variant with its price and availability in one market's commerce service. A `CommerceVariant` of `@marehalm/commerce-client`
 * can be passed.
 */
export interface SellableVariant {
  readonly id: string;
  readonly price: Money;
  /** The lowest own price of the last 30 days, while the price is reduced. */
  readonly compareAtPrice?: Money | undefined;
  readonly availableForSale: boolean;
  /** Units in stock, when known. */
  readonly quantityAvailable?: number | undefined;
}

/** The content of one pack: `ml`, `g`, `oz` and `fl oz` have a price per measure, pieces and other units have none. */
export interface PackSize {
  readonly amount: number;
  readonly unit: string;
}

const PRICE_MEASURES = { ml: 'l', g: 'kg', oz: 'oz', 'fl oz': 'fl oz' } as const satisfies Partial<
  Record<MeasureUnit, UnitPrice['per']>
>;

const hasPriceMeasure = (unit: string): unit is keyof typeof PRICE_MEASURES =>
  Object.hasOwn(PRICE_MEASURES, unit);

/**
 * Returns the measure that the unit price of a pack refers to: `l` for milliliters, `kg` for grams, `oz` and `fl oz` for themselves, otherwise
 * `undefined`.
 */
export function findUnitPriceMeasure({ unit }: Pick<PackSize, 'unit'>): UnitPrice['per'] | undefined {
  return hasPriceMeasure(unit) ? PRICE_MEASURES[unit] : undefined;
}

/**
 * Converts a variant to its price in a market, in minor units, with a unit price when `content` has one (see
 * {@link findUnitPriceMeasure}).
 *
 * @throws Error when the variant is priced in another currency.
 * @throws RangeError when the content is less than 0.001.
 *
 * @example
 * ```ts
 * const variant = { id: '1', price: { amount: 1_250, currency: 'EUR' }, availableForSale: true } as const;
 * toMarketPrice(variant, 'EUR', { amount: 30, unit: 'ml' }).unitPrice; // => 41_667
 * ```
 */
export function toMarketPrice(
  { id, price, compareAtPrice, availableForSale, quantityAvailable }: SellableVariant,
  currency: CurrencyCode,
  content?: PackSize,
): MarketPrice {
  if (price.currency !== currency)
    throw new Error(`Cannot price variant ${id}: it is sold in ${price.currency}, expected ${currency}`);
  const { amount = 0, unit = '' } = content ?? {};
  return {
    variantId: id,
    price: price.amount,
    available: availableForSale,
    ...(compareAtPrice ? { compareAt: compareAtPrice.amount } : {}),
    ...(hasPriceMeasure(unit) ? { unitPrice: calculateUnitPrice(price, amount, unit).amount } : {}),
    ...(quantityAvailable === undefined ? {} : { stock: quantityAvailable }),
  };
}
