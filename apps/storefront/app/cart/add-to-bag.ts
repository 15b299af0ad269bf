import { createOnceLoader } from '@marehalm/static-router/client';
import { shopperBagStore, type Addition } from './shopper-bag-store';

/** Loads the bag's code, which knows its rules, prices and storage. Rejects if it cannot be loaded. */
export const loadBagCode = createOnceLoader(() => import('./bag'));

/**
 * Adds to the bag, and resolves when it is there. It counts at once, and is stored before the bag's code is loaded:
 * where that does not load, or the page is left meanwhile, it goes in later.
 */
export async function addToBag(addition: Addition): Promise<void> {
  shopperBagStore.addPendingAddition(addition);
  (await loadBagCode()).addPendingToBag();
}
