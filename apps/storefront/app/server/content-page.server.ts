import { hrefFor, hrefOf, localeCodes, type LocaleCode, locales, type RouteMatch } from '@marehalm/shop';
import { listUrlWords } from '@marehalm/shop/search';
import { toBreadcrumbJsonLd, toFaqPageJsonLd, toWebSiteJsonLd } from '@marehalm/site-metadata';
import { createBreadcrumb } from './breadcrumb.server.ts';
import { getRoutePage, loadShopContent, type Content } from './content.server.ts';
import { createPageHead } from './page-head.server.ts';
import type { PageHead } from '../view-models/page-head.ts';
import { toBlockViews, type BlockView } from './block-view.server.ts';
import { structuredDataSite } from './site-url.server.ts';
import { describeShop, SHOP_STRUCTURED_DATA_PATH, toPlainQuestions } from './structured-data.server.ts';

type Page = Content['pages'][number];
type PageRoute = 'about' | 'sustainability';

async function pageData(content: Content, page: Page, match: RouteMatch) {
  const { locale } = match;
  const isHome = match.name === 'home';
  const crumbs = createBreadcrumb(locale, isHome ? [] : [{ label: page.title, path: hrefOf(match) }]);
  const blocks = await toBlockViews(page.blocks, locale);
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.questions : []));
  const head = await createPageHead(match, {
    title: isHome ? null : page.title,
    description: page.description,
    statements: [
      ...(isHome
        ? [
            describeShop(content.settings),
            toWebSiteJsonLd(structuredDataSite, {
              path: hrefOf(match),
              language: locales[locale].isoCode,
              publisherPath: SHOP_STRUCTURED_DATA_PATH,
              searchPath: `${hrefFor('shop', locale)}?${listUrlWords[locale].query}=`,
            }),
          ]
        : [toBreadcrumbJsonLd(structuredDataSite, crumbs)]),
      ...toFaqPageJsonLd(toPlainQuestions(questions)),
    ],
  });
  const parts = await partsElsewhere(page.id, blocks, locale);
  return {
    head: { ...head, ...(parts ? { parts } : {}) },
    crumbs,
    title: page.title,
    description: page.description,
    updated: page.updated,
    blocks,
  };
}

/** Returns the ids of a page's parts in the other languages; `undefined` if they are the same. */
async function partsElsewhere(
  id: string,
  blocks: readonly BlockView[],
  locale: LocaleCode,
): Promise<PageHead['parts']> {
  if (!blocks.some(({ type }) => type === 'anchor-navigation' || type === 'glossary')) return undefined;
  const { ingredients } = await loadShopContent(locale);
  const others = localeCodes.filter((other) => other !== locale);
  const parts = await Promise.all(
    others.map(async (other) => {
      const { pages } = await loadShopContent(other);
      const there = await toBlockViews(pages.find((page) => page.id === id)?.blocks ?? [], other);
      const anchors = blocks.map((block, position) => [block.anchor, there[position]?.anchor] as const);
      const terms = blocks.some(({ type }) => type === 'glossary')
        ? ingredients.map(({ slugs }) => [slugs[locale], slugs[other]] as const)
        : [];
      const named = [...anchors, ...terms].filter(
        ([here, elsewhere]) => here && elsewhere && here !== elsewhere,
      );
      return [other, Object.fromEntries(named) as Record<string, string>] as const;
    }),
  );
  return Object.fromEntries(parts);
}

/** Data of a page made of CMS blocks: home, about and sustainability. */
export type ContentPageData = Awaited<ReturnType<typeof pageData>>;

/**
 * Loads the front page.
 *
 * @throws Error when the content has none, which stops the build.
 */
export async function loadHome(locale: LocaleCode): Promise<ContentPageData> {
  const content = await loadShopContent(locale);
  return pageData(content, getRoutePage(content, 'home'), { name: 'home', locale, parameters: {} });
}

/**
 * Loads an about or sustainability page by its slug.
 *
 * @throws Response with status 404 for an unknown page.
 */
export async function loadContentPage(
  match: Extract<RouteMatch, { name: PageRoute }>,
): Promise<ContentPageData> {
  const { name, locale, parameters } = match;
  const content = await loadShopContent(locale);
  const page = content.pages.find((one) => one.route === name && one.slugs?.[locale] === parameters.slug);
  if (!page) throw new Response('Not found', { status: 404 });
  return pageData(content, page, match);
}
