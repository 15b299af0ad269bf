import { attempt } from '@marehalm/static-router/client';

/** Returns a random token of hexadecimal digits, also on pages without https, where `crypto.randomUUID` is missing. */
export function createRandomToken(): string {
  return [...randomBytes()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Identifies an attempt or a log-in and is no secret, so predictable numbers suffice where `crypto` is blocked. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  return attempt(() => crypto.getRandomValues(bytes)) ?? bytes.map(() => Math.random() * 256);
}
