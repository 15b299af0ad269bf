import { toProductSource, findSizePricing } from '@marehalm/local-services/search-records';
import type { LocaleCode } from '@marehalm/shop';
import { buildProductRecord } from '@marehalm/search/records';
import type { VariantsPerMarket } from './variants-per-market.server.ts';
import type { Content } from './content.server.ts';
import type { ProductHit } from '../view-models/product-hit.ts';
import { productHitSchema } from '../view-models/product-hit-schema.ts';

/** Returns the hit that the search service would answer for `product`, built like its record. */
export function toProductHit(
  product: Content['products'][number],
  content: Content,
  locale: LocaleCode,
  assortment: VariantsPerMarket,
): ProductHit {
  const source = toProductSource(product, content, locale, (sku) => findSizePricing(assortment, sku));
  return productHitSchema.parse(buildProductRecord(source));
}
