import type { DatabaseSync } from 'node:sqlite';
import { money } from '@marehalm/cart-domain/money';
import type { MarketId, MarketCurrency } from '@marehalm/shop';
import type { Price } from './prices.ts';

/** A price set by the merchant, in minor units of the shop's currency. */
export interface PriceChange {
  readonly amount: number;
  /** Whether it is announced as a reduction, beside the lowest own price of the 30 days before. */
  readonly isReduced: boolean;
}

/** Prices that the merchant's scripts have set; they count instead of those of the content. */
export interface PriceOverrides {
  /** The price in force, where one was set. */
  priceOf(shop: MarketId, sku: string, currency: MarketCurrency): Price | undefined;
  /**
   * Sets a price.
   * @param contentPrice What the content asks at a moment: it was the own price while nothing else was set.
   * @returns the price in force, or `no-reduction` when it is not below the lowest of the last 30 days; nothing is then set.
   */
  set(
    item: { readonly shop: MarketId; readonly sku: string; readonly currency: MarketCurrency },
    change: PriceChange,
    now: Date,
    contentPrice: (at: Date) => number,
  ): Price | 'no-reduction';
  /** Goes back to the price of the content. */
  clear(shop: MarketId, sku: string, now: Date): void;
}

/** Milliseconds over which the lowest own price is looked for (prismærkningsbekendtgørelsen § 9 a). */
const COMPARED_PERIOD_MS = 30 * 24 * 60 * 60_000;

/** The prices kept in `database`, with all that came before: what was asked when has to be shown on demand. */
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
    // A row without an amount gave the price back to the content.
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
