/** A page in the cache. */
export interface CachedPage {
  /** Percent-encoded: `/en/articles`. */
  readonly path: string;
  readonly html: string;
}

/** Adds the time of caching to the root element, where `useCachedSinceWithReload` finds it. */
export function markAsCached(html: string, since: Date): string {
  return html.replace('<html ', `<html data-cached-since="${since.toISOString()}" `);
}

/**
 * Inserts links to the cached `pages` of the same language into the `<ul data-cached-pages>` of the offline page. Pages with a
 * robots meta element are left out.
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
