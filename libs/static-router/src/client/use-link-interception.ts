import { startTransition, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { whenIdle } from '../internal/when-idle.ts';
import { isCachedPage, showCachedPage } from './cached-pages.ts';
import { showUnreachableNotice } from './unreachable-store.ts';
import { findPageLink, type PagePathPredicate } from './find-page-link.ts';
import { PENDING_BOUNDARY_SELECTOR } from './is-hydration-pending.ts';
import { usesViewTransitions } from './view-transitions.ts';

/** Milliseconds after hydration before other pages are prefetched. */
const PREFETCH_DELAY_MS = 500;

/** Selector of elements in hydration boundaries that are not hydrated. */
const IN_PENDING_BOUNDARY = `${PENDING_BOUNDARY_SELECTOR} *`;

const isForThisTab = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Handles clicks on links to pages of the site with client-side navigation, and prefetches those pages. Components opt out with
 * `preventDefault()`.
 *
 * @param isPage Must be the same function on every render.
 */
export function useClientNavigation(isPage: PagePathPredicate): void {
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
      // React renders a pending navigation at low priority; a prefetched page is rendered at once instead.
      startTransition(() => void navigate(href, options));
    };
    // Captured, because React stops events in a boundary that is not hydrated. Links to a hash, and pages while offline or shown
    // from the cache, are left to the browser, since no component can take part yet.
    const followInBoundary = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link?.matches(IN_PENDING_BOUNDARY) || !navigator.onLine || isCachedPage()) return;
      const isHash = link.pathname === location.pathname && link.search === location.search;
      if (!isHash) follow(event, link);
    };
    const followLink = (event: MouseEvent) => {
      const link = linkOf(event);
      // The service worker requests the next page, and returns the cached one when the server does not respond.
      if (!link || link.matches(IN_PENDING_BOUNDARY) || isCachedPage()) return;
      if (navigator.onLine) {
        follow(event, link);
        return;
      }
      // Offline, the current page is worth more than the browser's error page.
      event.preventDefault();
      void showCachedPage(link.href).then((isShown) => {
        if (!isShown) showUnreachableNotice();
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
          // Without it, pages load when they are navigated to.
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
