import { fetchOnce } from '@marehalm/static-router/client';
import type { BagOffer } from '../view-models/product';
import { addPending } from './pending-additions';

/** Loads the bag's code: what may be in a bag, what it is worth and how it is stored. Rejects when it does not load. */
export const loadBag = fetchOnce(() => import('./bag'));

/**
 * Adds one of `offer` to the bag, and resolves when it is there. It counts at once, and is stored before the bag's code is loaded:
 * where that does not load, or the page is left meanwhile, it goes in later.
 */
export async function addToBag(offer: BagOffer): Promise<void> {
  addPending(offer);
  (await loadBag()).addPendingToBag();
}
