import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

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
