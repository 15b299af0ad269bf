import { useEffect } from 'react';
import { storageKeys } from '@marehalm/shop';
import { attempt, isPageBusy, onReturn } from '@marehalm/static-router/client';
import { usePageLocale } from '../intl/page-locale';
import { loadBag } from './add-to-bag';
import { cartCount, useCart } from './cart-store';
import { fetchDrawer } from './fetch-drawer';
import { restorePending } from './pending-additions';

/** Interval at which it is checked whether the shopper is still busy. */
const BUSY_CHECK_INTERVAL_MS = 1000;

const hasStoredBag = () => attempt(() => localStorage.getItem(storageKeys.bag)?.includes('"sku"')) ?? false;

/** Loads the bag's code where there is something in the bag: from before this page, from another tab, or still pending. */
function loadBagIfNeeded(): void {
  if (restorePending() === 0 && !hasStoredBag()) return;
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
export function useCartCount(): number {
  const count = useCart(cartCount);
  const isEmpty = count === 0;
  const locale = usePageLocale();
  useEffect(loadBagIfNeeded, []);
  useEffect(() => {
    if (!isEmpty) fetchDrawer(locale).catch(() => undefined);
  }, [isEmpty, locale]);
  return count;
}
