import { hrefFor, hrefOf, type LocaleCode, type RouteMatch } from '@marehalm/i18n-routing';
import { searchWords } from '@marehalm/search';
import { breadcrumb } from '../../catalogue/breadcrumb.server.ts';
import { readContent, type Content } from '../../catalogue/content.server.ts';
import { headOf } from '../../catalogue/head.server.ts';
import { blockViews } from '../blocks/block-view.server.ts';
import {
  breadcrumbStatement,
  questionStatements,
  shopStatement,
  siteStatement,
} from '../../seo/statements.server.ts';

type Page = Content['pages'][number];
type PageRoute = 'about' | 'sustainability';

async function pageData(content: Content, page: Page, match: RouteMatch) {
  const { locale } = match;
  const isHome = match.name === 'home';
  const crumbs = breadcrumb(locale, isHome ? [] : [{ label: page.title, path: hrefOf(match) }]);
  const blocks = await blockViews(page.blocks, locale);
  const questions = blocks.flatMap((block) => (block.type === 'faq' ? block.questions : []));
  const head = await headOf(match, {
    title: isHome ? null : page.title,
    description: page.description,
    statements: [
      ...(isHome
        ? [
            shopStatement(content.settings),
            siteStatement(locale, hrefOf(match), `${hrefFor('shop', locale)}?${searchWords[locale].query}=`),
          ]
        : [breadcrumbStatement(crumbs)]),
      ...questionStatements(questions),
    ],
  });
  return {
    head,
    crumbs,
    title: page.title,
    description: page.description,
    updated: page.updated,
    blocks,
    locale,
  };
}

export type PageData = Awaited<ReturnType<typeof pageData>>;

export async function loadHome(locale: LocaleCode): Promise<PageData> {
  const content = await readContent(locale);
  const page = content.pages.find((one) => one.route === 'home');
  if (!page) throw new Error('Cannot show the front page: the content has no page with route "home"');
  return pageData(content, page, { name: 'home', locale, parameters: {} });
}

/** @throws Response with status 404 when the content has no such page. */
export async function loadPage(match: Extract<RouteMatch, { name: PageRoute }>): Promise<PageData> {
  const { name, locale, parameters } = match;
  const content = await readContent(locale);
  const page = content.pages.find((one) => one.route === name && one.slugs?.[locale] === parameters.slug);
  if (!page) throw new Response('Not found', { status: 404 });
  return pageData(content, page, match);
}
