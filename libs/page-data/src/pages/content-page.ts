import { hrefFor, hrefOf, localeCodes, type LocaleCode, locales, type RouteMatch } from '@marehalm/shop';
import { listUrlWords } from '@marehalm/shop/search';
import { toBreadcrumbJsonLd, toFaqPageJsonLd, toWebSiteJsonLd } from '@marehalm/site-metadata';
import { createBreadcrumb } from './breadcrumb.ts';
import { getRoutePage, type Content } from './content.ts';
import { createPageHead } from './page-head.ts';
import type { PageHead } from '../view-models/page-head.ts';
import { toBlockViews, type BlockView } from './block-view.ts';
import type { PageSources } from './sources.ts';
import { describeShop, SHOP_STRUCTURED_DATA_PATH, toPlainQuestions } from './structured-data.ts';

type Page = Content['pages'][number];
type PageRoute = 'about' | 'sustainability';

function pageData(sources: PageSources, page: Page, match: RouteMatch) {
  const { locale } = match;
  const { site } = sources;
  const isHome = match.name === 'home';
  const crumbs = createBreadcrumb(
    sources,
    locale,
    isHome ? [] : [{ label: page.title, path: hrefOf(match) }],
  );
  const blocks = toBlockViews(page.blocks, sources, locale);
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.questions : []));
  const head = createPageHead(sources, match, {
    title: isHome ? null : page.title,
    description: page.description,
    statements: [
      ...(isHome
        ? [
            describeShop(site, sources.contents[locale].settings),
            toWebSiteJsonLd(site, {
              path: hrefOf(match),
              language: locales[locale].isoCode,
              publisherPath: SHOP_STRUCTURED_DATA_PATH,
              searchPath: `${hrefFor('shop', locale)}?${listUrlWords[locale].query}=`,
            }),
          ]
        : [toBreadcrumbJsonLd(site, crumbs)]),
      ...toFaqPageJsonLd(toPlainQuestions(questions)),
    ],
  });
  const parts = partsElsewhere(sources, page.id, blocks, locale);
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
function partsElsewhere(
  sources: PageSources,
  id: string,
  blocks: readonly BlockView[],
  locale: LocaleCode,
): PageHead['parts'] {
  if (!blocks.some(({ type }) => type === 'anchor-navigation' || type === 'glossary')) return undefined;
  const { ingredients } = sources.contents[locale];
  const others = localeCodes.filter((other) => other !== locale);
  const parts = others.map((other) => {
    const page = sources.contents[other].pages.find((one) => one.id === id);
    const there = toBlockViews(page?.blocks ?? [], sources, other);
    const anchors = blocks.map((block, position) => [block.anchor, there[position]?.anchor] as const);
    const terms = blocks.some(({ type }) => type === 'glossary')
      ? ingredients.map(({ slugs }) => [slugs[locale], slugs[other]] as const)
      : [];
    const named = [...anchors, ...terms].filter(
      ([here, elsewhere]) => here && elsewhere && here !== elsewhere,
    );
    return [other, Object.fromEntries(named) as Record<string, string>] as const;
  });
  return Object.fromEntries(parts);
}

/** Data of a page made of CMS blocks: home, about and sustainability. */
export type ContentPageData = ReturnType<typeof pageData>;

/**
 * Returns the data of the front page.
 *
 * @throws Error when the content has none, which stops the build.
 */
export const createHomePageData = (
  sources: PageSources,
  match: Extract<RouteMatch, { name: 'home' }>,
): ContentPageData => pageData(sources, getRoutePage(sources.contents[match.locale], 'home'), match);

/** Returns the data of an about or sustainability page; `undefined` for an unknown slug. */
export function createContentPageData(
  sources: PageSources,
  match: Extract<RouteMatch, { name: PageRoute }>,
): ContentPageData | undefined {
  const { name, locale, parameters } = match;
  const page = sources.contents[locale].pages.find(
    (one) => one.route === name && one.slugs?.[locale] === parameters.slug,
  );
  return page && pageData(sources, page, match);
}
