import { parseRichText } from '@marehalm/cms-client/rich-text';
import { hrefFor, hrefOf, type RouteMatch } from '@marehalm/shop';
import { breadcrumb } from './breadcrumb.server.ts';
import { pageOfRoute, readContent } from './content.server.ts';
import { headOf } from './head.server.ts';
import { pictureView } from './pictures.server.ts';
import { productCards } from './product-view.server.ts';
import { blockViews } from './block-view.server.ts';
import { tipTeaser, withoutExcerpt } from './teasers.server.ts';
import { articleStatement, breadcrumbStatement, listStatement } from './statements.server.ts';

/** All tips, or those of one topic. @throws Response with status 404 when there is no such topic. */
export async function loadTips(match: Extract<RouteMatch, { name: 'tipsTricks' }>) {
  const { locale, parameters } = match;
  const content = await readContent(locale);
  const page = pageOfRoute(content, 'tipsTricks');
  const topics = content.vocabulary.tipTopics;
  const topic = topics.find((one) => one.slugs[locale] === parameters.path);
  if (parameters.path !== undefined && !topic) throw new Response('Not found', { status: 404 });
  const index = { label: page.title, path: hrefFor('tipsTricks', locale) };
  const crumbs = breadcrumb(locale, [index, ...(topic ? [{ label: topic.name, path: hrefOf(match) }] : [])]);
  const title = topic?.name ?? page.title;
  const intro = topic?.description ?? page.description;
  const tips = content.tips
    .filter((tip) => !topic || tip.topic === topic.id)
    .map((tip) => tipTeaser(tip, content, locale));
  return {
    head: await headOf(match, {
      // "Body" alone is the title of the top category.
      title: topic ? `${page.title}: ${topic.name}` : page.title,
      description: intro,
      statements: [breadcrumbStatement(crumbs), listStatement(tips)],
    }),
    crumbs,
    title,
    intro,
    tips,
    neighbours: [
      { ...index, isCurrent: !topic },
      ...topics.map((one) => ({
        label: one.name,
        path: hrefFor('tipsTricks', locale, { path: one.slugs[locale] }),
        isCurrent: one.id === topic?.id,
      })),
    ],
    blocks: topic ? [] : await blockViews(page.blocks, locale),
  };
}

/** One tip. @throws Response with status 404 when there is no such tip. */
export async function loadTip(match: Extract<RouteMatch, { name: 'tips' }>) {
  const { locale, parameters } = match;
  const content = await readContent(locale);
  const tip = content.tips.find((one) => one.slugs[locale] === parameters.slug);
  if (!tip) throw new Response('Not found', { status: 404 });
  const topic = content.vocabulary.tipTopics.find((one) => one.id === tip.topic);
  const picture = pictureView(tip.picture);
  const crumbs = breadcrumb(locale, [
    { label: pageOfRoute(content, 'tipsTricks').title, path: hrefFor('tipsTricks', locale) },
    { label: tip.title, path: hrefOf(match) },
  ]);
  return {
    head: await headOf(match, {
      title: tip.title,
      description: tip.summary,
      kind: 'article',
      picture,
      statements: [
        breadcrumbStatement(crumbs),
        articleStatement({
          title: tip.title,
          text: tip.summary,
          ...(topic ? { section: topic.name } : {}),
          picture,
          path: hrefOf(match),
          locale,
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
    products: await productCards(tip.products, locale),
    more: content.tips
      .filter((one) => one.id !== tip.id)
      .slice(0, 3)
      .map((one) => withoutExcerpt(tipTeaser(one, content, locale))),
  };
}

/** `/tips` without a slug: the same tips, told apart from the index by its own page of the content. */
export async function loadAllTips(match: Extract<RouteMatch, { name: 'tips' }>) {
  const { locale } = match;
  const content = await readContent(locale);
  const page = pageOfRoute(content, 'tips');
  const crumbs = breadcrumb(locale, [{ label: page.title, path: hrefOf(match) }]);
  const tips = content.tips.map((one) => tipTeaser(one, content, locale));
  return {
    head: await headOf(match, {
      title: page.title,
      description: page.description,
      statements: [breadcrumbStatement(crumbs), listStatement(tips)],
    }),
    crumbs,
    title: page.title,
    intro: page.description,
    tips,
    neighbours: [],
    blocks: await blockViews(page.blocks, locale),
  };
}
