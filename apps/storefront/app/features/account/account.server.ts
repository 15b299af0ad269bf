import { hrefFor, matchPath } from '@marehalm/i18n-routing';
import { readContent } from '../../catalogue/content.server.ts';
import { plainHead } from '../../catalogue/plain-head.server.ts';
import { pathOf } from '../../catalogue/request-match.server.ts';
import { accountDoors, isAccountRoute } from './account-routes.ts';

/**
 * What a page of the account is built with; everything that is about the shopper happens in the browser.
 *
 * @throws Response with status 404 for any other page.
 */
export async function loadAccount(request: Request) {
  const match = matchPath(pathOf(request));
  if (!match || !isAccountRoute(match.name)) throw new Response('Not found', { status: 404 });
  const { pages } = await readContent(match.locale);
  const { locale } = match;
  const pathTo = (page: string) => {
    const slugs = pages.find(({ id, route }) => id === page && route === 'about')?.slugs;
    if (!slugs) throw new Error(`Cannot link to the page ${page}: the content has no such page under about`);
    return hrefFor('about', locale, { slug: slugs[locale] });
  };
  return {
    ...(await plainHead(match, `account.title.${match.name}`)),
    name: match.name,
    /** Everybody else is led away (`shell/guards.ts`). */
    isForGuests: accountDoors.has(match.name),
    privacy: pathTo('privacy'),
    withdraw: pathTo('withdraw'),
  };
}
