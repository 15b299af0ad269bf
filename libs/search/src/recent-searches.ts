import { limitQuery } from './query.ts';

/** Most searches stored: shoppers read a short list only. */
export const RECENT_SEARCHES_LIMIT = 5;

/** What a browser's `localStorage` offers; `source` may throw, as where storage is blocked. */
export interface RecentSearchesOptions {
  /** Returns the storage; may throw. */
  readonly source: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Key of the storage. */
  readonly key: string;
}

/** What the shopper has searched for on this device. Never throws; without storage it lasts as long as the page. */
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
    add: (query) => save(addSearch(load(), query)),
    remove: (query) => save(removeSearch(load(), query)),
    clear: () => save([]),
  };
}

/** Returns `searches` with `query` first. */
export function addSearch(searches: readonly string[], query: string): readonly string[] {
  const words = limitQuery(query).trim().replaceAll(/\s+/g, ' ');
  if (words === '') return searches;
  return [words, ...removeSearch(searches, words)].slice(0, RECENT_SEARCHES_LIMIT);
}

/** Returns `searches` without `query`. */
export function removeSearch(searches: readonly string[], query: string): readonly string[] {
  const removed = query.toLowerCase();
  return searches.filter((search) => search.toLowerCase() !== removed);
}

/** Parses stored searches. Accepts any text, for another version or script may have written it. */
export function parseRecentSearches(stored: string | null): readonly string[] {
  if (stored === null) return [];
  try {
    const values: unknown = JSON.parse(stored);
    if (!Array.isArray(values)) return [];
    return values.filter((value) => typeof value === 'string').reduceRight<readonly string[]>(addSearch, []);
  } catch {
    return [];
  }
}
