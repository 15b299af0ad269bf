import { hrefFor, type RouteMatch } from '@marehalm/shop';
import { readContent } from '../catalogue/content.server.ts';
import { plainHead } from '../catalogue/plain-head.server.ts';
import type { AccountRoute } from './account-routes.ts';

/** Loads what a page of the account is built with; everything about the shopper happens in the browser. */
export async function loadAccountPage(match: Extract<RouteMatch, { name: AccountRoute }>) {
  const { locale, name } = match;
  const { pages } = await readContent(locale);
  const pathTo = (page: string) => {
    const slugs = pages.find(({ id, route }) => id === page && route === 'about')?.slugs;
    if (!slugs) throw new Error(`Cannot link to the page ${page}: the content has no such page under about`);
    return hrefFor('about', locale, { slug: slugs[locale] });
  };
  return {
    ...(await plainHead(match, `account.title.${name}`)),
    privacy: pathTo('privacy'),
    withdraw: pathTo('withdraw'),
  };
}
