/** The products that a shopper has viewed on this device. */
export interface RecentlyViewed {
  /** Whether the shopper has switched this off, so that nothing is stored. */
  readonly isOff: boolean;
  /** Ids of products, the latest first, each once. */
  readonly ids: readonly string[];
}

/** Default for the maximum number of stored products. */
export const RECENTLY_VIEWED_LIMIT = 12;

/** The list before the first viewed product. */
export const emptyRecentlyViewed: RecentlyViewed = { isOff: false, ids: [] };

/**
 * Returns `viewed` with a product as the latest, and without the oldest beyond `limit`. Returns it unchanged if it is off or `id` is empty.
 */
export function addRecentlyViewedProduct(
  viewed: RecentlyViewed,
  id: string,
  limit: number = RECENTLY_VIEWED_LIMIT,
): RecentlyViewed {
  if (viewed.isOff || id === '') return viewed;
  return { isOff: false, ids: [id, ...viewed.ids.filter((other) => other !== id)].slice(0, limit) };
}

/** Returns an empty list that is switched off (`isOff`) or on. Either way all viewed products are forgotten. */
export const createEmptyRecentlyViewed = (isOff: boolean): RecentlyViewed => ({ isOff, ids: [] });

/**
 * Returns at most `limit` ids, the latest first, of products for which `isSold` is true, without `except`.
 *
 * @example
 * ```ts
 * const viewed: RecentlyViewed = { isOff: false, ids: ['balm', 'serum', 'soap'] };
 * selectRecentlyViewedIds(viewed, { except: 'balm', isSold: (id) => id !== 'soap', limit: 4 }); // => ['serum']
 * ```
 */
export function selectRecentlyViewedIds(
  { ids }: RecentlyViewed,
  { except, isSold, limit }: { except: string; isSold: (id: string) => boolean; limit: number },
): readonly string[] {
  return ids.filter((id) => id !== except && isSold(id)).slice(0, limit);
}

/** Serializes the list for storage; {@link parseRecentlyViewed} parses it. */
export const serializeRecentlyViewed = ({ isOff, ids }: RecentlyViewed): string =>
  JSON.stringify(isOff ? { off: true } : { ids });

/** Parses a stored value. Returns an empty list for any other text, which another version or script may have written. */
export function parseRecentlyViewed(
  stored: string | null,
  limit: number = RECENTLY_VIEWED_LIMIT,
): RecentlyViewed {
  try {
    const { off, ids } = Object(JSON.parse(stored ?? '')) as { off?: unknown; ids?: unknown };
    if (off === true) return createEmptyRecentlyViewed(true);
    if (!Array.isArray(ids)) return emptyRecentlyViewed;
    return ids
      .filter((id) => typeof id === 'string')
      .reduceRight<RecentlyViewed>(
        (viewed, id) => addRecentlyViewedProduct(viewed, id, limit),
        emptyRecentlyViewed,
      );
  } catch {
    return emptyRecentlyViewed;
  }
}
