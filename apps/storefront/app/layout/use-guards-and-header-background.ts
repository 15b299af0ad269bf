import { useRouteGuardsAndTheme } from '@marehalm/static-router/client';
import { usePageLocale } from '../intl/page-locale';
import { routeGuards, type HeaderBackground, type PageVisit } from './route-guards';

/**
 * Runs the guards of the current route, which may redirect, and returns the background of the header; `paper` by default.
 *
 * @throws Error for an unknown guard, which stops the build, is status 500 in development, and shows the error page in a browser.
 */
export function useGuardsAndHeaderBackground(): HeaderBackground {
  const locale = usePageLocale();
  const theme = useRouteGuardsAndTheme<PageVisit, HeaderBackground>(routeGuards, (path) => {
    const { market = '', accounts = '' } = document.documentElement.dataset;
    return { locale, path, isLoggedIn: accounts.split(' ').includes(market) };
  });
  return theme ?? 'paper';
}
