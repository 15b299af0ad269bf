import { defaultLocale } from '@marehalm/shop';
import { toProductOffers } from './product-view.ts';
import type { PageSources } from './sources.ts';
import type { BagOffer } from '../view-models/bag-offer.ts';

/** Returns the offers of all products by SKU. Samples and gifts are in {@link createBagRules}. */
export function createMerchandiseOffers(sources: PageSources): Readonly<Record<string, BagOffer>> {
  const offers = sources.contents[defaultLocale].products.flatMap(({ id }) => toProductOffers(id, sources));
  return Object.fromEntries(offers.map((offer) => [offer.sku, offer]));
}
