import { createSafeStorage } from './internal/safe-storage.ts';
import {
  addRecentlyViewedProduct,
  parseRecentlyViewed,
  type RecentlyViewed,
  serializeRecentlyViewed,
  createEmptyRecentlyViewed,
} from './recently-viewed.ts';
import type { TextStorageGetter } from './browser-apis.ts';

/** Where the viewed products are stored. Without a working storage, nothing is remembered. */
export interface RecentlyViewedStorageOptions {
  /** `() => window.localStorage`. */
  readonly storage: TextStorageGetter;
  /** Storage key of the list. */
  readonly key: string;
  /** Maximum number of stored products; 12 by default. */
  readonly limit?: number | undefined;
}

/** The stored list of viewed products. */
export interface RecentlyViewedStorage {
  /** Returns the stored list; an empty one if there is none or it is invalid. */
  load(): RecentlyViewed;
  /** Stores a product as the latest, unless the list is off. */
  add(id: string): void;
  /** Switches the list off, which forgets it, or on again with `id`, the product of the current page. Returns the list. */
  toggle(id: string): RecentlyViewed;
}

/**
 * Creates the storage of the viewed products.
 *
 * @example
 * ```ts
 * const texts = new Map<string, string>();
 * // In a browser: `storage: () => window.localStorage`.
 * const storage = () => ({
 *   getItem: (key: string) => texts.get(key) ?? null,
 *   setItem: (key: string, text: string) => void texts.set(key, text),
 *   removeItem: (key: string) => void texts.delete(key),
 * });
 * const viewed = createRecentlyViewedStorage({ storage, key: 'viewed' });
 * for (const id of ['serum', 'balm', 'serum']) viewed.add(id);
 * viewed.load().ids; // => ['serum', 'balm']
 * viewed.toggle('serum').isOff; // => true
 * viewed.load().ids; // => []
 * ```
 */
export function createRecentlyViewedStorage({
  storage: source,
  key,
  limit,
}: RecentlyViewedStorageOptions): RecentlyViewedStorage {
  const storage = createSafeStorage(source);
  const load = () => parseRecentlyViewed(storage.read(key), limit);
  const save = (viewed: RecentlyViewed) => {
    storage.write(key, serializeRecentlyViewed(viewed));
    return viewed;
  };
  return {
    load,
    add: (id) => void save(addRecentlyViewedProduct(load(), id, limit)),
    toggle: (id) => save(addRecentlyViewedProduct(createEmptyRecentlyViewed(!load().isOff), id, limit)),
  };
}
