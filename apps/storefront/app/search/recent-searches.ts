import { limitQuery } from '@marehalm/search';

/** Most searches stored: shoppers read a short list only. */
export const RECENT_SEARCHES_LIMIT = 5;

/** What the shopper has searched for on this device, the latest first. */
export type RecentSearches = readonly string[];

/** Returns `searches` with `query` first. Case and blanks do not distinguish searches. */
export function rememberSearch(searches: RecentSearches, query: string): RecentSearches {
  const words = limitQuery(query).trim().replaceAll(/\s+/g, ' ');
  if (words === '') return searches;
  return [words, ...forgetSearch(searches, words)].slice(0, RECENT_SEARCHES_LIMIT);
}

/** Returns `searches` without `query`. */
export function forgetSearch(searches: RecentSearches, query: string): RecentSearches {
  const forgotten = query.toLowerCase();
  return searches.filter((search) => search.toLowerCase() !== forgotten);
}

/** Parses the stored searches. Accepts any text, for another version or script may have written it. */
export function parseRecentSearches(stored: string | null): RecentSearches {
  if (stored === null) return [];
  try {
    const values: unknown = JSON.parse(stored);
    if (!Array.isArray(values)) return [];
    return values
      .filter((value) => typeof value === 'string')
      .reduceRight<RecentSearches>(rememberSearch, []);
  } catch {
    return [];
  }
}
