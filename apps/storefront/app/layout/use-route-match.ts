import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { matchPath, type RouteMatch } from '@marehalm/shop';

/** Which page of the route table is shown. Nothing matches an unknown address. */
export function useRouteMatch(): RouteMatch | undefined {
  const { pathname } = useLocation();
  return useMemo(() => matchPath(pathname), [pathname]);
}
