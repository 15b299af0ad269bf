import type { DatabaseSync } from 'node:sqlite';
import type { MarketId } from '@marehalm/shop';

/** How many units of what each shop has. */
export interface Inventory {
  /** Units in stock; 0 for unknown SKUs. */
  available(shop: MarketId, sku: string): number;
  /**
   * Takes units off the shelf for an order.
   * @returns false, and takes nothing, when there are not so many.
   */
  reserve(shop: MarketId, sku: string, quantity: number): boolean;
  /** Sets the units in stock. */
  set(shop: MarketId, sku: string, available: number): boolean;
  /**
   * Adds units, or takes some away.
   * @returns false, and changes nothing, when there are not so many.
   */
  adjust(shop: MarketId, sku: string, by: number): boolean;
}

/** Initial stock from the content. */
export interface StockEntry {
  readonly shop: MarketId;
  readonly sku: string;
  readonly stock: number;
}

/**
 * Creates the stock in `database`. An entry starts with the number in the content; orders lower it until an editor changes that
 * number, which then replaces it.
 */
export function createInventory(database: DatabaseSync, entries: Iterable<StockEntry>): Inventory {
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
