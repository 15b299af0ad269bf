/** A page that is shown from the device because the shop could not be reached. */
export interface KeptPage {
  /** As it stands in an address, escaped: `/da/shop`. */
  readonly path: string;
  readonly html: string;
}

/** Says on the root element since when this HTML has been on the device, so that nobody takes its prices for today's. */
export function markAsKept(html: string, since: Date): string {
  return html.replace('<html ', `<html data-cached-since="${since.toISOString()}" `);
}

/**
 * The offline page with the list of pages that can be read instead: those of its language that search engines may find, too.
 * Titles are taken from the pages' own markup, as escaped as they stand there.
 */
export function listPages(offlinePage: string, pages: readonly KeptPage[]): string {
  const items = pages
    .filter(({ html }) => languageOf(html) === languageOf(offlinePage) && !/<meta name="robots"/.test(html))
    .map(({ path, html }) => `<li><a href="${path}">${titleOf(html)}</a></li>`)
    .join('');
  return offlinePage.replace(/(<ul[^>]* data-cached-pages[^>]*>)(?=<\/ul>)/, (list) => list + items);
}

const languageOf = (html: string) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1];

/** Without the name of the shop, which every title ends in. */
const titleOf = (html: string) => (/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(/ – Marehalm$/, '');
