import { brand, type MarketCurrency } from '@marehalm/shop';
import { money, type Money } from '@marehalm/cart-domain/money';
import type { ProductFile } from '../content.ts';

/** What one unit costs at a moment. */
export interface Price {
  /** Tax included. */
  readonly price: Money;
  /** The lowest own price of the last 30 days, while the price is a reduced one. */
  readonly compareAtPrice?: Money;
}

/** A size as it is sold: its own prices and, for some days, reduced ones. */
export type SoldSize = Pick<ProductFile['sizes'][number], 'prices' | 'reduction'>;

/**
 * The price of a size on the day that `at` is in Denmark. An announced reduction names the lowest own price of the 30 days
 * before it (prismærkningsbekendtgørelsen § 9 a); on any other day there is one price and nothing to compare it with.
 */
export function findPriceAt({ prices, reduction }: SoldSize, currency: MarketCurrency, at: Date): Price {
  const day = toDanishDay(at);
  if (reduction === undefined || day < reduction.from || day > reduction.to)
    return { price: money(prices[currency], currency) };
  return {
    price: money(reduction.prices[currency], currency),
    compareAtPrice: money(reduction.lowestPrice30Days[currency], currency),
  };
}

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone });

/** `2026-11-21`: ISO dates compare as texts. */
function toDanishDay(at: Date): string {
  return dayFormat.format(at);
}
