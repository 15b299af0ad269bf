/** Returns whether a path is a page of the site, not a file or a path of another application on the same origin. */
export type PagePathPredicate = (path: string) => boolean;

/** Finds the link at or around `target` if it opens a page of the site in this tab. */
export function findPageLink(
  target: EventTarget | null,
  isPage: PagePathPredicate,
): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return isPage(link.pathname) ? link : undefined;
}
