/** A page in the cache. */
export interface CachedPage {
  /** Percent-encoded: `/en/articles`. */
  readonly path: string;
  readonly html: string;
}

/** Adds the time of caching to the root element, where `useCachedPageRefresh` finds it. */
export function markAsCached(html: string, since: Date): string {
  return html.replace('<html ', `<html data-cached-since="${since.toISOString()}" `);
}

/**
 * Returns the offline page with a list of cached pages in its `<ul data-cached-pages>`: those of its language that search
 * engines may index. Titles are copied from the markup of the pages, escaped as they are there.
 *
 * @param titleSuffix The end of titles that the list leaves out, such as the name of the site.
 */
export function insertCachedPageLinks(
  offlinePage: string,
  pages: readonly CachedPage[],
  titleSuffix = '',
): string {
  const items = pages
    .filter(({ html }) => languageOf(html) === languageOf(offlinePage) && !/<meta name="robots"/.test(html))
    .map(({ path, html }) => `<li><a href="${path}">${titleOf(html, titleSuffix)}</a></li>`)
    .join('');
  return offlinePage.replace(/(<ul[^>]* data-cached-pages[^>]*>)(?=<\/ul>)/, (list) => list + items);
}

const languageOf = (html: string) => /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1];

function titleOf(html: string, suffix: string): string {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  return suffix !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
