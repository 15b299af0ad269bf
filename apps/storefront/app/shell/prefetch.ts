import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { attempt } from '../platform/attempt';
import { createSafely } from '../platform/create-safely';
import { matchesMedia } from '../platform/media-query';
import { whenIdle } from '../when-idle';
import { isPageKept } from './kept-pages';
import { mayFetchAhead } from './may-fetch-ahead';
import { pageLinkAt } from './page-link';
import { prefetched, type PageData } from './prefetched';
import { importRoute } from './route-modules';

/** How many pages are fetched from one page because a link to them is in sight. */
const IN_SIGHT = 12;
/** How many of them at a time: the page that is here may want something itself. */
const AT_ONCE = 2;
/** How many pages are remembered. */
const REMEMBERED = 24;
/** Milliseconds for which a pointer or the focus stays where it means something. */
const MEANT = 65;

/** Whether bytes may be spent on pages that nobody has asked for. */
const isFree = () =>
  !isPageKept() &&
  attempt(() => mayFetchAhead(navigator)) === true &&
  !matchesMedia('(prefers-reduced-data: reduce)');

/** The path of the page that a link at `target` leads to, unless that is here. */
function pathAt(target: EventTarget | null): string | undefined {
  const path = pageLinkAt(target)?.pathname;
  return path === location.pathname ? undefined : path;
}

async function fetchData(path: string, priority: RequestPriority): Promise<PageData | undefined> {
  try {
    const answer = await fetch(`${path === '/' ? '/_' : path}.data`, { priority });
    if (!answer.ok || !answer.body) return undefined;
    return (await decode(answer.body, window)).value as PageData;
  } catch {
    return undefined;
  }
}

/** Fetches the code of what `path` shows, as the router would after a press. */
async function fetchCode(path: string): Promise<void> {
  for (const { route } of window.__reactRouterDataRouter?.match(path) ?? []) {
    try {
      await importRoute(route.id);
    } catch {
      // It is asked for again when it is needed (`route-modules.ts`).
    }
  }
}

/** Fetches the page at `path`: its data first, for only a connection that has brought that is asked for code as well. */
async function fetchPage(path: string, priority: RequestPriority): Promise<void> {
  let page = prefetched.get(path);
  if (!page) {
    page = { data: fetchData(path, priority), asked: performance.now() };
    prefetched.set(path, page);
    for (const oldest of [...prefetched.keys()].slice(0, -REMEMBERED)) prefetched.delete(oldest);
  }
  if (await page.data) await fetchCode(path);
  else if (prefetched.get(path) === page) prefetched.delete(path);
}

/**
 * Fetches pages before they are asked for: those that links of the page's own part lead to while they are in sight, and the one
 * that a pointer or the focus rests on. Nothing where bytes are to be saved but what is being pressed. Returns how to stop.
 */
export function watchLinks(): () => void {
  const found = new Set<Element>();
  /** Those that may still bring something, with the path of their page: what is watched takes a little of every frame. */
  const watched = new Map<Element, string>();
  const waiting = new Set<string>();
  let fetching = 0;
  let fetchedFrom = location.pathname;
  let fetched = 0;
  let meant: ReturnType<typeof setTimeout> | undefined;

  const forget = (link: Element) => {
    sight.unobserve(link);
    waiting.delete(watched.get(link) ?? '');
    watched.delete(link);
  };

  const work = () => {
    if (fetchedFrom !== location.pathname) {
      fetchedFrom = location.pathname;
      fetched = 0;
    }
    for (const path of waiting) {
      if (fetching >= AT_ONCE || fetched >= IN_SIGHT || !isFree()) break;
      for (const [link, to] of watched) if (to === path) forget(link);
      if (prefetched.has(path)) continue;
      fetching += 1;
      fetched += 1;
      void fetchPage(path, 'low').finally(() => {
        fetching -= 1;
        work();
      });
    }
    if (fetched >= IN_SIGHT) for (const link of watched.keys()) forget(link);
  };

  const sight = createSafely(
    () =>
      new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          const path = watched.get(target);
          if (path === undefined) continue;
          if (isIntersecting) waiting.add(path);
          else waiting.delete(path);
        }
        work();
      }),
  );
  let isDue = false;
  const look = () => {
    isDue = false;
    for (const link of found) {
      if (link.isConnected) continue;
      forget(link);
      found.delete(link);
    }
    for (const link of document.querySelectorAll('main a[href^="/"]')) {
      if (found.has(link)) continue;
      found.add(link);
      const path = pathAt(link);
      if (path === undefined) continue;
      watched.set(link, path);
      sight.observe(link);
    }
  };
  const lookSoon = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      whenIdle(look);
    }, 200);
  };
  const changes = createSafely(() => new MutationObserver(lookSoon));

  const rest = (event: Event) => {
    clearTimeout(meant);
    const path = pathAt(event.target);
    if (path === undefined || !navigator.onLine || isPageKept()) return;
    if (event.type === 'pointerdown') void fetchPage(path, 'high');
    else if (isFree()) meant = setTimeout(() => void fetchPage(path, 'auto'), MEANT);
  };
  const MEANING = ['pointerover', 'focusin', 'pointerdown'] as const;

  for (const type of MEANING) addEventListener(type, rest, { capture: true, passive: true });
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    clearTimeout(meant);
    for (const type of MEANING) removeEventListener(type, rest, { capture: true });
    changes.disconnect();
    sight.disconnect();
  };
}
