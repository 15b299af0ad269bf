import type { DatabaseSync } from 'node:sqlite';

/** What is known of a shopper from earlier orders, in any of the shops: an e-mail address is the same person everywhere. */
export interface ShopperHistory {
  hasOrdered(email: string): boolean;
  /** Codes that the shopper has used. */
  usedCodes(email: string): readonly string[];
}

/** The history that the orders in `database` tell. */
export function createShopperHistory(database: DatabaseSync): ShopperHistory {
  const findOrder = database.prepare('SELECT 1 FROM orders WHERE email = ? LIMIT 1');
  const findCodes = database.prepare('SELECT DISTINCT code FROM code_redemptions WHERE email = ?');
  return {
    hasOrdered: (email) => findOrder.get(email) !== undefined,
    usedCodes: (email) => findCodes.all(email).map(({ code }) => String(code)),
  };
}
