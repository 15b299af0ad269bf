import { useRouteGuards } from '@marehalm/static-router/client';
import { usePageLocale } from '../intl/page-locale';
import { guards, type Ground, type PageVisit } from './route-guards';

/**
 * Runs the guards of the current route. Returns the background of the header.
 *
 * @throws Error for an unknown guard, which stops the build, is status 500 in development, and shows the error page in a browser.
 */
export function useGuards(): Ground {
  const locale = usePageLocale();
  const theme = useRouteGuards<PageVisit, Ground>(guards, (path) => {
    const { market = '', accounts = '' } = document.documentElement.dataset;
    return { locale, path, isLoggedIn: accounts.split(' ').includes(market) };
  });
  return theme ?? 'paper';
}
