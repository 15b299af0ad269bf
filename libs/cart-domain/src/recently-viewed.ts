/** What a shopper has looked at on this device. */
export interface RecentlyViewed {
  /** Whether the shopper has switched it off: nothing is remembered then. */
  readonly isOff: boolean;
  /** Ids of products, the latest first, each once. */
  readonly ids: readonly string[];
}

/** Most products that are remembered unless another limit is given. */
export const RECENTLY_VIEWED_LIMIT = 12;

/** Nothing looked at yet. */
export const emptyRecentlyViewed: RecentlyViewed = { isOff: false, ids: [] };

/**
 * Returns `viewed` with a product as the latest, and without the oldest beyond `limit`. Remembers nothing where it is off.
 *
 * @example
 * ```ts
 * const viewed = addViewed(addViewed(emptyRecentlyViewed, 'serum'), 'balm');
 * viewed.ids; // => ['balm', 'serum']
 * addViewed(viewed, 'serum').ids; // => ['serum', 'balm']
 * ```
 */
export function addViewed(
  viewed: RecentlyViewed,
  id: string,
  limit: number = RECENTLY_VIEWED_LIMIT,
): RecentlyViewed {
  if (viewed.isOff || id === '') return viewed;
  return { isOff: false, ids: [id, ...viewed.ids.filter((other) => other !== id)].slice(0, limit) };
}

/** Returns `viewed` switched off, which forgets what was looked at, or on again, with nothing in it. */
export const switchViewed = (isOff: boolean): RecentlyViewed => ({ isOff, ids: [] });

/** Returns the latest products to show, without the one whose page it is and those that are not sold. */
export function selectViewed(
  { ids }: RecentlyViewed,
  { except, isSold, limit }: { except: string; isSold: (id: string) => boolean; limit: number },
): readonly string[] {
  return ids.filter((id) => id !== except && isSold(id)).slice(0, limit);
}

/** Serializes what {@link parseRecentlyViewed} parses. */
export const serializeRecentlyViewed = ({ isOff, ids }: RecentlyViewed): string =>
  JSON.stringify(isOff ? { off: true } : { ids });

/** Parses a stored value. Accepts any text, for another version or script may have written it. */
export function parseRecentlyViewed(
  stored: string | null,
  limit: number = RECENTLY_VIEWED_LIMIT,
): RecentlyViewed {
  try {
    const { off, ids } = Object(JSON.parse(stored ?? '')) as { off?: unknown; ids?: unknown };
    if (off === true) return switchViewed(true);
    if (!Array.isArray(ids)) return emptyRecentlyViewed;
    return ids
      .filter((id) => typeof id === 'string')
      .reduceRight<RecentlyViewed>((viewed, id) => addViewed(viewed, id, limit), emptyRecentlyViewed);
  } catch {
    return emptyRecentlyViewed;
  }
}
