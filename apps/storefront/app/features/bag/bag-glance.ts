import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { BagOffer } from '../../catalogue/product-view';
import { onReturn } from '../../on-return';
import { fetchDrawer } from './fetch-drawer';
import { fetchOnce } from './fetch-once';

/** What the bag is stored under on this device. */
export const BAG_KEY = 'marehalm-bag';

/** What was pressed while the bag could not be fetched: it goes in as soon as it can. For this tab, over its reloads. */
const WANTED_KEY = 'marehalm.wanted';

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

/** Puts one of `offer` into the bag, and resolves when it is there. It is not lost when the bag does not come: it waits. */
export async function putIntoBag(offer: BagOffer): Promise<void> {
  try {
    (await fetchBag()).addToBag(offer);
  } catch (reason) {
    keepWanted([...wanted(), offer]);
    tellCount(glanceStore.getState().count + 1);
    addEventListener('online', putWanted, { once: true });
    throw reason;
  }
}

function wanted(): readonly BagOffer[] {
  try {
    return JSON.parse(sessionStorage.getItem(WANTED_KEY) ?? '[]') as BagOffer[];
  } catch {
    return [];
  }
}

function keepWanted(offers: readonly BagOffer[]): void {
  try {
    if (offers.length > 0) sessionStorage.setItem(WANTED_KEY, JSON.stringify(offers));
    else sessionStorage.removeItem(WANTED_KEY);
  } catch {
    // Forbidden storage: the press has to be made again, as the header's count says after the next page.
  }
}

function putWanted(): void {
  fetchBag().then(
    ({ addToBag }) => {
      const offers = wanted();
      keepWanted([]);
      offers.forEach((offer) => addToBag(offer));
    },
    () => undefined,
  );
}

/** Fetches the bag where there is something in it: this page may have been opened with it, or another tab has put it in. */
function look(): void {
  try {
    if (wanted().length > 0) putWanted();
    else if (localStorage.getItem(BAG_KEY)?.includes('"sku"')) fetchBag().catch(() => undefined);
  } catch {
    // Forbidden storage: the bag then lives as long as the tab, and begins empty.
  }
}

if (typeof window !== 'undefined') {
  onReturn(look);
  addEventListener('storage', ({ key }) => {
    if (key === BAG_KEY) look();
  });
}

/**
 * How many things are in the bag. Prerendered pages and the first render say none. With the first thing come the bag, the
 * engine that has the shop's cart follow it, and the drawer, which then opens without a connection too.
 */
export function useBagCount(): number {
  const count = useStore(glanceStore, (state) => state.count);
  const isEmpty = count === 0;
  useEffect(look, []);
  useEffect(() => {
    if (isEmpty) return;
    fetchBag()
      .then(({ startSync }) => startSync())
      .catch(() => undefined);
    fetchDrawer().catch(() => undefined);
  }, [isEmpty]);
  return count;
}
