import type { DatabaseSync } from 'node:sqlite';
import { money } from '@marehalm/cart-domain/money';
import type { MarketId, MarketCurrency } from '@marehalm/shop';
import type { Price } from './prices.ts';

/** A price that the merchant sets, in minor units of the shop's currency. */
export interface PriceOverride {
  readonly amount: number;
  /** Whether it is announced as a reduction, with the lowest own price of the 30 days before. */
  readonly isReduced: boolean;
}

/** Prices set through the merchant's API, which override those of the content. */
export interface PriceOverrides {
  /** Returns the current override, if there is one. */
  priceOf(shop: MarketId, sku: string, currency: MarketCurrency): Price | undefined;
  /**
   * Sets a price.
   * @param contentPrice Returns the price of the content at a moment, which was the own price while there was no override.
   * @returns The current price, or `no-reduction`, without a change, if it is not below the lowest of the last 30 days.
   */
  set(
    item: { readonly shop: MarketId; readonly sku: string; readonly currency: MarketCurrency },
    change: PriceOverride,
    now: Date,
    contentPrice: (at: Date) => number,
  ): Price | 'no-reduction';
  /** Restores the price of the content. */
  clear(shop: MarketId, sku: string, now: Date): void;
}

/** Period of the lowest own price (prismærkningsbekendtgørelsen § 9 a). */
const COMPARED_PERIOD_MS = 30 * 24 * 60 * 60_000;

/** Creates the store of prices in `database`, with their history: earlier prices must be shown on demand. */
export function createPriceOverrides(database: DatabaseSync): PriceOverrides {
  const latest = database.prepare(
    'SELECT amount, compare_at FROM price_changes WHERE shop = ? AND sku = ? ORDER BY id DESC LIMIT 1',
  );
  const history = database.prepare(
    'SELECT amount, changed_at FROM price_changes WHERE shop = ? AND sku = ? ORDER BY id',
  );
  const insert = database.prepare(
    'INSERT INTO price_changes (shop, sku, amount, compare_at, changed_at) VALUES (?, ?, ?, ?, ?)',
  );

  function lowestBefore(shop: MarketId, sku: string, now: Date, contentPrice: (at: Date) => number): number {
    const from = now.getTime() - COMPARED_PERIOD_MS;
    const prices: number[] = [];
    // A row without an amount restored the price of the content.
    const amountOf = (amount: number | null, at: number) => amount ?? contentPrice(new Date(at));
    let before: number | null = null;
    for (const row of history.all(shop, sku)) {
      const at = Date.parse(String(row['changed_at']));
      const amount = row['amount'] as number | null;
      if (at <= from) before = amount;
      else prices.push(amountOf(amount, at));
    }
    return Math.min(...prices, amountOf(before, from));
  }

  const priceOf: PriceOverrides['priceOf'] = (shop, sku, currency) => {
    const row = latest.get(shop, sku);
    if (row?.['amount'] === undefined || row['amount'] === null) return undefined;
    return {
      price: money(Number(row['amount']), currency),
      ...(row['compare_at'] === null ? {} : { compareAtPrice: money(Number(row['compare_at']), currency) }),
    };
  };

  return {
    priceOf,
    set({ shop, sku, currency }, { amount, isReduced }, now, contentPrice) {
      const lowest = isReduced ? lowestBefore(shop, sku, now, contentPrice) : null;
      if (lowest !== null && amount >= lowest) return 'no-reduction';
      insert.run(shop, sku, amount, lowest, now.toISOString());
      return priceOf(shop, sku, currency) ?? { price: money(amount, currency) };
    },
    clear: (shop, sku, now) => void insert.run(shop, sku, null, null, now.toISOString()),
  };
}
