/** Path, query and hash of a URL. */
export interface PageLocation {
  readonly pathname: string;
  /** `?q=serum`, or empty. */
  readonly search: string;
  /** `#glycerin`, or empty. */
  readonly hash: string;
}

/** A completed navigation. */
export interface CompletedNavigation {
  readonly from: PageLocation;
  readonly to: PageLocation;
  /** Scroll position in pixels when the visitor left this history entry; `undefined` for a new entry. */
  readonly savedPosition: number | undefined;
  /** Whether the previous page declares this one as related, such as another choice of the same thing. */
  readonly isRelated: boolean;
}

/**
 * Scroll position after a navigation: `top`, the element of the `hash`, `stay`, or a saved position in pixels. `related` stays
 * while the links between related pages are visible.
 */
export type ScrollTarget = 'top' | 'hash' | 'related' | 'stay' | number;

/**
 * Returns where the window scrolls after a navigation. A different path starts at the top unless the previous page declares it as related.
 *
 * @example
 * ```ts
 * const shop = { pathname: '/shop', search: '', hash: '' };
 * const product = { pathname: '/product/serum', search: '', hash: '' };
 * getScrollTarget({ from: shop, to: product, savedPosition: undefined, isRelated: false }); // => 'top'
 * getScrollTarget({ from: product, to: shop, savedPosition: 840, isRelated: false }); // => 840
 * ```
 */
export function getScrollTarget({ from, to, savedPosition, isRelated }: CompletedNavigation): ScrollTarget {
  if (savedPosition !== undefined) return savedPosition;
  const isAnotherView = from.pathname === to.pathname && from.search !== to.search;
  // Only the query has changed, as when a dialog opens: the hash is not a new target.
  if (to.hash !== '' && !(isAnotherView && from.hash === to.hash)) return 'hash';
  if (from.pathname !== to.pathname) return isRelated ? 'related' : 'top';
  // Another query is another view of the same page; navigating to the same URL again starts at the top.
  return isAnotherView ? 'stay' : 'top';
}
