import { limitQuery } from './limit-query.ts';

/** Most searches stored: shoppers read a short list only. */
export const RECENT_SEARCHES_LIMIT = 5;

/** Storage and key of the recent searches. */
export interface RecentSearchesOptions {
  /** Returns the storage; may throw. */
  readonly source: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Key of the storage. */
  readonly key: string;
}

/** Recent searches of this device. No method throws; if storage is unavailable the searches are kept in memory. */
export interface RecentSearches {
  /** Returns the searches, the latest first, at most {@link RECENT_SEARCHES_LIMIT}. */
  load(): readonly string[];
  /** Puts `query` first. Case and blanks do not distinguish searches. */
  add(query: string): readonly string[];
  /** Removes `query`. */
  remove(query: string): readonly string[];
  /** Removes all searches. */
  clear(): readonly string[];
}

/**
 * Creates the searches stored under `key`. Other tabs change them too, so each change starts from storage.
 *
 * @example
 * ```ts
 * const recent = createRecentSearches({ source: () => window.localStorage, key: 'weinhaus.searches' });
 * recent.add('Riesling'); // => ['Riesling']
 * recent.add('  rosé   trocken '); // => ['rosé trocken', 'Riesling']
 * recent.remove('RIESLING'); // => ['rosé trocken']
 * ```
 */
export function createRecentSearches({ source, key }: RecentSearchesOptions): RecentSearches {
  let known: readonly string[] = [];
  function load(): readonly string[] {
    const stored = readStored();
    if (stored.length > 0) known = stored;
    return known;
  }
  function readStored(): readonly string[] {
    try {
      return parseRecentSearches(source().getItem(key));
    } catch {
      return [];
    }
  }
  function save(searches: readonly string[]): readonly string[] {
    known = searches;
    try {
      if (searches.length === 0) source().removeItem(key);
      else source().setItem(key, JSON.stringify(searches));
    } catch {
      // Storage is full or blocked: shoppers lose nothing important.
    }
    return searches;
  }
  return {
    load,
    add: (query) => save(addRecentSearch(load(), query)),
    remove: (query) => save(removeRecentSearch(load(), query)),
    clear: () => save([]),
  };
}

/** Returns `searches` with `query` first. */
export function addRecentSearch(searches: readonly string[], query: string): readonly string[] {
  const words = limitQuery(query).trim().replaceAll(/\s+/g, ' ');
  if (words === '') return searches;
  return [words, ...removeRecentSearch(searches, words)].slice(0, RECENT_SEARCHES_LIMIT);
}

/** Returns `searches` without `query`. */
export function removeRecentSearch(searches: readonly string[], query: string): readonly string[] {
  const removed = query.toLowerCase();
  return searches.filter((search) => search.toLowerCase() !== removed);
}

/** Parses stored searches. Accepts any text, for another version or script may have written it. */
export function parseRecentSearches(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const values: unknown = JSON.parse(stored);
    if (!Array.isArray(values)) return [];
    return values
      .filter((value) => typeof value === 'string')
      .reduceRight<readonly string[]>(addRecentSearch, []);
  } catch {
    return [];
  }
}
