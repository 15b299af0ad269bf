import { hrefFor, locales, type LocaleCode, brand } from '@marehalm/shop';
import { pageOfRoute, readContent } from './content.server.ts';
import { pictureView, sharedFileOf } from './pictures.server.ts';
import { getFeedPath } from '../view-models/get-feed-path.ts';
import { siteAddress } from './site-address.server.ts';

/** Days of the content are Danish days; a feed wants a moment. */
const moment = (day: string) => `${day}T06:00:00Z`;

/** The journal as an Atom feed (RFC 4287), the newest article first. */
export async function journalFeed(locale: LocaleCode) {
  const content = await readContent(locale);
  const page = pageOfRoute(content, 'careJournal');
  const articles = content.journal
    .filter(({ draft }) => !draft)
    .toSorted((a, b) => b.published.localeCompare(a.published));
  const categoryOf = (id: string) => content.vocabulary.journalCategories.find((one) => one.id === id);
  const home = siteAddress(hrefFor('careJournal', locale));
  return {
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': locales[locale].isoCode,
      id: home,
      title: `${brand.name}: ${page.title}`,
      subtitle: page.description,
      updated: moment(articles[0]?.published ?? '1970-01-01'),
      link: [
        {
          '@rel': 'self',
          '@type': 'application/atom+xml',
          '@href': siteAddress(getFeedPath('journal', locale)),
        },
        { '@rel': 'alternate', '@type': 'text/html', '@href': home },
      ],
      author: { name: brand.name, uri: siteAddress('/') },
      icon: siteAddress('/favicon.svg'),
      entry: articles.map((article) => {
        const address = siteAddress(hrefFor('journal', locale, { slug: article.slugs[locale] }));
        const category = categoryOf(article.category);
        const picture = sharedFileOf(pictureView(article.picture));
        return {
          id: address,
          title: article.title,
          link: [
            { '@rel': 'alternate', '@type': 'text/html', '@href': address },
            ...(picture
              ? [{ '@rel': 'enclosure', '@type': 'image/jpeg', '@href': siteAddress(picture.src) }]
              : []),
          ],
          published: moment(article.published),
          updated: moment(article.published),
          ...(category ? { category: { '@term': category.id, '@label': category.name } } : {}),
          summary: article.excerpt,
        };
      }),
    },
  };
}
