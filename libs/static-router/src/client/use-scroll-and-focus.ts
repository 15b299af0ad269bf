import { useEffect, useLayoutEffect } from 'react';
import { useLocation, type Location } from 'react-router';
import { createSafeObserver } from '../internal/create-observer.ts';
import { onRouterChange } from '../internal/react-router.ts';
import { getScrollTarget } from './scroll-target.ts';

const STORAGE_KEY = 'static-router.scroll-positions';

/** Milliseconds in which a page may still grow after a navigation. */
const GROWTH_TIMEOUT_MS = 3000;

/** Input with which the visitor scrolls on their own. */
const SCROLL_INPUTS = ['wheel', 'pointerdown', 'keydown'] as const;

/** Options of {@link useScrollAndFocus}. */
export interface ScrollAndFocusOptions {
  /** Whether the page at the path `next` shows another choice of the same as the one at `here`: there the visitor keeps their position. */
  readonly isRelated?: ((next: string, here: string) => boolean) | undefined;
  /** Selector of the links between related pages, which stay in sight. */
  readonly relatedLinks?: string;
  /** Whether an error stands in the place of the page: it gets the focus, too. */
  readonly hasFailed?: boolean;
}

interface ShownPage extends Pick<ScrollAndFocusOptions, 'isRelated' | 'relatedLinks'> {
  readonly location: Location;
  readonly entry: string;
}

/** The last shown page. Outlives the component, because another language may have another layout. */
let shown: ShownPage | undefined;
/** Vertical scroll positions by entry of the history, in pixels. */
let positions: Record<string, number> = {};
let position = 0;
let stopKeeping: (() => void) | undefined;
/** The path whose page, or error, has had the focus. */
let focused: string | undefined;

/** Returns the path that was shown last; `undefined` before hydration. */
export const getShownPath = (): string | undefined => shown?.location.pathname;

/** Returns a key for this entry of the history. The first of a visit, and those of plain links to a hash, have none yet. */
function historyKey(): string {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key }, '');
  return key;
}

function hashTarget({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // Not an encoded text.
  }
}

/** Calls `action` now and whenever the page grows, until the visitor scrolls: parts of a page may load late. */
function keepWhileGrowing(action: () => void): void {
  const before = stopKeeping;
  const growth = createSafeObserver(() => new ResizeObserver(action));
  const stop = () => {
    before?.();
    growth.disconnect();
    for (const type of SCROLL_INPUTS) removeEventListener(type, stop);
  };
  stopKeeping = stop;
  setTimeout(stop, GROWTH_TIMEOUT_MS);
  growth.observe(document.body);
  for (const type of SCROLL_INPUTS) addEventListener(type, stop);
  action();
}

function scroll(from: ShownPage, to: ShownPage): void {
  const isRelated = from.isRelated?.(to.location.pathname, from.location.pathname) === true;
  const savedPosition = Object.hasOwn(positions, to.entry) ? positions[to.entry] : undefined;
  const target = getScrollTarget({ from: from.location, to: to.location, savedPosition, isRelated });
  if (target === 'top') scrollTo(0, 0);
  else if (target === 'hash') {
    // At the top until the element on the other page is there.
    if (from.location.pathname !== to.location.pathname) scrollTo(0, 0);
    keepWhileGrowing(() => hashTarget(to.location)?.scrollIntoView());
  } else if (target === 'related') {
    const links = to.relatedLinks === undefined ? null : document.querySelector(to.relatedLinks);
    if (links && links.getBoundingClientRect().top < 0) links.scrollIntoView();
  } else if (target !== 'stay') keepWhileGrowing(() => scrollTo(0, target));
}

/** In a hidden tab nothing is painted, but time passes. */
function afterPaint(action: () => void): void {
  if (document.hidden) setTimeout(action);
  else requestAnimationFrame(() => setTimeout(action));
}

function focus(location: Location): void {
  const main = document.querySelector<HTMLElement>('main');
  const part = hashTarget(location);
  const start =
    part?.querySelector<HTMLElement>('h2,h3') ?? part ?? main?.querySelector<HTMLElement>('h1') ?? main;
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
  // The heading of some pages is rendered later.
  if (start === main)
    keepWhileGrowing(() => {
      const heading = main?.querySelector<HTMLElement>('h1');
      if (!heading || document.activeElement !== main) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
}

/** Structured data in the HTML is true of the page that it came with. */
function removeStructuredData(): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}

/**
 * Takes the focus off a page before it goes. Browsers lay out the whole next page when the focused element is removed, and again when the window
 * scrolls to its top.
 */
function blurBefore({ pathname }: Location): void {
  const { activeElement } = document;
  if (pathname !== getShownPath() && activeElement?.closest('main')) (activeElement as HTMLElement).blur();
}

function useScrollPositions(): void {
  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const give = () => {
      // A visitor who comes back from another site gets a whole document, which the browser scrolls better.
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
      } catch {
        // Full or forbidden: then Back begins at the top after a reload.
      }
    };
    const note = () => {
      position = scrollY;
    };
    take();
    try {
      positions = { ...(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as object), ...positions };
    } catch {
      // Forbidden, or not ours.
    }
    note();
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', give);
    addEventListener('pageshow', take);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pagehide', give);
      removeEventListener('pageshow', take);
    };
  }, []);
}

/**
 * Restores scroll positions and moves the focus when a navigation has been shown: the window scrolls as {@link getScrollTarget} says, and on another
 * page the focus goes to its heading, or to the element that the hash names, so that keyboard and screen-reader users start where the page starts and
 * hear its name once. The first page of a visit is left to the browser.
 */
export function useScrollAndFocus({
  isRelated,
  relatedLinks,
  hasFailed = false,
}: ScrollAndFocusOptions = {}): void {
  const location = useLocation();
  useScrollPositions();
  useEffect(() => onRouterChange(blurBefore), []);

  useLayoutEffect(() => {
    const from = shown;
    const to: ShownPage = {
      location,
      entry: historyKey(),
      isRelated,
      ...(relatedLinks === undefined ? {} : { relatedLinks }),
    };
    shown = to;
    if (!from || from.entry === to.entry) return;
    stopKeeping?.();
    stopKeeping = undefined;
    positions[from.entry] = position;
    if (from.location.pathname !== location.pathname) removeStructuredData();
    scroll(from, to);
    position = scrollY;
  }, [location, isRelated, relatedLinks]);

  // After the effects of the page itself: a dialog that closes with the page first gives the focus back to its opener. And after the page was
  // painted: moving the focus makes the browser lay out the page at once.
  useEffect(() => {
    const isFirst = focused === undefined;
    const view = hasFailed ? `${location.pathname}!` : location.pathname;
    if (focused === view) return;
    focused = view;
    if (isFirst) return;
    const before = document.activeElement;
    afterPaint(() => {
      // Unless the visitor was faster, or the next page is here.
      if (shown?.location === location && [before, document.body].includes(document.activeElement))
        focus(location);
    });
  }, [location, hasFailed]);
}
