import { matchPath, type RouteMatch, type RouteName } from '@marehalm/shop';
import { getPagePath } from '@marehalm/static-router/server';
import { loadAboutPagePath } from './about-page-path.server.ts';
import { createUnlistedPageData } from './unlisted-page-data.server.ts';

type AccountMatch = RouteMatch<Extract<RouteName, `account${string}`>>;

/**
 * Loads the prerendered part of an account page. The browser loads everything about the customer.
 *
 * @throws Response with status 404 when the path is not a page of the account.
 */
export async function loadAccountPage({ request }: { readonly request: Request }) {
  const match = matchPath(getPagePath(request));
  if (!isAccountMatch(match)) throw new Response('Not found', { status: 404 });
  const { locale, name } = match;
  return {
    ...(await createUnlistedPageData(match, `account.title.${name}`)),
    privacy: await loadAboutPagePath('privacy', locale),
    withdraw: await loadAboutPagePath('withdraw', locale),
  };
}

const isAccountMatch = (match: RouteMatch | undefined): match is AccountMatch =>
  match?.name.startsWith('account') ?? false;
