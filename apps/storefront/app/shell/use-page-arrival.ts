import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useMatches, type Location } from 'react-router';
import { matchPath } from '@marehalm/i18n-routing';
import { useStore } from 'zustand';
import { createSafely } from '../platform/create-safely';
import { arrivalAt } from './arrival';
import { failureStore } from './failure';
import type { PageHandle } from './page-handle';
import { ownValue } from '../own-value';

const STORAGE_KEY = 'marehalm.places';

/** Milliseconds in which a page may still grow under whoever has arrived. */
const PATIENCE = 3000;

const TAKES_OVER = ['wheel', 'pointerdown', 'keydown'] as const;

interface Shown extends PageHandle {
  readonly location: Location;
  readonly entry: string;
}

/** What was shown last. Outlives the frame around the page, which is another one in another language. */
let shown: Shown | undefined;
/** Where the window stood in each entry of the history, in pixels. */
let places: Record<string, number> = {};
let y = 0;
let letGo: (() => void) | undefined;
/** The path whose page has had the focus, or whose failure. */
let focused: string | undefined;

/** The path that was shown last, nothing before the first page has come to life. */
export const shownPath = (): string | undefined => shown?.location.pathname;

/** A name for this entry of the history. The first of a visit, and those of plain links to a part, have none yet. */
function entryOfHistory(): string {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key }, '');
  return key;
}

function partOf({ hash }: Location): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // No escaped text at all.
  }
}

/** Does `act` now, and again whenever the page grows, until the shopper takes over: parts of a page may come late. */
function hold(act: () => void): void {
  const before = letGo;
  const growing = createSafely(() => new ResizeObserver(act));
  const end = () => {
    before?.();
    growing.disconnect();
    for (const type of TAKES_OVER) removeEventListener(type, end);
  };
  letGo = end;
  setTimeout(end, PATIENCE);
  growing.observe(document.body);
  for (const type of TAKES_OVER) addEventListener(type, end);
  act();
}

function scroll(from: Shown, to: Shown): void {
  const next = matchPath(to.location.pathname);
  const here = matchPath(from.location.pathname);
  const isRelated = Boolean(next && here && from.isRelated?.(next, here));
  const arrival = arrivalAt({
    from: from.location,
    to: to.location,
    left: ownValue(places, to.entry),
    isRelated,
  });
  if (arrival === 'top') scrollTo(0, 0);
  else if (arrival === 'part') {
    // A part of another page that is not here yet is waited for at the top.
    if (from.location.pathname !== to.location.pathname) scrollTo(0, 0);
    hold(() => partOf(to.location)?.scrollIntoView());
  } else if (arrival === 'list') {
    const choices = document.querySelector('[data-choices]');
    if (choices && choices.getBoundingClientRect().top < 0) choices.scrollIntoView();
  } else if (arrival !== 'stay') hold(() => scrollTo(0, arrival));
}

/** In a window that nobody sees nothing is painted, but time passes. */
function afterPaint(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}

function focus(location: Location): void {
  const main = document.querySelector<HTMLElement>('main');
  const part = partOf(location);
  const start =
    part?.querySelector<HTMLElement>('h2,h3') ?? part ?? main?.querySelector<HTMLElement>('h1') ?? main;
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
  // The words of some pages come after the page.
  if (start === main)
    hold(() => {
      const heading = main?.querySelector<HTMLElement>('h1');
      if (!heading || document.activeElement !== main) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
}

/** What the HTML says to search engines holds for the page that it came with. */
function forgetStatements(): void {
  for (const said of document.querySelectorAll('script[type="application/ld+json"]')) said.remove();
}

/**
 * Takes the focus off a page before it goes. Browsers style and lay out all of the next one when the element that has the focus is
 * taken away, and again when the window goes to its top.
 */
function leave({ location }: { readonly location: Location }): void {
  const { activeElement } = document;
  if (location.pathname !== shownPath() && activeElement?.closest('main'))
    (activeElement as HTMLElement).blur();
}

/**
 * What happens when an address has been shown: the window goes where {@link arrivalAt} says, and after a page change the
 * focus goes to the new page's heading, or to the part that was asked for, so that keyboard and screen-reader users start
 * where the page starts and hear its name once. The first page of a visit is left to the browser.
 */
export function usePageArrival(): void {
  const location = useLocation();
  const hasFailed = useStore(failureStore, (state) => state.hasFailed);
  const { isRelated } = (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};

  useEffect(() => {
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const give = () => {
      // Whoever comes back from elsewhere finds a whole document, which the browser scrolls better.
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(places));
      } catch {
        // Full or forbidden: then Back begins at the top after a reload.
      }
    };
    const note = () => {
      y = scrollY;
    };
    take();
    try {
      places = { ...(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as object), ...places };
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

  useEffect(() => window.__reactRouterDataRouter?.subscribe(leave), []);

  useLayoutEffect(() => {
    const from = shown;
    const to: Shown = { location, entry: entryOfHistory(), ...(isRelated ? { isRelated } : {}) };
    shown = to;
    if (!from || from.entry === to.entry) return;
    letGo?.();
    letGo = undefined;
    places[from.entry] = y;
    if (from.location.pathname !== location.pathname) forgetStatements();
    scroll(from, to);
    y = scrollY;
  }, [location, isRelated]);

  // After the effects of the page itself: a dialog that closes with the page gives the focus back to its opener first. And after
  // the page was painted: moving the focus makes the browser lay out the page at once.
  useEffect(() => {
    const isFirst = focused === undefined;
    const view = hasFailed ? `${location.pathname}!` : location.pathname;
    if (focused === view) return;
    focused = view;
    if (isFirst) return;
    const before = document.activeElement;
    afterPaint(() => {
      // Somebody was faster, or the next page is here.
      if (shown?.location === location && [before, document.body].includes(document.activeElement))
        focus(location);
    });
  }, [location, hasFailed]);
}
