import { useEffect } from 'react';
import { getCartCount, hasStoredBagItems } from '@marehalm/cart-domain/store';
import { storageKeys } from '@marehalm/shop';
import { createActionWhenNotBusy, onVisitorReturn } from '@marehalm/static-router/client';
import { usePageLocale } from '../intl/page-locale';
import { loadBagCode } from './add-to-bag';
import { shopperBagStore, useShopperBagState } from './shopper-bag-store';
import { fetchBagDrawer } from './fetch-bag-drawer';

/** Loads the bag's code if the bag is not empty: from an earlier page, another tab, or with pending additions. */
function loadBagIfNeeded(): void {
  const isEmpty = !hasStoredBagItems(() => localStorage, storageKeys.bag);
  if (shopperBagStore.restorePendingAdditions() === 0 && isEmpty) return;
  loadBagCode().then(
    (bag) => bag.addPendingToBag(),
    () => undefined,
  );
}

const loadBagWhenFree = createActionWhenNotBusy(loadBagIfNeeded);

if (typeof window !== 'undefined') {
  onVisitorReturn(loadBagWhenFree);
  addEventListener('online', loadBagWhenFree);
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.bag) loadBagWhenFree();
  });
}

/**
 * Returns the cart count; 0 in prerendered pages and in the first render. Also loads the bag's code if a bag is stored, and the
 * bag drawer if the bag is not empty.
 */
export function useCartCountAndLoadBag(): number {
  const count = useShopperBagState(getCartCount);
  const isEmpty = count === 0;
  const locale = usePageLocale();
  useEffect(loadBagIfNeeded, []);
  useEffect(() => {
    if (!isEmpty) fetchBagDrawer(locale).catch(() => undefined);
  }, [isEmpty, locale]);
  return count;
}
