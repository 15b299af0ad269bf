import { alternatesFor, hrefOf, locales, type LocaleCode, type RouteMatch } from '@marehalm/i18n-routing';
import { readConfiguration } from '../../build-steps/configuration.ts';
import type { PageHead } from '../shell/page-head.ts';
import type { PictureView } from './product-view.ts';
import { sitePages, type SitePage } from './site-pages.server.ts';

type OwnHead = Pick<PageHead, 'title' | 'description' | 'kind' | 'statements'> & {
  readonly picture?: PictureView;
};

/** The head of a page, with its own address and those of its twins. Both come from the list that is prerendered. */
export async function headOf(match: RouteMatch, own: OwnHead): Promise<PageHead> {
  const page = await sitePageAt(hrefOf(match), match.locale);
  const { siteUrl } = readConfiguration(process.env);
  const { picture, ...rest } = own;
  return {
    ...rest,
    ...alternatesFor(page.match, page.parametersPerLocale, siteUrl),
    openGraphLocale: locales[match.locale].openGraph,
    ...(picture ? { picture: new URL(picture.src, siteUrl).href } : {}),
    ...(page.hidden ? { hidden: true } : {}),
  };
}

/** @throws Response with status 404 when the site has no page at `path`. */
export async function sitePageAt(path: string, locale: LocaleCode): Promise<SitePage> {
  const pages = await sitePages(locale);
  const page = pages.find(({ match }) => hrefOf(match) === path);
  if (!page) throw new Response('Not found', { status: 404 });
  return page;
}
