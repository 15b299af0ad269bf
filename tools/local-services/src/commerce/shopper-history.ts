import type { DatabaseSync } from 'node:sqlite';

/** What is known of a shopper from earlier orders, in any of the shops: an e-mail address is the same person everywhere. */
export interface ShopperHistory {
  hasOrdered(shopper: Shopper): boolean;
  /** Codes that the shopper has used. */
  usedCodes(shopper: Shopper): readonly string[];
}

/**
 * A shopper, identified by an email address, an account, or both: changing the address of an account does not make a
 * new customer.
 */
export interface Shopper {
  readonly email?: string;
  /** Number of the customer. */
  readonly customer?: number;
}

/** The history that the orders in `database` tell. */
export function createShopperHistory(database: DatabaseSync): ShopperHistory {
  const findOrder = database.prepare('SELECT 1 FROM orders WHERE email = ? OR customer = ? LIMIT 1');
  const findCodes = database.prepare(`SELECT DISTINCT code FROM code_redemptions
    JOIN orders ON orders.id = order_id WHERE code_redemptions.email = ? OR orders.customer = ?`);
  return {
    hasOrdered: ({ email, customer }) => findOrder.get(email ?? null, customer ?? null) !== undefined,
    usedCodes: ({ email, customer }) =>
      findCodes.all(email ?? null, customer ?? null).map(({ code }) => String(code)),
  };
}
