/** Distinguishes pages of the site from other paths: files, other sites on the same origin. */
export type IsPage = (path: string) => boolean;

/** Returns the link to a page of the site that `target` is or lies in. Other addresses, downloads and other windows are left to the browser. */
export function findPageLink(target: EventTarget | null, isPage: IsPage): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return isPage(link.pathname) ? link : undefined;
}
