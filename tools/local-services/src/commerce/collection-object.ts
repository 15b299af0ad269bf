import { connection, type PageArguments } from './connection.ts';
import { imageObject } from './image-object.ts';
import { type MetafieldArguments, metafieldObject, type MetafieldsArguments } from './metafields.ts';
import { filterObjects, passesFilters, type ProductFilter } from './product-filters.ts';
import { productObject } from './product-object.ts';
import { sortProducts } from './product-sort.ts';
import { localized, type RequestContext } from './request-context.ts';
import type { CatalogueCollection } from './shop-catalogue.ts';

export interface CollectionProductsArguments extends PageArguments {
  readonly filters?: readonly ProductFilter[] | null;
  readonly sortKey?: string;
}

/** The content files of collections keep no date of their own. */
const UPDATED_AT = '2026-01-01T00:00:00Z';

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
      changedAt: UPDATED_AT,
      parent: () => collectionObject(collection, context),
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
    updatedAt: UPDATED_AT,
    onlineStoreUrl: null,
    trackingParameters: null,
    products: (args: CollectionProductsArguments) => {
      const kept = collection.products.filter((product) =>
        passesFilters(product, args.filters ?? [], context),
      );
      return {
        ...connection(sortProducts(kept, args.sortKey, context), args, {
          key: ({ id }) => id,
          node: (product) => productObject(product, context),
        }),
        filters: () => filterObjects(kept, context),
      };
    },
    metafield,
    metafields: ({ identifiers }: MetafieldsArguments) => identifiers.map(metafield),
  };
}
