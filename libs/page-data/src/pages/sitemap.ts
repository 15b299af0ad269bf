import { alternatesFor, localeCodes } from '@marehalm/shop';
import { formatSitemap } from '@marehalm/site-metadata/feeds';
import { toPictureView } from './pictures.ts';
import { listSitePages } from './site-pages.ts';
import type { PageSources } from './sources.ts';

/** Creates the sitemap of all indexable pages, with their alternate URLs and own pictures. */
export function createSitemap(sources: PageSources): string {
  const { contents, site } = sources;
  const pages = localeCodes
    .flatMap((locale) => listSitePages(contents[locale], locale))
    .filter((page) => !page.hidden);
  return formatSitemap(
    pages.map(({ match, parametersPerLocale, pictures }) => {
      const { canonical, alternates } = alternatesFor(match, parametersPerLocale, site.origin);
      const pictureUrls = pictures.map((picture) => site.toUrl(toPictureView(picture, sources).src));
      return { url: canonical, alternates, pictureUrls };
    }),
  );
}
