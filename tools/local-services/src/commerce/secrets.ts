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

/** Compares two texts in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** Creates and checks the keys in the ids of orders. Keys are computed from a secret, so they are not stored. */
export interface OrderKeys {
  keyOf(orderId: number): string;
  opens(orderId: number, key: string | null): boolean;
}

/** Creates keys with the secret of this database, which is created with the tables. */
export function createOrderKeys(database: DatabaseSync): OrderKeys {
  database
    .prepare('INSERT INTO commerce_secrets (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run('order-keys', createSecret());
  const row = database.prepare('SELECT secret FROM commerce_secrets WHERE name = ?').get('order-keys');
  const secret = String(row?.['secret']);
  const keyOf = (orderId: number) =>
    createHmac('sha256', secret).update(`order ${orderId}`).digest('base64url').slice(0, 32);
  return { keyOf, opens: (orderId, key) => key !== null && isSameSecret(keyOf(orderId), key) };
}
