import { toProductSource, findSizePricing } from '../records/record-sources.ts';
import type { LocaleCode } from '@marehalm/shop';
import { buildProductRecord } from '@marehalm/search/records';
import type { PageSources } from './sources.ts';
import type { Content } from './content.ts';
import type { ProductHit } from '../view-models/product-hit.ts';
import { productHitSchema } from '../view-models/product-hit-schema.ts';

/** Returns the hit that the search service would answer for `product`, built like its record. */
export function toProductHit(
  product: Content['products'][number],
  { contents, variants }: PageSources,
  locale: LocaleCode,
): ProductHit {
  const source = toProductSource(product, contents[locale], locale, (sku) => findSizePricing(variants, sku));
  return productHitSchema.parse(buildProductRecord(source));
}
