import { hrefFor, locales, type LocaleCode, brand } from '@marehalm/shop';
import { formatAtomFeed } from '@marehalm/site-metadata/feeds';
import { getRoutePage, loadShopContent } from './content.server.ts';
import { toPictureView, findLinkPreviewImage } from './pictures.server.ts';
import { getFeedPath } from '../view-models/get-feed-path.ts';
import { toSiteUrl } from './site-url.server.ts';
import { sortLatestFirst } from './teasers.server.ts';

/** Creates the journal as an Atom feed, the newest article first. */
export async function createJournalFeed(locale: LocaleCode): Promise<string> {
  const content = await loadShopContent(locale);
  const page = getRoutePage(content, 'careJournal');
  return formatAtomFeed({
    url: toSiteUrl(getFeedPath('journal', locale)),
    pageUrl: toSiteUrl(hrefFor('careJournal', locale)),
    title: `${brand.name}: ${page.title}`,
    subtitle: page.description,
    language: locales[locale].isoCode,
    author: { name: brand.name, url: toSiteUrl('/') },
    iconUrl: toSiteUrl('/favicon.svg'),
    entries: sortLatestFirst(content.journal.filter(({ draft }) => !draft)).map((article) => {
      const picture = findLinkPreviewImage(toPictureView(article.picture));
      return {
        url: toSiteUrl(hrefFor('journal', locale, { slug: article.slugs[locale] })),
        title: article.title,
        summary: article.excerpt,
        // The content has Danish dates; a feed needs instants.
        published: `${article.published}T06:00:00Z`,
        category: content.vocabulary.journalCategories.find(({ id }) => id === article.category),
        pictureUrl: picture && toSiteUrl(picture.src),
      };
    }),
  });
}
