import { storageKeys } from '@marehalm/shop';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { BagOffer } from '../view-models/product';
import { usePageLocale } from '../intl/page-locale';
import { onReturn } from '../browser/on-return';
import { isPageBusy } from '@marehalm/static-router/client';
import { cartCountStore, setCartCount } from './cart-count';
import { fetchDrawer } from './fetch-drawer';
import { fetchOnce } from './fetch-once';
import { addPending, loadPending } from './pending-additions';

/** Interval at which it is checked whether the shopper is still busy. */
const BUSY_CHECK_INTERVAL_MS = 1000;

/**
 * Loads the bag's code: what may be in a bag, what it is worth and how it is stored. Most pages are looked at with an empty bag and
 * never need it. Rejects when it does not load.
 */
export const loadBag = fetchOnce(() => import('./use-bag'));

/**
 * Puts one of `offer` into the bag, and resolves when it is there. The header counts it at once, and it is stored before the bag's code
 * is loaded: where that does not load, or the page is left meanwhile, it goes in later.
 */
export async function putIntoBag(offer: BagOffer): Promise<void> {
  if (addPending(offer)) setCartCount(cartCountStore.getState().count + 1);
  (await loadBag()).addPendingToBag();
}

function hasStoredBag(): boolean {
  try {
    return localStorage.getItem(storageKeys.bag)?.includes('"sku"') ?? false;
  } catch {
    return false; // Forbidden storage: the bag then lives as long as the tab, and begins empty.
  }
}

/**
 * Loads the bag's code where there is something in the bag: from before this page, from another tab, or additions that are still
 * pending.
 */
function loadBagIfNeeded(): void {
  const pending = loadPending().length;
  if (pending > 0) setCartCount(Math.max(pending, cartCountStore.getState().count));
  if (pending === 0 && !hasStoredBag()) return;
  loadBag().then(
    (bag) => bag.addPendingToBag(),
    () => undefined,
  );
}

let isWaiting = false;

/**
 * Does the same on a page that has been open for a while: after a deploy the bag's code may be gone, which reloads the page. The
 * shopper has not asked for that, so it waits until they are not busy.
 */
function loadBagWhenIdle(): void {
  if (isWaiting) return;
  isWaiting = isPageBusy();
  if (!isWaiting) {
    loadBagIfNeeded();
    return;
  }
  setTimeout(() => {
    isWaiting = false;
    loadBagWhenIdle();
  }, BUSY_CHECK_INTERVAL_MS);
}

if (typeof window !== 'undefined') {
  onReturn(loadBagWhenIdle);
  addEventListener('online', loadBagWhenIdle);
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.bag) loadBagWhenIdle();
  });
}

/**
 * Returns the cart count: none on prerendered pages and in the first render. With the first thing in the bag the drawer is loaded, so that
 * it opens without a connection too.
 */
export function useBagCount(): number {
  const count = useStore(cartCountStore, (state) => state.count);
  const isEmpty = count === 0;
  const locale = usePageLocale();
  useEffect(loadBagIfNeeded, []);
  useEffect(() => {
    if (!isEmpty) fetchDrawer(locale).catch(() => undefined);
  }, [isEmpty, locale]);
  return count;
}
