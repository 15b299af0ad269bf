import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createSecret, isEqualInConstantTime } from './secrets.ts';

/** What a key of an order gives access to: the whole order, or only the form that reviews it. */
export type OrderKeyPurpose = 'order' | 'review';

/**
 * Creates and checks the keys in the ids of orders and in links of mails. Keys are computed from a secret, so they are not stored. The
 * purpose is `order` by default.
 */
export interface OrderKeys {
  /** Returns the key of an order, 32 characters. */
  keyOf(orderId: number, purpose?: OrderKeyPurpose): string;
  /** Whether `key` is the order's key for this purpose. */
  opens(orderId: number, key: string | null, purpose?: OrderKeyPurpose): boolean;
}

/** Creates keys with the secret of this database, which is created with the tables. */
export function createOrderKeys(database: DatabaseSync): OrderKeys {
  database
    .prepare('INSERT INTO commerce_secrets (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run('order-keys', createSecret());
  const row = database.prepare('SELECT secret FROM commerce_secrets WHERE name = ?').get('order-keys');
  const secret = String(row?.['secret']);
  const keyOf = (orderId: number, purpose: OrderKeyPurpose = 'order') =>
    createHmac('sha256', secret).update(`${purpose} ${orderId}`).digest('base64url').slice(0, 32);
  return {
    keyOf,
    opens: (orderId, key, purpose) => key !== null && isEqualInConstantTime(keyOf(orderId, purpose), key),
  };
}
