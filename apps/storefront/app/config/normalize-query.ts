import { normalizeInput } from '@marehalm/checkout-domain';

/** Returns what was typed or pasted as a keyboard would have written it. A space at the end says that the last word is whole. */
export function normalizeQuery(typed: string): string {
  const query = normalizeInput(typed);
  return query !== '' && /\s$/.test(typed) ? `${query} ` : query;
}
