import { attempt, matchesMedia } from '../internal/attempt.ts';
import { createSafeObserver } from '../internal/create-observer.ts';
import { whenIdle } from '../internal/when-idle.ts';
import { isCachedPage } from './cached-pages.ts';
import { findPageLink, type PagePathPredicate } from './find-page-link.ts';
import { isPrefetchAllowed } from './is-prefetch-allowed.ts';
import { isPrefetched, prefetchPage } from './prefetch-page.ts';

/** Maximum number of pages that one page prefetches because a link to them is visible. */
const MAX_PREFETCHES_IN_SIGHT = 12;
/** Maximum number of simultaneous prefetches, so that the page's own requests are not delayed. */
const PREFETCH_CONCURRENCY = 2;
/** Time that a pointer or the focus rests on a link before its page is prefetched. */
const INTENT_DELAY_MS = 65;
/** Time after a DOM change before links are collected. */
const SCAN_DELAY_MS = 200;

const INTENT_EVENTS = ['pointerover', 'focusin', 'pointerdown'] as const;

/** Whether the connection and the visitor's settings allow to prefetch pages that may never be visited. */
const isSpeculationAllowed = () =>
  !isCachedPage() &&
  attempt(() => isPrefetchAllowed(navigator)) === true &&
  !matchesMedia('(prefers-reduced-data: reduce)');

/**
 * Prefetches the pages of visible links in `<main>`, and of hovered or focused links; with data saving only of pressed links.
 * Returns a function that stops it.
 */
export function prefetchLinks(isPage: PagePathPredicate): () => void {
  const found = new Set<Element>();
  /** Observed links with the paths of their pages. Links are unobserved once prefetched, because observing costs time in every frame. */
  const observed = new Map<Element, string>();
  const inSight = new Set<string>();
  let pending = 0;
  let startPath = location.pathname;
  let prefetched = 0;
  let intent: ReturnType<typeof setTimeout> | undefined;

  /** Returns the path of the page that the link at `target` leads to, unless it is the current page. */
  const pathAt = (target: EventTarget | null): string | undefined => {
    const path = findPageLink(target, isPage)?.pathname;
    return path === location.pathname ? undefined : path;
  };

  const unobserve = (link: Element) => {
    sight.unobserve(link);
    inSight.delete(observed.get(link) ?? '');
    observed.delete(link);
  };

  const prefetchInSight = () => {
    if (startPath !== location.pathname) {
      startPath = location.pathname;
      prefetched = 0;
    }
    for (const path of inSight) {
      if (pending >= PREFETCH_CONCURRENCY || prefetched >= MAX_PREFETCHES_IN_SIGHT) break;
      if (!isSpeculationAllowed()) break;
      for (const [link, to] of observed) if (to === path) unobserve(link);
      if (isPrefetched(path)) continue;
      pending += 1;
      prefetched += 1;
      void prefetchPage(path, 'low').finally(() => {
        pending -= 1;
        prefetchInSight();
      });
    }
    if (prefetched >= MAX_PREFETCHES_IN_SIGHT) for (const link of observed.keys()) unobserve(link);
  };

  const sight = createSafeObserver(
    () =>
      new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          const path = observed.get(target);
          if (path === undefined) continue;
          if (isIntersecting) inSight.add(path);
          else inSight.delete(path);
        }
        prefetchInSight();
      }),
  );

  let isScanDue = false;
  const scan = () => {
    isScanDue = false;
    for (const link of found) {
      if (link.isConnected) continue;
      unobserve(link);
      found.delete(link);
    }
    for (const link of document.querySelectorAll('main a[href^="/"]')) {
      if (found.has(link)) continue;
      found.add(link);
      const path = pathAt(link);
      if (path === undefined) continue;
      observed.set(link, path);
      sight.observe(link);
    }
  };
  const changes = createSafeObserver(
    () =>
      new MutationObserver(() => {
        if (isScanDue) return;
        isScanDue = true;
        setTimeout(() => {
          whenIdle(scan);
        }, SCAN_DELAY_MS);
      }),
  );

  const followIntent = (event: Event) => {
    clearTimeout(intent);
    const path = pathAt(event.target);
    if (path === undefined || !navigator.onLine || isCachedPage()) return;
    if (event.type === 'pointerdown') void prefetchPage(path, 'high');
    else if (isSpeculationAllowed())
      intent = setTimeout(() => void prefetchPage(path, 'auto'), INTENT_DELAY_MS);
  };

  for (const type of INTENT_EVENTS) addEventListener(type, followIntent, { capture: true, passive: true });
  changes.observe(document.body, { childList: true, subtree: true });
  scan();
  return () => {
    clearTimeout(intent);
    for (const type of INTENT_EVENTS) removeEventListener(type, followIntent, { capture: true });
    changes.disconnect();
    sight.disconnect();
  };
}
