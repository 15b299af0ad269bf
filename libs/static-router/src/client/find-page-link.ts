/** Returns whether a path is a page of the site, not a file or another site on the same origin. */
export type PagePathPredicate = (path: string) => boolean;

/** Returns the link around `target` if it leads to a page of the site in this tab, otherwise `undefined`. */
export function findPageLink(
  target: EventTarget | null,
  isPage: PagePathPredicate,
): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return isPage(link.pathname) ? link : undefined;
}
