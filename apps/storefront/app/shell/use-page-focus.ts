import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The path whose page was shown last. Outlives the frame around the page, which is another one in another language. */
let shown: string | undefined;

/**
 * After a page change, moves focus to the new page's heading, so that keyboard and screen-reader users start where
 * the page starts and hear its name once. The first page of a visit is left to the browser, and so is a hash.
 */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const isFirst = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (isFirst || hash) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
