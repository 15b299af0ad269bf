import { hrefFor, locales, type LocaleCode, brand } from '@marehalm/shop';
import { formatAtomFeed } from '@marehalm/site-metadata/feeds';
import { pageOfRoute, readContent } from './content.server.ts';
import { pictureView, sharedFileOf } from './pictures.server.ts';
import { getFeedPath } from '../view-models/get-feed-path.ts';
import { siteAddress } from './site-address.server.ts';
import { latestFirst } from './teasers.server.ts';

/** Creates the journal as an Atom feed, the newest article first. */
export async function journalFeed(locale: LocaleCode): Promise<string> {
  const content = await readContent(locale);
  const page = pageOfRoute(content, 'careJournal');
  return formatAtomFeed({
    url: siteAddress(getFeedPath('journal', locale)),
    pageUrl: siteAddress(hrefFor('careJournal', locale)),
    title: `${brand.name}: ${page.title}`,
    subtitle: page.description,
    language: locales[locale].isoCode,
    author: { name: brand.name, url: siteAddress('/') },
    iconUrl: siteAddress('/favicon.svg'),
    entries: latestFirst(content.journal.filter(({ draft }) => !draft)).map((article) => {
      const picture = sharedFileOf(pictureView(article.picture));
      return {
        url: siteAddress(hrefFor('journal', locale, { slug: article.slugs[locale] })),
        title: article.title,
        summary: article.excerpt,
        // The content has Danish dates; a feed needs instants.
        published: `${article.published}T06:00:00Z`,
        category: content.vocabulary.journalCategories.find(({ id }) => id === article.category),
        pictureUrl: picture && siteAddress(picture.src),
      };
    }),
  });
}
