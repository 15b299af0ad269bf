import type { Offer } from '@marehalm/cart-domain/bag';
import type { RequestContext } from './request-context.ts';
import type { CatalogueProduct, Variant } from './shop-catalogue.ts';

/** Returns the units available now; `undefined` when stock is not counted. */
export function countAvailableUnits(
  { stockSku }: Pick<Variant, 'stockSku'>,
  { inventory, shop }: Pick<RequestContext, 'inventory' | 'shop'>,
): number | undefined {
  return stockSku === undefined ? undefined : inventory.available(shop.id, stockSku);
}

/** Whether at least one unit is available now. */
export function isVariantAvailable(variant: Variant, context: RequestContext): boolean {
  return countAvailableUnits(variant, context) !== 0;
}

/** Whether any variant is available now. */
export function isProductAvailable({ variants }: CatalogueProduct, context: RequestContext): boolean {
  return variants.some((variant) => isVariantAvailable(variant, context));
}

/** Converts the variant to an offer of `@marehalm/cart-domain`, at this request's price and stock. */
export function toOffer(variant: Variant, context: RequestContext): Offer {
  const stock = countAvailableUnits(variant, context);
  return {
    sku: variant.sku,
    product: variant.contentProduct,
    collections: variant.product.collections,
    kind: variant.kind,
    ...variant.priceAt(context.now),
    ...(variant.ownAmount ? { ownAmount: variant.ownAmount } : {}),
    available: stock !== 0,
    ...(stock === undefined ? {} : { stock }),
  };
}
