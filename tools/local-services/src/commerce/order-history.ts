import type { DatabaseSync } from 'node:sqlite';

/** A shopper's earlier orders in all shops: an email address is the same person in each. */
export interface OrderHistory {
  hasOrdered(shopper: ShopperIdentity): boolean;
  /** Returns the codes that the shopper has used. */
  usedCodes(shopper: ShopperIdentity): readonly string[];
}

/**
 * A shopper, identified by an email address, an account, or both: changing the address of an account does not make a
 * new customer.
 */
export interface ShopperIdentity {
  readonly email?: string;
  /** Number of the customer. */
  readonly customer?: number;
}

/** Creates the history from the orders in `database`. */
export function createOrderHistory(database: DatabaseSync): OrderHistory {
  const findOrder = database.prepare('SELECT 1 FROM orders WHERE email = ? OR customer = ? LIMIT 1');
  const findCodes = database.prepare(`SELECT DISTINCT code FROM code_redemptions
    JOIN orders ON orders.id = order_id WHERE code_redemptions.email = ? OR orders.customer = ?`);
  return {
    hasOrdered: ({ email, customer }) => findOrder.get(email ?? null, customer ?? null) !== undefined,
    usedCodes: ({ email, customer }) =>
      findCodes.all(email ?? null, customer ?? null).map(({ code }) => String(code)),
  };
}
