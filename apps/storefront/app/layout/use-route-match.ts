import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { matchPath, type RouteMatch } from '@marehalm/shop';

/** Returns the current page's match in the route table; `undefined` for an unknown path. */
export function useRouteMatch(): RouteMatch | undefined {
  const { pathname } = useLocation();
  return useMemo(() => matchPath(pathname), [pathname]);
}
