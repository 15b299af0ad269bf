import { parseRichText } from '@marehalm/cms-client/rich-text';
import { hrefFor, hrefOf, locales, type RouteMatch } from '@marehalm/shop';
import { toArticle, toBreadcrumbList, toItemList } from '@marehalm/site-metadata';
import { createBreadcrumb } from './breadcrumb.server.ts';
import { describeCategoryPage } from './category-page.server.ts';
import { getRoutePage, loadShopContent } from './content.server.ts';
import { createPageHead } from './head.server.ts';
import { toPictureView } from './pictures.server.ts';
import { loadProductCards } from './product-view.server.ts';
import { toBlockViews } from './block-view.server.ts';
import { toTipTeaser, omitExcerpt } from './teasers.server.ts';
import { structuredDataSite } from './site-url.server.ts';

/** Loads all tips, or those of one topic. @throws Response with status 404 for an unknown topic. */
export async function loadTipsIndex(match: Extract<RouteMatch, { name: 'tipsTricks' }>) {
  const { locale } = match;
  const content = await loadShopContent(locale);
  const page = getRoutePage(content, 'tipsTricks');
  const { category, headTitle, title, intro, crumbs, neighbours } = describeCategoryPage(
    match,
    page,
    content.vocabulary.tipTopics,
  );
  const tips = content.tips
    .filter((tip) => !category || tip.topic === category.id)
    .map((tip) => toTipTeaser(tip, content, locale));
  return {
    head: await createPageHead(match, {
      title: headTitle,
      description: intro,
      statements: [toBreadcrumbList(structuredDataSite, crumbs), toItemList(structuredDataSite, tips)],
    }),
    crumbs,
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
  const crumbs = createBreadcrumb(locale, [
    { label: getRoutePage(content, 'tipsTricks').title, path: hrefFor('tipsTricks', locale) },
    { label: tip.title, path: hrefOf(match) },
  ]);
  return {
    head: await createPageHead(match, {
      title: tip.title,
      description: tip.summary,
      kind: 'article',
      picture,
      statements: [
        toBreadcrumbList(structuredDataSite, crumbs),
        toArticle(structuredDataSite, {
          title: tip.title,
          description: tip.summary,
          section: topic?.name,
          picture: picture.src,
          path: hrefOf(match),
          language: locales[locale].isoCode,
        }),
      ],
    }),
    crumbs,
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
export async function loadTipsPage(match: Extract<RouteMatch, { name: 'tips' }>) {
  const { locale } = match;
  const content = await loadShopContent(locale);
  const page = getRoutePage(content, 'tips');
  const crumbs = createBreadcrumb(locale, [{ label: page.title, path: hrefOf(match) }]);
  const tips = content.tips.map((one) => toTipTeaser(one, content, locale));
  return {
    head: await createPageHead(match, {
      title: page.title,
      description: page.description,
      statements: [toBreadcrumbList(structuredDataSite, crumbs), toItemList(structuredDataSite, tips)],
    }),
    crumbs,
    title: page.title,
    intro: page.description,
    tips,
    neighbours: [],
    blocks: await toBlockViews(page.blocks, locale),
  };
}
