import type { LocaleCode } from '@marehalm/shop';
import { addAndOpenBag } from '../../cart/add-to-bag';
import { fetchAllOffers } from '../../cart/all-offers';
import { getOwnValue } from '../../browser/get-own-value';

/** Adds one unit of each SKU to the bag, and opens it. Rejects while offline. */
export async function addSkusAndOpenBag(skus: readonly string[], locale: LocaleCode): Promise<void> {
  const offers = await fetchAllOffers();
  addAndOpenBag(
    skus.flatMap((sku) => getOwnValue(offers, sku) ?? []),
    locale,
  );
}
