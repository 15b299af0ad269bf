import type { Article } from '@marehalm/shop/content';
import { brand, hrefFor, type LocaleCode, type RouteMatch } from '@marehalm/shop';
import { toItemListJsonLd } from '@marehalm/site-metadata';
import { toArticleSource } from '@marehalm/local-services/search-records';
import { HITS_PER_PAGE } from '@marehalm/search';
import { buildJournalRecord } from '@marehalm/search/records';
import { createTopicPageData } from './topic-page.server.ts';
import { getRoutePage, loadShopContent, type Content } from './content.server.ts';
import { describeArticle, describePage } from './page-head.server.ts';
import { toPictureView } from './pictures.server.ts';
import { loadProductCards } from './product-view.server.ts';
import { toBlockViews } from './block-view.server.ts';
import { toArticleTeaser, sortLatestFirst, omitExcerpt } from './teasers.server.ts';
import { articleHitSchema } from '../view-models/article-hit-schema.ts';
import type { ListingFacets } from '../view-models/listing-facets.ts';
import { getFeedPath } from '../view-models/get-feed-path.ts';
import { structuredDataSite } from './site-url.server.ts';

const feedLink = (journal: string, locale: LocaleCode) => ({
  title: `${brand.name}: ${journal}`,
  href: getFeedPath('journal', locale),
});

/**
 * Loads the journal, or the category that the path names.
 *
 * @throws Response with status 404 for an unknown category.
 */
export async function loadCareJournal(match: Extract<RouteMatch, { name: 'careJournal' }>) {
  const { locale } = match;
  const content = await loadShopContent(locale);
  const page = getRoutePage(content, 'careJournal');
  const { category, headTitle, title, intro, trail, neighbours } = createTopicPageData(
    match,
    page,
    content.vocabulary.journalCategories,
  );
  const listed = sortLatestFirst(content.journal).filter(
    (article) => !category || article.category === category.id,
  );
  const articles = listed.map((article) => toArticleTeaser(article, content, locale));
  return {
    ...(await describePage(match, {
      title: headTitle,
      description: intro,
      feed: feedLink(page.title, locale),
      trail,
      statements: [toItemListJsonLd(structuredDataSite, articles)],
    })),
    title,
    intro,
    view: articleListing(content, locale, listed, category),
    hits: listed
      .slice(0, HITS_PER_PAGE)
      .map((article) =>
        articleHitSchema.parse(buildJournalRecord(toArticleSource(article, content, locale))),
      ),
    rest: articles.slice(HITS_PER_PAGE).map(({ title: name, href }) => ({ title: name, href })),
    neighbours,
    blocks: category ? [] : await toBlockViews(page.blocks, locale),
  };
}

type Category = Content['vocabulary']['journalCategories'][number];

/** Returns the facets of a list of articles: the subject, unless the list is that of one subject. */
function articleListing(
  { vocabulary }: Content,
  locale: LocaleCode,
  articles: readonly Article[],
  category: Category | undefined,
): ListingFacets {
  const subjects = vocabulary.journalCategories.map(({ id, name, slugs }) => ({
    id,
    label: name,
    ...(slugs[locale] === id ? {} : { word: slugs[locale] }),
    count: articles.filter((article) => article.category === id).length,
  }));
  return {
    filters: ['kind:article', ...(category ? [`topic:${category.id}`] : [])].join(' AND '),
    facets: category ? [] : [{ name: 'topic', values: subjects.filter(({ count }) => count > 0) }],
    total: articles.length,
  };
}

/**
 * Loads the data of an article page, with the products it mentions.
 *
 * @throws Response with status 404 for an unknown article.
 */
export async function loadArticle(match: Extract<RouteMatch, { name: 'journal' }>) {
  const { locale, parameters } = match;
  const content = await loadShopContent(locale);
  const article = content.journal.find((one) => one.slugs[locale] === parameters.slug);
  if (!article) throw new Response('Not found', { status: 404 });
  const category = content.vocabulary.journalCategories.find((one) => one.id === article.category);
  const picture = toPictureView(article.picture);
  const journal = getRoutePage(content, 'careJournal').title;
  const { title, excerpt, published } = article;
  return {
    ...(await describeArticle(match, {
      index: { label: journal, path: hrefFor('careJournal', locale) },
      title,
      description: excerpt,
      published,
      section: category?.name,
      feed: feedLink(journal, locale),
      picture,
    })),
    title,
    excerpt,
    published,
    readingMinutes: article.readingMinutes,
    ...(category
      ? {
          category: {
            label: category.name,
            path: hrefFor('careJournal', locale, { path: category.slugs[locale] }),
          },
        }
      : {}),
    picture,
    blocks: await toBlockViews(article.blocks, locale),
    products: await loadProductCards(notYetShown(article), locale),
    more: sortLatestFirst(content.journal)
      .filter((one) => one.id !== article.id)
      .slice(0, 3)
      .map((one) => omitExcerpt(toArticleTeaser(one, content, locale))),
  };
}

/** Returns the products that an article mentions, without those that its blocks show. */
function notYetShown({ products, blocks }: Article): readonly string[] {
  const shown = new Set(
    blocks.flatMap((block) =>
      block.type === 'product-row' && Array.isArray(block.products) ? block.products : [],
    ),
  );
  return products.filter((id) => !shown.has(id));
}
