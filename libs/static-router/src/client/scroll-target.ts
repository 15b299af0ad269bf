/** Path, query and hash of an address. */
export interface PageLocation {
  readonly pathname: string;
  /** `?q=serum`, or empty. */
  readonly search: string;
  /** `#glycerin`, or empty. */
  readonly hash: string;
}

/** A navigation that has been shown. */
export interface ShownNavigation {
  readonly from: PageLocation;
  readonly to: PageLocation;
  /** Pixels. Where the visitor was when they left this entry of the history; `undefined` for a new entry. */
  readonly savedPosition: number | undefined;
  /** Whether the page before declares this one as related: another choice of the same. */
  readonly isRelated: boolean;
}

/**
 * Where the window scrolls: to its top, to the element that the hash names, to a saved position (pixels), or nowhere; `related` is nowhere as long as
 * the links between related pages are in sight.
 */
export type ScrollTarget = 'top' | 'hash' | 'related' | 'stay' | number;

/**
 * Returns where the window scrolls when a navigation has been shown. A different path begins at the top unless the page before declares it as related.
 *
 * @example
 * ```ts
 * const shop = { pathname: '/shop', search: '', hash: '' };
 * const product = { pathname: '/product/serum', search: '', hash: '' };
 * scrollTarget({ from: shop, to: product, savedPosition: undefined, isRelated: false }); // => 'top'
 * scrollTarget({ from: product, to: shop, savedPosition: 840, isRelated: false }); // => 840
 * ```
 */
export function scrollTarget({ from, to, savedPosition, isRelated }: ShownNavigation): ScrollTarget {
  if (savedPosition !== undefined) return savedPosition;
  const isAnotherView = from.pathname === to.pathname && from.search !== to.search;
  // Where an element is shown already, only the view of it changes: a dialog opens over it, and closes.
  if (to.hash !== '' && !(isAnotherView && from.hash === to.hash)) return 'hash';
  if (from.pathname !== to.pathname) return isRelated ? 'related' : 'top';
  // Another query is another view of the page that is here. The same address once more is a wish to begin anew.
  return isAnotherView ? 'stay' : 'top';
}
