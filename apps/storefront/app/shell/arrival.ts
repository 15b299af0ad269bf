/** A place in the shop: what stands in the address. */
export interface Place {
  readonly pathname: string;
  /** `?q=serum`, or nothing. */
  readonly search: string;
  /** `#glycerin`, or nothing. */
  readonly hash: string;
}

export interface Arriving {
  readonly from: Place;
  readonly to: Place;
  /** Pixels. Where the shopper was when they left this entry of the history; absent where they come for the first time. */
  readonly left: number | undefined;
  /** Whether the page before declares this one as related. */
  readonly isRelated: boolean;
}

/**
 * Where the window goes when an address is shown: to its top, to the part that the hash names, back to where the shopper was
 * (pixels), or nowhere; `list` is nowhere as long as the row of links above the list is in sight (specification, section 2:
 * a different path begins at the top unless the page before declares it as related).
 */
export function arrivalAt({
  from,
  to,
  left,
  isRelated,
}: Arriving): 'top' | 'part' | 'list' | 'stay' | number {
  if (left !== undefined) return left;
  const isAnotherView = from.pathname === to.pathname && from.search !== to.search;
  // Where a part is shown already, only the view of it changes: the search opens over it, and closes.
  if (to.hash !== '' && !(isAnotherView && from.hash === to.hash)) return 'part';
  if (from.pathname !== to.pathname) return isRelated ? 'list' : 'top';
  // Another query is another view of the page that is here. The same address once more is a wish to begin anew.
  return isAnotherView ? 'stay' : 'top';
}
