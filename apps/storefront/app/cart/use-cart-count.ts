import { useEffect } from 'react';
import { storageKeys } from '@marehalm/shop';
import { attempt, isPageBusy, onReturn } from '@marehalm/static-router/client';
import { usePageLocale } from '../intl/page-locale';
import { loadBag } from './add-to-bag';
import { getCartCount, useCart } from './cart-store';
import { fetchDrawer } from './fetch-drawer';
import { restorePendingAdditions } from './pending-additions';

/** Interval at which the page checks whether the shopper is still busy. */
const BUSY_CHECK_INTERVAL_MS = 1000;

const hasStoredBag = () => attempt(() => localStorage.getItem(storageKeys.bag)?.includes('"sku"')) ?? false;

/** Loads the bag's code if the bag is not empty: from an earlier page, another tab, or with pending additions. */
function loadBagIfNeeded(): void {
  if (restorePendingAdditions() === 0 && !hasStoredBag()) return;
  loadBag().then(
    (bag) => bag.addPendingToBag(),
    () => undefined,
  );
}

let isWaiting = false;

/**
 * Loads the bag's code on a page that has been open for a while. After a deployment it may be missing, which reloads the page, so
 * this waits until the shopper is not busy.
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
 * Returns the cart count; zero on prerendered pages and in the first render. As soon as the bag is not empty it loads the drawer,
 * so that it also opens offline.
 */
export function useCartCount(): number {
  const count = useCart(getCartCount);
  const isEmpty = count === 0;
  const locale = usePageLocale();
  useEffect(loadBagIfNeeded, []);
  useEffect(() => {
    if (!isEmpty) fetchDrawer(locale).catch(() => undefined);
  }, [isEmpty, locale]);
  return count;
}
