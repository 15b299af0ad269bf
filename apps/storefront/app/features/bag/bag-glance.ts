import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { BagOffer } from '../../catalogue/product-view';
import { usePageLocale } from '../../page-locale';
import { onReturn } from '../../on-return';
import { isPageBusy } from '@marehalm/static-router/client';
import { fetchDrawer } from './fetch-drawer';
import { fetchOnce } from './fetch-once';

/** What the bag is stored under on this device. */
export const BAG_KEY = 'marehalm-bag';

/** Where what was pressed waits for the bag, over reloads of this tab. */
const WANTED_KEY = 'marehalm.wanted';

/** Milliseconds after which it is looked again whether somebody is still in the middle of something. */
const LATER = 1000;

/** The offers that were pressed and are not in the bag yet, each as a line of JSON. */
let wanted = '';

const glanceStore = createStore<{ readonly count: number }>(() => ({ count: 0 }));

/** The bag itself tells what is in it from when it is here. */
export function tellCount(count: number): void {
  glanceStore.setState({ count });
}

/**
 * Fetches the bag: what may be in it, what it is worth and how it is kept. Most pages are looked at with an empty one, and
 * never need it. Rejects when it does not come.
 */
export const fetchBag = fetchOnce(() => import('./use-bag'));

/**
 * Puts one of `offer` into the bag, and resolves when it is there. The header counts it at once, and it is written down before the
 * bag is fetched: where that does not come, or the page is left meanwhile, it goes in later. Until then a second press is impatience.
 */
export async function putIntoBag(offer: BagOffer): Promise<void> {
  const line = `${JSON.stringify(offer)}\n`;
  if (!wanted.includes(line)) {
    keepWanted(wanted + line);
    tellCount(glanceStore.getState().count + 1);
  }
  (await fetchBag()).addWanted();
}

/** What waits to go into the bag, each offer as text that anybody may have written; it does not wait any more. */
export function takeWanted(): readonly string[] {
  const lines = readWanted();
  keepWanted('');
  return lines;
}

function readWanted(): readonly string[] {
  try {
    wanted ||= sessionStorage.getItem(WANTED_KEY) ?? '';
  } catch {
    // Forbidden storage: there is what this page knows.
  }
  return wanted.split('\n').filter(Boolean);
}

function keepWanted(text: string): void {
  wanted = text;
  try {
    if (text) sessionStorage.setItem(WANTED_KEY, text);
    else sessionStorage.removeItem(WANTED_KEY);
  } catch {
    // Forbidden storage: what was pressed then waits as long as this page.
  }
}

function hasKeptBag(): boolean {
  try {
    return localStorage.getItem(BAG_KEY)?.includes('"sku"') ?? false;
  } catch {
    return false; // Forbidden storage: the bag then lives as long as the tab, and begins empty.
  }
}

/**
 * Fetches the bag where there is something in it: this page may have been opened with it, another tab has put it in, or what was
 * pressed still waits.
 */
function look(): void {
  const waiting = readWanted().length;
  if (waiting > 0) tellCount(Math.max(waiting, glanceStore.getState().count));
  if (waiting === 0 && !hasKeptBag()) return;
  fetchBag().then(
    (bag) => bag.addWanted(),
    () => undefined,
  );
}

let isWaiting = false;

/**
 * Looks, on a page that has been here for a while: after a deploy the bag's code may be gone, and the page is loaded again for it.
 * Nobody has asked for that, so it waits until nobody is in the middle of something.
 */
function lookAgain(): void {
  if (isWaiting) return;
  isWaiting = isPageBusy();
  if (!isWaiting) {
    look();
    return;
  }
  setTimeout(() => {
    isWaiting = false;
    lookAgain();
  }, LATER);
}

if (typeof window !== 'undefined') {
  onReturn(lookAgain);
  addEventListener('online', lookAgain);
  addEventListener('storage', ({ key }) => {
    if (key === BAG_KEY) lookAgain();
  });
}

/**
 * How many things are in the bag. Prerendered pages and the first render say none. With the first thing comes the drawer, which
 * then opens without a connection too.
 */
export function useBagCount(): number {
  const count = useStore(glanceStore, (state) => state.count);
  const isEmpty = count === 0;
  const locale = usePageLocale();
  useEffect(look, []);
  useEffect(() => {
    if (!isEmpty) fetchDrawer(locale).catch(() => undefined);
  }, [isEmpty, locale]);
  return count;
}
