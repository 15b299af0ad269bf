import { defaultLocale } from '@marehalm/shop';
import { loadShopContent } from './content.server.ts';
import { loadProductOffers } from './product-view.server.ts';
import type { BagOffer } from '../view-models/bag-offer.ts';

/** Loads the offers of all products by SKU. Samples and gifts are in {@link loadBagRules}. */
export async function loadMerchandiseOffers(): Promise<Readonly<Record<string, BagOffer>>> {
  const { products } = await loadShopContent(defaultLocale);
  const offers = (await Promise.all(products.map(({ id }) => loadProductOffers(id)))).flat();
  return Object.fromEntries(offers.map((offer) => [offer.sku, offer]));
}
