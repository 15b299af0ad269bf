import { alternatesFor, hrefOf, locales, type LocaleCode, type RouteMatch } from '@marehalm/shop';
import { createBreadcrumb, type Crumb } from './breadcrumb.ts';
import { type SharedPicture, toArticleJsonLd, toBreadcrumbJsonLd } from '@marehalm/site-metadata';
import type { PageHead } from '../view-models/page-head.ts';
import { getRoutePage } from './content.ts';
import { toPictureView, findLinkPreviewImage } from './pictures.ts';
import type { PictureView } from '../view-models/picture-view.ts';
import { findSitePage, type SitePage } from './site-pages.ts';
import type { PageSources } from './sources.ts';

type OwnHead = Pick<PageHead, 'title' | 'description' | 'kind' | 'feed' | 'statements'> & {
  /** The picture of the page for link previews; by default the first one of the front page. */
  readonly picture?: PictureView;
};

/**
 * Creates the head of a page: metadata, structured data, and canonical and alternate URLs.
 *
 * @throws Error when the site has no page at that path.
 */
export function createPageHead(sources: PageSources, match: RouteMatch, own: OwnHead): PageHead {
  const page = getSitePage(sources, hrefOf(match), match.locale);
  const { picture, title, ...rest } = own;
  return {
    ...rest,
    title: page.draft ? sources.texts[match.locale].formatDraftTitle(title ?? '') : title,
    ...alternatesFor(page.match, page.parametersPerLocale, sources.site.origin),
    openGraphLocale: locales[match.locale].openGraph,
    picture: sharedPicture(sources, picture, match.locale),
    ...(page.hidden ? { hidden: true } : {}),
  };
}

/** Creates the head and the breadcrumb of a page. Its structured data begins with the breadcrumb from the front page along `trail`. */
export function describePage(
  sources: PageSources,
  match: RouteMatch,
  { trail, statements = [], ...own }: OwnHead & { readonly trail: readonly Crumb[] },
) {
  const crumbs = createBreadcrumb(sources, match.locale, trail);
  const breadcrumb = toBreadcrumbJsonLd(sources.site, crumbs);
  return {
    head: createPageHead(sources, match, { ...own, statements: [breadcrumb, ...statements] }),
    crumbs,
  };
}

/** Creates the head and the breadcrumb of an article or a tip in the `index` of its kind. */
export function describeArticle(
  sources: PageSources,
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
  return describePage(sources, match, {
    ...own,
    kind: 'article',
    trail: [index, { label: title, path }],
    statements: [toArticleJsonLd(sources.site, article)],
  });
}

function sharedPicture(
  sources: PageSources,
  own: PictureView | undefined,
  locale: LocaleCode,
): SharedPicture {
  for (const picture of [own ?? [], firstPictureOfHome(sources, locale)].flat()) {
    const file = findLinkPreviewImage(picture, sources);
    if (file) return { ...file, src: sources.site.toUrl(file.src), alt: picture.alt };
  }
  throw new Error('Cannot share a page: no file for it was generated of the first picture of the front page');
}

function firstPictureOfHome(sources: PageSources, locale: LocaleCode): PictureView {
  const { blocks } = getRoutePage(sources.contents[locale], 'home');
  for (const block of blocks)
    if ('picture' in block && block.picture) return toPictureView(block.picture, sources);
  throw new Error('Cannot share a page: no block of the front page has a picture');
}

function getSitePage({ contents }: PageSources, path: string, locale: LocaleCode): SitePage {
  const page = findSitePage(contents[locale], path, locale);
  if (!page) throw new Error(`Cannot describe ${path}: the site has no such page`);
  return page;
}
