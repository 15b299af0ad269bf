import { toItemListJsonLd } from '@marehalm/site-metadata';
import { formatSitemap } from '@marehalm/site-metadata/feeds';

/** Lists one page for search engines. */
export function run() {
  const site = { name: 'Kyst', toUrl: (path: string) => `https://kyst.example${path}` };
  const pages = [{ url: 'https://kyst.example/', alternates: [], pictureUrls: [] }];
  return {
    items: toItemListJsonLd(site, [{ href: '/serum' }]).numberOfItems,
    isListed: formatSitemap(pages).includes('<loc>https://kyst.example/</loc>'),
  };
}

export const expected = { items: 1, isListed: true };
