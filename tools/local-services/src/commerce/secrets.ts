import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** Creates a secret of 256 bits. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a random secret, so that a reader of the database cannot use it. Long random texts need no salt. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns whether two texts are equal, in a time that does not depend on where they differ. */
export function isEqualInConstantTime(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** What a key of an order gives access to: the whole order, or only the form that reviews it. */
export type OrderKeyPurpose = 'order' | 'review';

/**
 * Creates and checks the keys in the ids of orders and in links of mails. Keys are computed from a secret, so they are not stored. The
 * purpose is `order` by default.
 */
export interface OrderKeys {
  keyOf(orderId: number, purpose?: OrderKeyPurpose): string;
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
