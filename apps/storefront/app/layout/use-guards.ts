import { useRouteGuards } from '@marehalm/static-router/client';
import { usePageLocale } from '../intl/page-locale';
import { routeGuards, type HeaderGround, type PageVisit } from './route-guards';

/**
 * Runs the guards of the current route. Returns the background of the header.
 *
 * @throws Error for an unknown guard, which stops the build, is status 500 in development, and shows the error page in a browser.
 */
export function useHeaderGround(): HeaderGround {
  const locale = usePageLocale();
  const theme = useRouteGuards<PageVisit, HeaderGround>(routeGuards, (path) => {
    const { market = '', accounts = '' } = document.documentElement.dataset;
    return { locale, path, isLoggedIn: accounts.split(' ').includes(market) };
  });
  return theme ?? 'paper';
}
