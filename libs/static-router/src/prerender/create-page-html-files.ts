import type { PageRules } from '../page-rules.ts';

/** A file of HTML. */
export interface HtmlFile {
  readonly name: string;
  readonly html: string;
}

const withoutScripts = (html: string) =>
  html.replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');

/**
 * Returns the files of the page at `path`.
 *
 * @param style Puts critical CSS into a page, which then needs its scripts to apply the rest.
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
