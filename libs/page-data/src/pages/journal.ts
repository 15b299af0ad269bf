import type { Article } from '@marehalm/shop/content';
import { brand, hrefFor, type LocaleCode, type RouteMatch } from '@marehalm/shop';
import { toItemListJsonLd } from '@marehalm/site-metadata';
import { toArticleSource } from '../records/record-sources.ts';
import { HITS_PER_PAGE } from '@marehalm/search';
import { buildJournalRecord } from '@marehalm/search/records';
import { createTopicPageData } from './topic-page.ts';
import { getRoutePage, type Content } from './content.ts';
import { describeArticle, describePage } from './page-head.ts';
import { toPictureView } from './pictures.ts';
import { toProductCards } from './product-view.ts';
import { toBlockViews } from './block-view.ts';
import { toArticleTeaser, sortLatestFirst, omitExcerpt } from './teasers.ts';
import { articleHitSchema } from '../view-models/article-hit-schema.ts';
import type { ListingFacets } from '../view-models/listing-facets.ts';
import { getFeedPath } from '../view-models/get-feed-path.ts';
import type { PageSources } from './sources.ts';

const feedLink = (journal: string, locale: LocaleCode) => ({
  title: `${brand.name}: ${journal}`,
  href: getFeedPath('journal', locale),
});

/** Returns the data of the journal, or of the category that the path names; `undefined` for an unknown category. */
export function createCareJournalPageData(
  sources: PageSources,
  match: Extract<RouteMatch, { name: 'careJournal' }>,
) {
  const { locale } = match;
  const content = sources.contents[locale];
  const page = getRoutePage(content, 'careJournal');
  const topic = createTopicPageData(match, page, content.vocabulary.journalCategories);
  if (!topic) return undefined;
  const { category, headTitle, title, intro, trail, neighbours } = topic;
  const listed = sortLatestFirst(content.journal).filter(
    (article) => !category || article.category === category.id,
  );
  const articles = listed.map((article) => toArticleTeaser(article, sources, locale));
  return {
    ...describePage(sources, match, {
      title: headTitle,
      description: intro,
      feed: feedLink(page.title, locale),
      trail,
      statements: [toItemListJsonLd(sources.site, articles)],
    }),
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
    blocks: category ? [] : toBlockViews(page.blocks, sources, locale),
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

/** Returns the data of an article's page, with the products it mentions; `undefined` for an unknown slug. */
export function createArticlePageData(sources: PageSources, match: Extract<RouteMatch, { name: 'journal' }>) {
  const { locale, parameters } = match;
  const content = sources.contents[locale];
  const article = content.journal.find((one) => one.slugs[locale] === parameters.slug);
  if (!article) return undefined;
  const category = content.vocabulary.journalCategories.find((one) => one.id === article.category);
  const picture = toPictureView(article.picture, sources);
  const journal = getRoutePage(content, 'careJournal').title;
  const { title, excerpt, published } = article;
  return {
    ...describeArticle(sources, match, {
      index: { label: journal, path: hrefFor('careJournal', locale) },
      title,
      description: excerpt,
      published,
      section: category?.name,
      feed: feedLink(journal, locale),
      picture,
    }),
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
    blocks: toBlockViews(article.blocks, sources, locale),
    products: toProductCards(notYetShown(article), sources, locale),
    more: sortLatestFirst(content.journal)
      .filter((one) => one.id !== article.id)
      .slice(0, 3)
      .map((one) => omitExcerpt(toArticleTeaser(one, sources, locale))),
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

export type CareJournalPageData = NonNullable<ReturnType<typeof createCareJournalPageData>>;
export type ArticlePageData = NonNullable<ReturnType<typeof createArticlePageData>>;
