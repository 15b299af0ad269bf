import { useEffect } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { usePageLocale } from '../intl/page-locale';
import { findGuards, type Ground } from './guards';
import type { PageHandle } from './page-handle';

/**
 * Runs the guards of the current route. Returns the background of the header.
 *
 * @throws Error for an unknown guard, which stops the build, is status 500 in development, and shows the error page in a browser.
 */
export function useGuards(): Ground {
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  const names = (handle as PageHandle | undefined)?.guards;
  const locale = usePageLocale();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    let isHere = true;
    const { market = '', accounts = '' } = document.documentElement.dataset;
    const visit = { locale, path: pathname + search, isLoggedIn: accounts.split(' ').includes(market) };
    for (const { redirectTo } of findGuards(names)) {
      redirectTo?.(visit, loaderData)?.then(
        (href) => isHere && navigate(href, { replace: true }),
        () => {
          // Without a connection there is no redirect; the prerendered page itself shows no account data.
        },
      );
    }
    return () => {
      isHere = false;
    };
  }, [names, loaderData, locale, pathname, search, navigate]);

  const grounds = findGuards(names).map(({ ground }) => ground?.(loaderData));
  return grounds.find(Boolean) ?? 'paper';
}
