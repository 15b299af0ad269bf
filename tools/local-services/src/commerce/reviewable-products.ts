import type { StoredOrder } from './order-store.ts';
import type { CatalogueProduct, ShopCatalogue } from './shop-catalogue.ts';

/**
 * Returns the products of an order that its buyer may review: those that were bought and have been sent, and are still sold. Samples
 * and gifts were not bought.
 */
export function listReviewableProducts(
  { lines, shipments }: Pick<StoredOrder, 'lines' | 'shipments'>,
  { variantBySku, productByContentId }: Pick<ShopCatalogue, 'variantBySku' | 'productByContentId'>,
): readonly CatalogueProduct[] {
  const sent = new Set(shipments.flatMap((shipment) => shipment.lines.map(({ position }) => position)));
  const ids = lines.flatMap(({ sku }, position) => {
    const variant = sent.has(position) ? variantBySku.get(sku) : undefined;
    return variant?.kind === 'merchandise' ? [variant.contentProduct] : [];
  });
  return [...new Set(ids)].flatMap((id) => productByContentId.get(id) ?? []);
}

/** Whether the buyer of an order may review anything. */
export const hasReviewableProducts = (...order: Parameters<typeof listReviewableProducts>): boolean =>
  listReviewableProducts(...order).length > 0;
