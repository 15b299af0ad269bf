import { toGlobalId } from './global-ids.ts';
import type { CatalogueProduct, Variant } from './shop-catalogue.ts';

/** Returns the product with its variants, which reference it and are numbered after it. */
export function assembleProduct(
  product: Omit<CatalogueProduct, 'variants'>,
  variants: readonly Omit<Variant, 'id' | 'product'>[],
): CatalogueProduct {
  const complete = { ...product, variants: [] as Variant[] };
  complete.variants = variants.map((variant, index) => ({
    ...variant,
    id: toGlobalId('ProductVariant', product.number + index + 1),
    product: complete,
  }));
  return complete;
}
