import { alternatesFor, localeCodes } from '@marehalm/shop';
import { formatSitemap } from '@marehalm/site-metadata/feeds';
import { toPictureView } from './pictures.server.ts';
import { listSitePages } from './site-pages.server.ts';
import { toSiteUrl, getSiteUrl } from './site-url.server.ts';

/** Creates the sitemap of all indexable pages, with their alternate URLs and own pictures. */
export async function createSitemap(): Promise<string> {
  const pages = (await Promise.all(localeCodes.map(listSitePages))).flat().filter((page) => !page.hidden);
  return formatSitemap(
    pages.map(({ match, parametersPerLocale, pictures }) => {
      const { canonical, alternates } = alternatesFor(match, parametersPerLocale, getSiteUrl());
      const pictureUrls = pictures.map((picture) => toSiteUrl(toPictureView(picture).src));
      return { url: canonical, alternates, pictureUrls };
    }),
  );
}
