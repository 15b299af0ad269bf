import { formatPageTitle } from '@marehalm/shop';

/** A page in the cache. */
export interface CachedPage {
  /** Percent-encoded: `/da/shop`. */
  readonly path: string;
  readonly html: string;
}

/** Writes the time of caching to the root element, so that the page can say that its prices may be out of date. */
export function markAsCached(html: string, since: Date): string {
  return html.replace('<html ', `<html data-cached-since="${since.toISOString()}" `);
}

/**
 * Returns the offline page with a list of cached pages: those in its language that search engines may index. Titles are copied from
 * the HTML of the pages, with their escapes.
 */
export function listCachedPages(offlinePage: string, pages: readonly CachedPage[]): string {
  const items = pages
    .filter(({ html }) => languageOf(html) === languageOf(offlinePage) && !/<meta name="robots"/.test(html))
    .map(({ path, html }) => `<li><a href="${path}">${titleOf(html)}</a></li>`)
    .join('');
  return offlinePage.replace(/(<ul[^>]* data-cached-pages[^>]*>)(?=<\/ul>)/, (list) => list + items);
}

const languageOf = (html: string) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1];

/** Returns the title without the name of the shop. */
function titleOf(html: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  return title.endsWith(formatPageTitle('')) ? title.slice(0, -formatPageTitle('').length) : title;
}
