import { alternatesFor, localeCodes } from '@marehalm/shop';
import { formatSitemap } from '@marehalm/site-metadata/feeds';
import { pictureView } from './pictures.server.ts';
import { sitePages } from './site-pages.server.ts';
import { siteAddress, siteUrl } from './site-address.server.ts';

/** Creates the sitemap of all indexable pages, with their alternate URLs and own pictures. */
export async function sitemap(): Promise<string> {
  const pages = (await Promise.all(localeCodes.map(sitePages))).flat().filter((page) => !page.hidden);
  return formatSitemap(
    pages.map(({ match, parametersPerLocale, pictures }) => {
      const { canonical, alternates } = alternatesFor(match, parametersPerLocale, siteUrl());
      const pictureUrls = pictures.map((picture) => siteAddress(pictureView(picture).src));
      return { url: canonical, alternates, pictureUrls };
    }),
  );
}
