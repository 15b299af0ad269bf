import { fetchOnce } from '@marehalm/static-router/client';
import { cartStore, type Addition } from './cart-store';

/** Loads the bag's code, which knows its rules, prices and storage. Rejects if it cannot be loaded. */
export const loadBag = fetchOnce(() => import('./bag'));

/**
 * Adds to the bag, and resolves when it is there. It counts at once, and is stored before the bag's code is loaded:
 * where that does not load, or the page is left meanwhile, it goes in later.
 */
export async function addToBag(addition: Addition): Promise<void> {
  cartStore.addPendingAddition(addition);
  (await loadBag()).addPendingToBag();
}
