import { createTextComparator } from '@marehalm/i18n-routing';
import { getLocalizedText, type RequestContext } from './request-context.ts';
import type { CatalogueProduct } from './shop-catalogue.ts';

/**
 * Sorts products by a key of `ProductSortKeys` or `ProductCollectionSortKeys`. Equal ones keep their order, so that pages never
 * overlap.
 */
export function sortProducts(
  products: readonly CatalogueProduct[],
  sortKey: string | undefined,
  context: RequestContext,
): readonly CatalogueProduct[] {
  const by = (compare: (a: CatalogueProduct, b: CatalogueProduct) => number) => products.toSorted(compare);
  const collate = createTextComparator(context.locale);
  switch (sortKey) {
    case 'TITLE':
      return by((a, b) => collate(getLocalizedText(a.title, context), getLocalizedText(b.title, context)));
    case 'PRODUCT_TYPE':
      return by((a, b) => collate(getLocalizedText(a.type, context), getLocalizedText(b.type, context)));
    case 'PRICE':
      return by((a, b) => findLowestPrice(a, context) - findLowestPrice(b, context));
    case 'BEST_SELLING':
      return by((a, b) => b.popularity - a.popularity);
    case 'CREATED':
    case 'CREATED_AT':
    case 'UPDATED_AT':
      return by((a, b) => (a.released < b.released ? -1 : a.released > b.released ? 1 : 0));
    case 'ID':
      return by((a, b) => a.number - b.number);
    default:
      return products;
  }
}

function findLowestPrice({ variants }: CatalogueProduct, { now }: RequestContext): number {
  return Math.min(...variants.map((variant) => variant.priceAt(now).price.amount));
}
