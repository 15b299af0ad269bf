import type { DatabaseSync } from 'node:sqlite';
import type { MarketId } from '@marehalm/shop';

/** The stock of each shop. */
export interface Inventory {
  /** Units in stock; 0 for unknown SKUs. */
  available(shop: MarketId, sku: string): number;
  /** Removes units from the stock for an order. @returns false, without a change, if there are too few. */
  reserve(shop: MarketId, sku: string, quantity: number): boolean;
  /** Sets the units in stock. */
  set(shop: MarketId, sku: string, available: number): boolean;
  /** Adds units, or removes some if `by` is negative. @returns false, without a change, if there are too few. */
  adjust(shop: MarketId, sku: string, by: number): boolean;
}

/** Initial stock from the content. */
export interface InitialStock {
  readonly shop: MarketId;
  readonly sku: string;
  readonly stock: number;
}

/**
 * Creates the stock in `database`. An entry starts with the number in the content. Orders reduce it, and a changed number in the
 * content replaces it.
 */
export function createInventory(database: DatabaseSync, entries: Iterable<InitialStock>): Inventory {
  const stockUp = database.prepare(`INSERT INTO inventory (shop, sku, declared, available) VALUES (?, ?, ?, ?)
    ON CONFLICT (shop, sku) DO UPDATE SET declared = excluded.declared, available = excluded.available
    WHERE declared <> excluded.declared`);
  for (const { shop, sku, stock } of entries) stockUp.run(shop, sku, stock, stock);

  const find = database.prepare('SELECT available FROM inventory WHERE shop = ? AND sku = ?');
  const take = database.prepare(
    'UPDATE inventory SET available = available - ? WHERE shop = ? AND sku = ? AND available >= ?',
  );
  const put = database.prepare('UPDATE inventory SET available = ? WHERE shop = ? AND sku = ?');
  const add = database.prepare(
    'UPDATE inventory SET available = available + ? WHERE shop = ? AND sku = ? AND available + ? >= 0',
  );
  return {
    available: (shop, sku) => Number(find.get(shop, sku)?.['available'] ?? 0),
    reserve: (shop, sku, quantity) => take.run(quantity, shop, sku, quantity).changes === 1,
    set: (shop, sku, available) => put.run(available, shop, sku).changes === 1,
    adjust: (shop, sku, by) => add.run(by, shop, sku, by).changes === 1,
  };
}
