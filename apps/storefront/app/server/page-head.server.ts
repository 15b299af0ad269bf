import { alternatesFor, hrefOf, locales, type LocaleCode, type RouteMatch } from '@marehalm/shop';
import { createBreadcrumb, type Crumb } from './breadcrumb.server.ts';
import { toSiteUrl, getSiteUrl, structuredDataSite } from './site-url.server.ts';
import { type SharedPicture, toArticleJsonLd, toBreadcrumbJsonLd } from '@marehalm/site-metadata';
import type { PageHead } from '../view-models/page-head.ts';
import { getRoutePage, loadShopContent } from './content.server.ts';
import { toPictureView, findLinkPreviewImage } from './pictures.server.ts';
import type { PictureView } from '../view-models/picture-view.ts';
import { findSitePage, type SitePage } from './site-pages.server.ts';
import { getIntl } from './intl.server.ts';

type OwnHead = Pick<PageHead, 'title' | 'description' | 'kind' | 'feed' | 'statements'> & {
  /** The picture of the page for link previews; by default the first one of the front page. */
  readonly picture?: PictureView;
};

/**
 * Creates the head of a page: metadata, structured data, and canonical and alternate URLs.
 *
 * @throws Response with status 404 if the site has no page at that path.
 */
export async function createPageHead(match: RouteMatch, own: OwnHead): Promise<PageHead> {
  const page = await getSitePage(hrefOf(match), match.locale);
  const { picture, title, ...rest } = own;
  return {
    ...rest,
    title: page.draft
      ? getIntl(match.locale).formatMessage({ id: 'page.draft' }, { title: title ?? '' })
      : title,
    ...alternatesFor(page.match, page.parametersPerLocale, getSiteUrl()),
    openGraphLocale: locales[match.locale].openGraph,
    picture: await sharedPicture(picture, match.locale),
    ...(page.hidden ? { hidden: true } : {}),
  };
}

/** Creates the head and the breadcrumb of a page. Its structured data begins with the breadcrumb from the front page along `trail`. */
export async function describePage(
  match: RouteMatch,
  { trail, statements = [], ...own }: OwnHead & { readonly trail: readonly Crumb[] },
) {
  const crumbs = createBreadcrumb(match.locale, trail);
  const breadcrumb = toBreadcrumbJsonLd(structuredDataSite, crumbs);
  return { head: await createPageHead(match, { ...own, statements: [breadcrumb, ...statements] }), crumbs };
}

/** Creates the head and the breadcrumb of an article or a tip in the `index` of its kind. */
export function describeArticle(
  match: RouteMatch,
  {
    index,
    published,
    section,
    ...own
  }: Pick<OwnHead, 'feed'> & {
    readonly index: Crumb;
    readonly title: string;
    readonly description: string;
    readonly picture: PictureView;
    /** ISO 8601 date. */
    readonly published?: string;
    readonly section: string | undefined;
  },
) {
  const { title, description, picture } = own;
  const path = hrefOf(match);
  const language = locales[match.locale].isoCode;
  const article = { title, description, published, section, picture: picture.src, path, language };
  return describePage(match, {
    ...own,
    kind: 'article',
    trail: [index, { label: title, path }],
    statements: [toArticleJsonLd(structuredDataSite, article)],
  });
}

async function sharedPicture(own: PictureView | undefined, locale: LocaleCode): Promise<SharedPicture> {
  for (const picture of own ? [own, await firstPictureOfHome(locale)] : [await firstPictureOfHome(locale)]) {
    const file = findLinkPreviewImage(picture);
    if (file) return { ...file, src: toSiteUrl(file.src), alt: picture.alt };
  }
  throw new Error(
    'Cannot share a page: the media step made no file for it of the first picture of the front page',
  );
}

async function firstPictureOfHome(locale: LocaleCode): Promise<PictureView> {
  const { blocks } = getRoutePage(await loadShopContent(locale), 'home');
  for (const block of blocks) if ('picture' in block && block.picture) return toPictureView(block.picture);
  throw new Error('Cannot share a page: no block of the front page has a picture');
}

/**
 * Returns the page at `path`.
 *
 * @throws Response with status 404 if there is none.
 */
export async function getSitePage(path: string, locale: LocaleCode): Promise<SitePage> {
  const page = await findSitePage(path, locale);
  if (!page) throw new Response('Not found', { status: 404 });
  return page;
}
