import { matchPath } from '@marehalm/i18n-routing';

/** Files are named like pages of a collection, but for their ending: a picture, a feed. */
const FILE = /\.\w+$/;

/** The link to a page of the shop that `target` is or lies in. Other addresses, files and other windows are the browser's business. */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined;
  return FILE.test(link.pathname) || !matchPath(link.pathname) ? undefined : link;
}
