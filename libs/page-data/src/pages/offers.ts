import { defaultLocale } from '@marehalm/shop';
import { createBagRules } from './bag-rules.ts';
import { toProductOffers } from './product-view.ts';
import type { PageSources } from './sources.ts';
import type { BagOffer } from '../view-models/bag-offer.ts';

/** Returns the offers of everything that an order may contain, by SKU: products, samples and gifts. Served as `/offers.json`. */
export function createOffers(sources: PageSources): Readonly<Record<string, BagOffer>> {
  const { samples, gifts } = createBagRules(sources);
  const sold = sources.contents[defaultLocale].products.flatMap(({ id }) => toProductOffers(id, sources));
  const offers = [...sold, ...samples, ...gifts.map(({ offer }) => offer)];
  return Object.fromEntries(offers.map((offer) => [offer.sku, offer]));
}
