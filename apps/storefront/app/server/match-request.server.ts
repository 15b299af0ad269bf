import { matchPath, type RouteMatch, type RouteName } from '@marehalm/shop';
import { getPagePath } from '@marehalm/static-router/server';

export { getPagePath };

type MatchOf<Name extends RouteName> = Extract<RouteMatch, { name: Name }>;

/**
 * Returns the route and parameters of a loader's request. Both languages share route files, and the path determines the language.
 *
 * @throws Response with status 404 when the path belongs to another route.
 */
export function matchRequest<Name extends RouteName>(request: Request, name: Name): MatchOf<Name> {
  const match = matchPath(getPagePath(request));
  if (match?.name !== name) throw new Response('Not found', { status: 404 });
  return match as MatchOf<Name>;
}
