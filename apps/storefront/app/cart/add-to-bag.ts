import type { LocaleCode } from '@marehalm/shop';
import { createOnceLoader } from '@marehalm/static-router/client';
import { openOverlay } from '../session/overlay-store';
import { fetchBagDrawer } from './fetch-bag-drawer';
import { shopperBagStore, type ShopBagAddition } from './shopper-bag-store';

/** Loads the bag's code, which knows its rules, prices and storage. Rejects if it cannot be loaded. */
export const loadBagCode = createOnceLoader(() => import('./bag'));

/**
 * Stores an addition as pending, so that it counts at once, then moves it into the bag. Resolves when it is in the bag; rejects
 * if the bag's code cannot be loaded, in which case the addition stays pending.
 */
export async function addToBag(addition: ShopBagAddition): Promise<void> {
  shopperBagStore.addPendingAddition(addition);
  (await loadBagCode()).addPendingToBag();
}

/**
 * Adds all `additions` to the bag, then opens the bag drawer. If the bag's code fails to load, the additions stay pending and the
 * drawer stays closed.
 */
export function addAndOpenBag(additions: readonly ShopBagAddition[], locale: LocaleCode): void {
  fetchBagDrawer(locale).catch(() => undefined);
  Promise.all(additions.map(addToBag)).then(
    () => {
      openOverlay('bag');
    },
    () => undefined,
  );
}
