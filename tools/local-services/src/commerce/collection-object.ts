import { isProductAvailable, isVariantAvailable } from './availability.ts';
import { connection, type PageArguments } from './connection.ts';
import { imageObject } from './image-object.ts';
import { type MetafieldArguments, metafieldObject, type MetafieldsArguments } from './metafields.ts';
import { minorUnitsOf } from './money-object.ts';
import { productObject } from './product-object.ts';
import { sortProducts } from './product-sort.ts';
import { localized, type RequestContext } from './request-context.ts';
import type { CatalogueCollection, CatalogueProduct } from './shop-catalogue.ts';

export interface ProductFilter {
  readonly available?: boolean | null;
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null;
  readonly productType?: string | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly variantOption?: { readonly name: string; readonly value: string } | null;
}

export interface CollectionProductsArguments extends PageArguments {
  readonly filters?: readonly ProductFilter[] | null;
  readonly sortKey?: string;
}

/** A series or category as the schema's `Collection`. */
export function collectionObject(collection: CatalogueCollection, context: RequestContext) {
  const title = localized(collection.title, context);
  const description = localized(collection.description, context);
  const metafield = ({ namespace, key }: MetafieldArguments) =>
    metafieldObject({
      owner: collection.id,
      namespace,
      key,
      value: key === 'content_id' ? collection.contentId : undefined,
    });
  return {
    __typename: 'Collection',
    id: collection.id,
    handle: collection.handles[context.locale],
    title,
    description: () => description,
    descriptionHtml: () => description,
    image: collection.picture ? imageObject(collection.picture, context) : null,
    seo: { title, description },
    updatedAt: '2026-01-01T00:00:00Z',
    onlineStoreUrl: null,
    trackingParameters: null,
    products: (args: CollectionProductsArguments) => {
      const kept = collection.products.filter((product) => passes(product, args.filters ?? [], context));
      return {
        ...connection(sortProducts(kept, args.sortKey, context), args, {
          key: ({ id }) => id,
          node: (product) => productObject(product, context),
        }),
        filters: [],
      };
    },
    metafield,
    metafields: ({ identifiers }: MetafieldsArguments) => identifiers.map(metafield),
  };
}

/** Filters of one kind widen, different kinds narrow, as at Shopify. */
function passes(
  product: CatalogueProduct,
  filters: readonly ProductFilter[],
  context: RequestContext,
): boolean {
  const kinds = new Map<string, boolean>();
  for (const filter of filters) {
    for (const [kind, value] of Object.entries(filter)) {
      if (value === null || value === undefined) continue;
      kinds.set(kind, (kinds.get(kind) ?? false) || passesOne(product, { [kind]: value }, context));
    }
  }
  return [...kinds.values()].every(Boolean);
}

function passesOne(product: CatalogueProduct, filter: ProductFilter, context: RequestContext): boolean {
  const { available, price, productType, productVendor, tag, variantOption } = filter;
  if (typeof available === 'boolean') return isProductAvailable(product, context) === available;
  if (price) {
    const lowest = price.min ?? 0;
    const highest = price.max ?? Number.POSITIVE_INFINITY;
    return product.variants.some((variant) => {
      const { amount } = variant.priceAt(context.now).price;
      return amount >= (minorUnitsOf(lowest.toFixed(2)) ?? 0) && amount <= highest * 100;
    });
  }
  if (typeof productType === 'string') return Object.values(product.type).includes(productType);
  if (typeof productVendor === 'string') return productVendor === 'Marehalm';
  if (typeof tag === 'string') return product.tags.includes(tag);
  if (variantOption) {
    return (
      Object.values(product.optionName).includes(variantOption.name) &&
      product.variants.some(
        (variant) =>
          Object.values(variant.label).includes(variantOption.value) && isVariantAvailable(variant, context),
      )
    );
  }
  return false;
}
