import { limitQuery } from '@marehalm/search';

/** Most searches that are kept; a short list is read, a long one is not. */
export const RECENT_SEARCHES_LIMIT = 5;

/** What the shopper has searched for on this device, the latest first. */
export type RecentSearches = readonly string[];

/** `searches` with `query` in front. The same words in other capitals or with other blanks are the same search. */
export function rememberSearch(searches: RecentSearches, query: string): RecentSearches {
  const words = limitQuery(query).trim().replaceAll(/\s+/g, ' ');
  if (words === '') return searches;
  return [words, ...forgetSearch(searches, words)].slice(0, RECENT_SEARCHES_LIMIT);
}

/** `searches` without `query`. */
export function forgetSearch(searches: RecentSearches, query: string): RecentSearches {
  const forgotten = query.toLowerCase();
  return searches.filter((search) => search.toLowerCase() !== forgotten);
}

/** What the device has kept, whatever stands there: another version, another script's value, half a text. */
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
