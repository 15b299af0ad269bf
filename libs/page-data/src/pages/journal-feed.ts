import { hrefFor, locales, type LocaleCode, brand } from '@marehalm/shop';
import { formatAtomFeed } from '@marehalm/site-metadata/feeds';
import { getRoutePage } from './content.ts';
import { toPictureView, findLinkPreviewImage } from './pictures.ts';
import { getFeedPath } from '../view-models/get-feed-path.ts';
import type { PageSources } from './sources.ts';
import { sortLatestFirst } from './teasers.ts';

/** Creates the journal as an Atom feed, the newest article first. */
export function createJournalFeed(sources: PageSources, locale: LocaleCode): string {
  const { toUrl } = sources.site;
  const content = sources.contents[locale];
  const page = getRoutePage(content, 'careJournal');
  return formatAtomFeed({
    url: toUrl(getFeedPath('journal', locale)),
    pageUrl: toUrl(hrefFor('careJournal', locale)),
    title: `${brand.name}: ${page.title}`,
    subtitle: page.description,
    language: locales[locale].isoCode,
    author: { name: brand.name, url: toUrl('/') },
    iconUrl: toUrl('/favicon.svg'),
    entries: sortLatestFirst(content.journal.filter(({ draft }) => !draft)).map((article) => {
      const picture = findLinkPreviewImage(toPictureView(article.picture, sources), sources);
      return {
        url: toUrl(hrefFor('journal', locale, { slug: article.slugs[locale] })),
        title: article.title,
        summary: article.excerpt,
        // The content has Danish dates; a feed needs instants.
        published: `${article.published}T06:00:00Z`,
        category: content.vocabulary.journalCategories.find(({ id }) => id === article.category),
        pictureUrl: picture && toUrl(picture.src),
      };
    }),
  });
}
