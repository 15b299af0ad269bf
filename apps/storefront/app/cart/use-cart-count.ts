import { useEffect } from 'react';
import { getCartCount, hasStoredItems } from '@marehalm/cart-domain/store';
import { storageKeys } from '@marehalm/shop';
import { deferWhileBusy, onReturn } from '@marehalm/static-router/client';
import { usePageLocale } from '../intl/page-locale';
import { loadBagCode } from './add-to-bag';
import { shopperBagStore, useShopperBagState } from './shopper-bag-store';
import { fetchDrawer } from './fetch-drawer';

/** Loads the bag's code if the bag is not empty: from an earlier page, another tab, or with pending additions. */
function loadBagIfNeeded(): void {
  const isEmpty = !hasStoredItems(() => localStorage, storageKeys.bag);
  if (shopperBagStore.restorePendingAdditions() === 0 && isEmpty) return;
  loadBagCode().then(
    (bag) => bag.addPendingToBag(),
    () => undefined,
  );
}

const loadBagWhenFree = deferWhileBusy(loadBagIfNeeded);

if (typeof window !== 'undefined') {
  onReturn(loadBagWhenFree);
  addEventListener('online', loadBagWhenFree);
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.bag) loadBagWhenFree();
  });
}

/**
 * Returns the cart count; zero on prerendered pages and in the first render. As soon as the bag is not empty it loads the drawer,
 * so that it also opens offline.
 */
export function useCartCount(): number {
  const count = useShopperBagState(getCartCount);
  const isEmpty = count === 0;
  const locale = usePageLocale();
  useEffect(loadBagIfNeeded, []);
  useEffect(() => {
    if (!isEmpty) fetchDrawer(locale).catch(() => undefined);
  }, [isEmpty, locale]);
  return count;
}
