import { defaultLocale } from '@marehalm/shop';
import { loadShopContent } from './content.server.ts';
import { loadBagOffers } from './product-view.server.ts';
import type { BagOffer } from '../view-models/product.ts';

/** Loads the offers of everything that is sold, by SKU, for orders and for buying again. */
export async function loadOffers(): Promise<Readonly<Record<string, BagOffer>>> {
  const { products } = await loadShopContent(defaultLocale);
  const offers = (await Promise.all(products.map(({ id }) => loadBagOffers(id)))).flat();
  return Object.fromEntries(offers.map((offer) => [offer.sku, offer]));
}
