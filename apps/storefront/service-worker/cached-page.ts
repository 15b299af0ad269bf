import { pageTitle } from '@marehalm/shop';

/** A page in the cache. */
export interface CachedPage {
  /** Percent-encoded: `/da/shop`. */
  readonly path: string;
  readonly html: string;
}

/** Writes on the root element since when this HTML has been in the cache: the page then says that its prices may be old. */
export function markAsCached(html: string, since: Date): string {
  return html.replace('<html ', `<html data-cached-since="${since.toISOString()}" `);
}

/**
 * Returns the offline page with a list of pages that can be read instead: those of its language that search engines may index.
 * Titles are copied from the markup of the pages, escaped as they are there.
 */
export function listCachedPages(offlinePage: string, pages: readonly CachedPage[]): string {
  const items = pages
    .filter(({ html }) => languageOf(html) === languageOf(offlinePage) && !/<meta name="robots"/.test(html))
    .map(({ path, html }) => `<li><a href="${path}">${titleOf(html)}</a></li>`)
    .join('');
  return offlinePage.replace(/(<ul[^>]* data-cached-pages[^>]*>)(?=<\/ul>)/, (list) => list + items);
}

const languageOf = (html: string) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1];

/** Without the name of the shop at the end. */
function titleOf(html: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  return title.endsWith(pageTitle('')) ? title.slice(0, -pageTitle('').length) : title;
}
