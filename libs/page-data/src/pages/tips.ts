import { parseRichText } from '@marehalm/cms-client/rich-text';
import { hrefFor, hrefOf, type RouteMatch } from '@marehalm/shop';
import { toItemListJsonLd } from '@marehalm/site-metadata';
import { createTopicPageData } from './topic-page.ts';
import { getRoutePage } from './content.ts';
import { describeArticle, describePage } from './page-head.ts';
import { toPictureView } from './pictures.ts';
import { toProductCards } from './product-view.ts';
import { toBlockViews } from './block-view.ts';
import { toTipTeaser, omitExcerpt } from './teasers.ts';
import type { PageSources } from './sources.ts';

/** Returns the data of the page of all tips, or of those of one topic; `undefined` for an unknown topic. */
export function createTipTopicPageData(
  sources: PageSources,
  match: Extract<RouteMatch, { name: 'tipsTricks' }>,
) {
  const { locale } = match;
  const content = sources.contents[locale];
  const page = getRoutePage(content, 'tipsTricks');
  const topic = createTopicPageData(match, page, content.vocabulary.tipTopics);
  if (!topic) return undefined;
  const { category, headTitle, title, intro, trail, neighbours } = topic;
  const tips = content.tips
    .filter((tip) => !category || tip.topic === category.id)
    .map((tip) => toTipTeaser(tip, sources, locale));
  return {
    ...describePage(sources, match, {
      title: headTitle,
      description: intro,
      trail,
      statements: [toItemListJsonLd(sources.site, tips)],
    }),
    title,
    intro,
    tips,
    neighbours,
    blocks: category ? [] : toBlockViews(page.blocks, sources, locale),
  };
}

/** Returns the data of the page of one tip; `undefined` for an unknown slug. */
export function createTipPageData(sources: PageSources, match: Extract<RouteMatch, { name: 'tips' }>) {
  const { locale, parameters } = match;
  const content = sources.contents[locale];
  const tip = content.tips.find((one) => one.slugs[locale] === parameters.slug);
  if (!tip) return undefined;
  const topic = content.vocabulary.tipTopics.find((one) => one.id === tip.topic);
  const picture = toPictureView(tip.picture, sources);
  return {
    ...describeArticle(sources, match, {
      index: { label: getRoutePage(content, 'tipsTricks').title, path: hrefFor('tipsTricks', locale) },
      title: tip.title,
      description: tip.summary,
      section: topic?.name,
      picture,
    }),
    title: tip.title,
    summary: tip.summary,
    text: parseRichText(tip.text),
    picture,
    ...(topic
      ? { topic: { label: topic.name, path: hrefFor('tipsTricks', locale, { path: topic.slugs[locale] }) } }
      : {}),
    products: toProductCards(tip.products, sources, locale),
    more: content.tips
      .filter((one) => one.id !== tip.id)
      .slice(0, 3)
      .map((one) => omitExcerpt(toTipTeaser(one, sources, locale))),
  };
}

/** Returns the data of `/tips` without a slug: the same tips as the index, with a page of its own in the content. */
export function createAllTipsPageData(sources: PageSources, match: Extract<RouteMatch, { name: 'tips' }>) {
  const { locale } = match;
  const content = sources.contents[locale];
  const page = getRoutePage(content, 'tips');
  const tips = content.tips.map((one) => toTipTeaser(one, sources, locale));
  return {
    ...describePage(sources, match, {
      title: page.title,
      description: page.description,
      trail: [{ label: page.title, path: hrefOf(match) }],
      statements: [toItemListJsonLd(sources.site, tips)],
    }),
    title: page.title,
    intro: page.description,
    tips,
    neighbours: [],
    blocks: toBlockViews(page.blocks, sources, locale),
  };
}

export type TipPageData = NonNullable<ReturnType<typeof createTipPageData>>;
