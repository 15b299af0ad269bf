import { parseRichText } from '@marehalm/cms-client/rich-text';
import { hrefFor, hrefOf, type RouteMatch } from '@marehalm/shop';
import { toItemListJsonLd } from '@marehalm/site-metadata';
import { createTopicPageData } from './topic-page.server.ts';
import { getRoutePage, loadShopContent } from './content.server.ts';
import { describeArticle, describePage } from './page-head.server.ts';
import { toPictureView } from './pictures.server.ts';
import { loadProductCards } from './product-view.server.ts';
import { toBlockViews } from './block-view.server.ts';
import { toTipTeaser, omitExcerpt } from './teasers.server.ts';
import { structuredDataSite } from './site-url.server.ts';

/** Loads all tips, or those of one topic. @throws Response with status 404 for an unknown topic. */
export async function loadTipsByTopic(match: Extract<RouteMatch, { name: 'tipsTricks' }>) {
  const { locale } = match;
  const content = await loadShopContent(locale);
  const page = getRoutePage(content, 'tipsTricks');
  const { category, headTitle, title, intro, trail, neighbours } = createTopicPageData(
    match,
    page,
    content.vocabulary.tipTopics,
  );
  const tips = content.tips
    .filter((tip) => !category || tip.topic === category.id)
    .map((tip) => toTipTeaser(tip, content, locale));
  return {
    ...(await describePage(match, {
      title: headTitle,
      description: intro,
      trail,
      statements: [toItemListJsonLd(structuredDataSite, tips)],
    })),
    title,
    intro,
    tips,
    neighbours,
    blocks: category ? [] : await toBlockViews(page.blocks, locale),
  };
}

/** Loads one tip. @throws Response with status 404 for an unknown tip. */
export async function loadTip(match: Extract<RouteMatch, { name: 'tips' }>) {
  const { locale, parameters } = match;
  const content = await loadShopContent(locale);
  const tip = content.tips.find((one) => one.slugs[locale] === parameters.slug);
  if (!tip) throw new Response('Not found', { status: 404 });
  const topic = content.vocabulary.tipTopics.find((one) => one.id === tip.topic);
  const picture = toPictureView(tip.picture);
  return {
    ...(await describeArticle(match, {
      index: { label: getRoutePage(content, 'tipsTricks').title, path: hrefFor('tipsTricks', locale) },
      title: tip.title,
      description: tip.summary,
      section: topic?.name,
      picture,
    })),
    title: tip.title,
    summary: tip.summary,
    text: parseRichText(tip.text),
    picture,
    ...(topic
      ? { topic: { label: topic.name, path: hrefFor('tipsTricks', locale, { path: topic.slugs[locale] }) } }
      : {}),
    products: await loadProductCards(tip.products, locale),
    more: content.tips
      .filter((one) => one.id !== tip.id)
      .slice(0, 3)
      .map((one) => omitExcerpt(toTipTeaser(one, content, locale))),
  };
}

/** Loads `/tips` without a slug: the same tips as the index, with a page of its own in the content. */
export async function loadAllTips(match: Extract<RouteMatch, { name: 'tips' }>) {
  const { locale } = match;
  const content = await loadShopContent(locale);
  const page = getRoutePage(content, 'tips');
  const tips = content.tips.map((one) => toTipTeaser(one, content, locale));
  return {
    ...(await describePage(match, {
      title: page.title,
      description: page.description,
      trail: [{ label: page.title, path: hrefOf(match) }],
      statements: [toItemListJsonLd(structuredDataSite, tips)],
    })),
    title: page.title,
    intro: page.description,
    tips,
    neighbours: [],
    blocks: await toBlockViews(page.blocks, locale),
  };
}
