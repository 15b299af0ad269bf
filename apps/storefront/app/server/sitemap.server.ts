import { alternatesFor, localeCodes } from '@marehalm/shop';
import { pictureView } from './pictures.server.ts';
import { sitePages } from './site-pages.server.ts';
import { siteAddress, siteUrl } from './site-address.server.ts';

/** Every page that may be found, with its alternate URLs and its own pictures (sitemaps.org 0.9, with Google's image extension). */
export async function sitemap() {
  const pages = (await Promise.all(localeCodes.map(sitePages))).flat().filter((page) => !page.hidden);
  return {
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      url: pages.map(({ match, parametersPerLocale, pictures }) => {
        const { canonical, alternates } = alternatesFor(match, parametersPerLocale, siteUrl());
        return {
          loc: canonical,
          'xhtml:link': alternates.map(({ hreflang, href }) => ({
            '@rel': 'alternate',
            '@hreflang': hreflang,
            '@href': href,
          })),
          'image:image': pictures.map((picture) => ({ 'image:loc': siteAddress(pictureView(picture).src) })),
        };
      }),
    },
  };
}
