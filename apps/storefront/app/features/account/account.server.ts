import { hrefFor, matchPath } from '@marehalm/i18n-routing';
import { readContent } from '../../catalogue/content.server.ts';
import { plainHead } from '../../catalogue/plain-head.server.ts';
import { pathOf } from '../../catalogue/request-match.server.ts';
import { isAccountRoute } from './account-routes.ts';

/**
 * What a page of the account is built with; everything that is about the shopper happens in the browser.
 *
 * @throws Response with status 404 for any other page.
 */
export async function loadAccount(request: Request) {
  const match = matchPath(pathOf(request));
  if (!match || !isAccountRoute(match.name)) throw new Response('Not found', { status: 404 });
  const { pages } = await readContent(match.locale);
  const slugs = pages.find(({ id, route }) => id === 'privacy' && route === 'about')?.slugs;
  if (!slugs) throw new Error('Cannot link to the page privacy: the content has no such page under about');
  return {
    ...(await plainHead(match, `account.title.${match.name}`)),
    name: match.name,
    privacy: hrefFor('about', match.locale, { slug: slugs[match.locale] }),
  };
}
