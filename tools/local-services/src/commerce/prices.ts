import { brand, type MarketCurrency } from '@marehalm/shop';
import { money, type Money } from '@marehalm/cart-domain/money';
import type { ProductFile } from '../load-content.ts';

/** The price of one unit at a moment. */
export interface Price {
  /** Tax included. */
  readonly price: Money;
  /** The lowest own price of the last 30 days, during a reduction. */
  readonly compareAtPrice?: Money;
}

/** The commercial data of a size: its prices and temporary reductions. */
export type PricedSize = Pick<ProductFile['sizes'][number], 'prices' | 'reduction'>;

/** Returns the price of a size on the Danish day of `at`. */
export const getPriceAt = (size: PricedSize, currency: MarketCurrency, at: Date): Price =>
  getPriceOnDay(size, currency, toDanishDay(at));

/**
 * Returns the price of a size on a Danish day, `2026-11-21`. An announced reduction includes the lowest own price of the 30 days
 * before it (prismærkningsbekendtgørelsen § 9 a); on other days there is only one price.
 */
export function getPriceOnDay(
  { prices, reduction }: PricedSize,
  currency: MarketCurrency,
  day: string,
): Price {
  if (reduction === undefined || day < reduction.from || day > reduction.to)
    return { price: money(prices[currency], currency) };
  return {
    price: money(reduction.prices[currency], currency),
    compareAtPrice: money(reduction.lowestPrice30Days[currency], currency),
  };
}

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone });

/** Returns the Danish day of an instant, `2026-11-21`. Prices change at midnight in Denmark. ISO dates can be compared as texts. */
export function toDanishDay(at: Date): string {
  return dayFormat.format(at);
}
