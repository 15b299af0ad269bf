import { useEffect, useLayoutEffect } from 'react';
import { useLocation, type Location } from 'react-router';
import { createSafeObserver } from '../internal/create-observer.ts';
import { onRouterChange } from '../internal/react-router.ts';
import { getScrollTarget } from './scroll-target.ts';

const STORAGE_KEY = 'static-router.scroll-positions';

/** Time after a navigation in which the page may still grow. */
const GROWTH_TIMEOUT_MS = 3000;

/** Events with which the visitor may start to scroll. */
const SCROLL_INPUTS = ['wheel', 'pointerdown', 'keydown'] as const;

/** Options of {@link useScrollAndFocus}. */
export interface ScrollAndFocusOptions {
  /** Returns whether the page at `next` is related to the one at `here`, such as another tab of the same content; the scroll position then stays. */
  readonly isRelated?: ((next: string, here: string) => boolean) | undefined;
  /** Selector of the links between related pages, which are kept visible. */
  readonly relatedLinks?: string;
  /** Whether the page shows an error instead of its content; the error then gets the focus. */
  readonly hasFailed?: boolean;
}

interface ShownPage extends Pick<ScrollAndFocusOptions, 'isRelated' | 'relatedLinks'> {
  readonly location: Location;
  readonly entry: string;
}

/*
 * Module state, because the component unmounts when the layout route changes, as with the language. The hook is used once per page.
 */

/** The last shown page. */
let shown: ShownPage | undefined;
/** Vertical scroll positions by history entry, in pixels. */
let positions: Record<string, number> = {};
/** Current vertical scroll position, in pixels. */
let position = 0;
/** Stops the running `keepWhileGrowing`. */
let stopKeeping: (() => void) | undefined;
/** Path of the last focused page; ends in `!` for its error. */
let focused: string | undefined;

/** Returns the path that was shown last; `undefined` before hydration. */
export const getShownPath = (): string | undefined => shown?.location.pathname;

/** Returns the key of the current history entry. Creates one for entries without, such as the first of a visit and those of links to a hash. */
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
    return null; // The hash is not valid percent-encoding.
  }
}

/** Calls `action` now and whenever the page grows, for at most {@link GROWTH_TIMEOUT_MS} and until the visitor scrolls. */
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
    // Stay at the top until the target on the new page exists.
    if (from.location.pathname !== to.location.pathname) scrollTo(0, 0);
    keepWhileGrowing(() => hashTarget(to.location)?.scrollIntoView());
  } else if (target === 'related') {
    const links = to.relatedLinks === undefined ? null : document.querySelector(to.relatedLinks);
    if (links && links.getBoundingClientRect().top < 0) links.scrollIntoView();
  } else if (target !== 'stay') keepWhileGrowing(() => scrollTo(0, target));
}

/** Calls `action` after the next paint, or in a later task in a hidden tab, which does not paint. */
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
  // Some pages render their heading later.
  if (start === main)
    keepWhileGrowing(() => {
      const heading = main?.querySelector<HTMLElement>('h1');
      if (!heading || document.activeElement !== main) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
}

/** Removes the structured data of the prerendered page, which does not describe the next one. */
function removeStructuredData(): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}

/**
 * Blurs the focused element before its page is removed. Otherwise browsers lay out the whole next page when the element is removed, and again when
 * the window scrolls to the top.
 */
function blurBefore({ pathname }: Location): void {
  const { activeElement } = document;
  if (pathname !== getShownPath() && activeElement?.closest('main')) (activeElement as HTMLElement).blur();
}

function useScrollPositions(): void {
  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      // On return from another site the browser loads a document and restores the scroll position itself.
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
      } catch {
        // The storage is full or forbidden: after a reload, Back starts at the top.
      }
    };
    const recordPosition = () => {
      position = scrollY;
    };
    takeOver();
    try {
      positions = { ...(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as object), ...positions };
    } catch {
      // The storage is forbidden, or contains another format.
    }
    recordPosition();
    addEventListener('scroll', recordPosition, { passive: true });
    addEventListener('pagehide', handBack);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('scroll', recordPosition);
      removeEventListener('pagehide', handBack);
      removeEventListener('pageshow', takeOver);
    };
  }, []);
}

/**
 * Restores scroll positions and manages the focus after each client-side navigation. The window scrolls as {@link getScrollTarget} returns. On another
 * page the focus moves to its heading, or to the target of the hash, so that screen readers announce the page once. The first page of a visit is left
 * to the browser. Use it once, in the root route.
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

  // After the effects of the page itself, because a dialog that closes with the page first returns the focus to its opener. And after the paint,
  // because moving the focus forces a layout.
  useEffect(() => {
    const isFirst = focused === undefined;
    const view = hasFailed ? `${location.pathname}!` : location.pathname;
    if (focused === view) return;
    focused = view;
    if (isFirst) return;
    const before = document.activeElement;
    afterPaint(() => {
      // Not when the visitor has moved the focus, or another page is shown by now.
      if (shown?.location === location && [before, document.body].includes(document.activeElement))
        focus(location);
    });
  }, [location, hasFailed]);
}
