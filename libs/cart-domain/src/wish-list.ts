/** Ids of the products that a shopper has saved for later, the latest first, each once. */
export type WishList = readonly string[];

/** Default for the maximum number of saved products. */
export const WISH_LIST_LIMIT = 100;

/**
 * Returns `list` with a product at `position`, by default as the first, and without the oldest beyond `limit`. Returns it unchanged if
 * the product is already saved.
 *
 * @example
 * ```ts
 * const list = addToWishList(addToWishList([], 'serum'), 'balm');
 * list; // => ['balm', 'serum']
 * addToWishList(list, 'serum'); // => ['balm', 'serum']
 * ```
 */
export function addToWishList(
  list: WishList,
  id: string,
  {
    position = 0,
    limit = WISH_LIST_LIMIT,
  }: { position?: number | undefined; limit?: number | undefined } = {},
): WishList {
  if (id === '' || list.includes(id)) return list;
  return list.toSpliced(position, 0, id).slice(0, limit);
}

/** Returns `list` without a product. Returns it unchanged if the product is not saved. */
export const removeFromWishList = (list: WishList, id: string): WishList =>
  list.includes(id) ? list.filter((other) => other !== id) : list;

/** Serializes the list for storage; {@link parseWishList} parses it. */
export const serializeWishList = (list: WishList): string => JSON.stringify({ ids: list });

/** Parses a stored value. Returns an empty list for any other text, which another version or script may have written. */
export function parseWishList(stored: string | null, limit: number = WISH_LIST_LIMIT): WishList {
  try {
    const { ids } = Object(JSON.parse(stored ?? '')) as { ids?: unknown };
    if (!Array.isArray(ids)) return [];
    return ids
      .filter((id) => typeof id === 'string')
      .reduceRight<WishList>((list, id) => addToWishList(list, id, { limit }), []);
  } catch {
    return [];
  }
}
