import { defaultLocale } from '@marehalm/shop';
import { loadShopContent } from './content.server.ts';
import { loadProductOffers } from './product-view.server.ts';
import type { BagOffer } from '../view-models/product.ts';

/** Loads the offers of everything that is sold, by SKU, for orders and for buying again. */
export async function loadAllBagOffers(): Promise<Readonly<Record<string, BagOffer>>> {
  const { products } = await loadShopContent(defaultLocale);
  const offers = (await Promise.all(products.map(({ id }) => loadProductOffers(id)))).flat();
  return Object.fromEntries(offers.map((offer) => [offer.sku, offer]));
}
