import { normalizeInput } from '@marehalm/checkout-domain';

/** Normalizes typed or pasted text to what a keyboard would have entered. A trailing space is kept: it marks the last word as complete. */
export function normalizeQuery(typed: string): string {
  const query = normalizeInput(typed);
  return query !== '' && /\s$/.test(typed) ? `${query} ` : query;
}
