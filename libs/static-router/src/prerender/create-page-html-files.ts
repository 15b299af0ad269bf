import type { PageRules } from '../page-rules.ts';

/** An HTML file of the site. */
export interface HtmlFile {
  readonly name: string;
  readonly html: string;
}

const withoutScripts = (html: string) =>
  html.replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');

/**
 * Returns the HTML files of the page at `path`: the page, and its static copy if the rules name one. Pages that are not hydrated have no scripts.
 *
 * @param style Inserts critical CSS into a hydrated page, whose scripts apply the full stylesheet.
 */
export function createPageHtmlFiles(
  path: string,
  html: string,
  { isHydrated = () => true, staticCopyOf }: PageRules,
  style: (html: string) => string,
): readonly HtmlFile[] {
  const name = `${path}/index.html`.replace(/^\/+/, '');
  const copy = staticCopyOf?.(path);
  return [
    { name, html: isHydrated(path) ? style(html) : withoutScripts(html) },
    ...(copy === undefined ? [] : [{ name: copy, html: withoutScripts(html) }]),
  ];
}
