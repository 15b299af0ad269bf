import { formatXml } from './internal/format-xml.ts';

/** A page that may be found. All URLs are absolute. */
export interface SitemapPage {
  readonly url: string;
  /** The same page in each language, itself included. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Its own pictures. */
  readonly pictureUrls: readonly string[];
}

/** Returns a sitemap with alternate URLs and pictures (sitemaps.org 0.9, with Google's image extension). */
export function formatSitemap(pages: readonly SitemapPage[]): string {
  return formatXml({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      url: pages.map(({ url, alternates, pictureUrls }) => ({
        loc: url,
        'xhtml:link': alternates.map(({ hreflang, href }) => ({
          '@rel': 'alternate',
          '@hreflang': hreflang,
          '@href': href,
        })),
        'image:image': pictureUrls.map((picture) => ({ 'image:loc': picture })),
      })),
    },
  });
}
