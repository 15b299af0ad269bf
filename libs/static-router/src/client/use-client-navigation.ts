import { startTransition, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { whenIdle } from '../internal/when-idle.ts';
import { isCachedPage, showCachedPage } from './cached-pages.ts';
import { noteUnreachable } from './connection.ts';
import { findPageLink, type IsPage } from './find-page-link.ts';
import { PENDING_BOUNDARY } from './is-hydration-pending.ts';
import { usesViewTransitions } from './page-transition.ts';

/** Milliseconds after hydration before other pages are prefetched: the page shown comes first. */
const PREFETCH_DELAY_MS = 500;

/** What lies in a hydration boundary that has not been hydrated. */
const IN_PENDING_BOUNDARY = `${PENDING_BOUNDARY} *`;

const isForThisTab = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Navigates to pages of the site without a reload, by listening for clicks on all links in one place: a link itself is plain HTML and costs nothing
 * to render. An event handler of a component comes first and may prevent it. Also prefetches pages, see `prefetchLinks`.
 *
 * @param isPage Has to be the same function each time.
 */
export function useClientNavigation(isPage: IsPage): void {
  const navigate = useNavigate();

  useEffect(() => {
    const linkOf = (event: MouseEvent) =>
      event.defaultPrevented || !isForThisTab(event) ? undefined : findPageLink(event.target, isPage);
    const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
      event.preventDefault();
      const href = link.pathname + link.search + link.hash;
      const options = {
        replace: href === location.pathname + location.search + location.hash,
        viewTransition: usesViewTransitions(window),
      };
      // A pending navigation is rendered when there is time for it: a prefetched page is then rendered at once instead.
      startTransition(() => void navigate(href, options));
    };
    // Captured, since React keeps events in a boundary that waits for its code to itself.
    const followInBoundary = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link?.matches(IN_PENDING_BOUNDARY) || !navigator.onLine || isCachedPage()) return;
      const isHash = link.pathname === location.pathname && link.search === location.search;
      if (!isHash) follow(event, link);
    };
    const followLink = (event: MouseEvent) => {
      const link = linkOf(event);
      // The service worker asks the server for the next page, and has the cached one when there is no answer.
      if (!link || link.matches(IN_PENDING_BOUNDARY) || isCachedPage()) return;
      if (navigator.onLine) {
        follow(event, link);
        return;
      }
      // Offline, the page that is shown is worth more than the browser's error page.
      event.preventDefault();
      void showCachedPage(link.href).then((isShown) => {
        if (!isShown) noteUnreachable();
      });
    };
    addEventListener('click', followInBoundary, true);
    addEventListener('click', followLink);
    return () => {
      removeEventListener('click', followInBoundary, true);
      removeEventListener('click', followLink);
    };
  }, [navigate, isPage]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isMounted = true;
    const prefetch = () =>
      void import('./prefetch-links.ts').then(
        ({ prefetchLinks }) => {
          if (isMounted) stop = prefetchLinks(isPage);
        },
        () => {
          // Then pages are loaded when they are navigated to.
        },
      );
    const timer = setTimeout(() => {
      whenIdle(prefetch);
    }, PREFETCH_DELAY_MS);
    return () => {
      isMounted = false;
      clearTimeout(timer);
      stop?.();
    };
  }, [isPage]);
}
