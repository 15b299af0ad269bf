import type { RouteMatch, RouteName } from '@marehalm/shop';
import { aboutHref } from './about-href.server.ts';
import { plainHead } from './plain-head.server.ts';

/** Loads what a page of the account is built with; everything about the shopper happens in the browser. */
export async function loadAccountPage(match: RouteMatch<Extract<RouteName, `account${string}`>>) {
  const { locale, name } = match;
  return {
    ...(await plainHead(match, `account.title.${name}`)),
    privacy: await aboutHref('privacy', locale),
    withdraw: await aboutHref('withdraw', locale),
  };
}
