import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { matchPath } from '@marehalm/i18n-routing';
import { isPageKept } from './kept-pages';

/** A link of a part whose code has not come yet: to the browser still a plain one. */
const EARLY = '[data-late]:not([data-alive]) a[href]';

const isForThisTab = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Links of a part that has not come to life lead within the shop as they will afterwards: the next page comes without a
 * reload, and is named to who hears it. Heard on the way down, since React keeps what is pressed in such a part to itself.
 */
export function useEarlyLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(EARLY);
      if (!link || !isForThisTab(event) || link.target || link.origin !== location.origin) return;
      const isPart = link.pathname === location.pathname && link.search === location.search;
      if (isPart || !matchPath(link.pathname) || !navigator.onLine || isPageKept()) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, { viewTransition: true });
    };
    addEventListener('click', follow, true);
    return () => removeEventListener('click', follow, true);
  }, [navigate]);
}
