import { createTextComparator } from '@marehalm/i18n-routing';
import { toCollectionObject, toProductObject, toVariantObject } from './catalogue-objects.ts';
import { toGraphQLConnection, type PageArguments } from './graphql-connection.ts';
import { requireGlobalId } from './global-ids.ts';
import { requireInputSize } from './input-size.ts';
import { filterProductsByQuery } from './product-search.ts';
import { sortProducts } from './product-sort.ts';
import { getLocalizedText, type RequestContext } from './request-context.ts';
import { parseSearch, matchesSearch } from './search-syntax.ts';
import type { CatalogueCollection, CatalogueProduct } from './shop-catalogue.ts';
import { publicApiVersions } from './api-versions.ts';
import { toLocalizationObject } from './localization-object.ts';
import { toPaymentSettingsObject } from './payment-settings-object.ts';
import { toShopObject } from './shop-object.ts';

interface ThingArguments {
  readonly id?: string | null | undefined;
  readonly handle?: string | null | undefined;
}

interface ListArguments extends PageArguments {
  readonly query?: string | null;
  readonly sortKey?: string;
}

const byId = { key: ({ id }: { readonly id: string }) => id };

/** The fields of `QueryRoot` about the catalogue. */
export const catalogueQueries = {
  product: (args: ThingArguments, context: RequestContext) => {
    const product = findProduct(args, context);
    return product ? toProductObject(product, context) : null;
  },
  productByHandle: (args: { readonly handle: string }, context: RequestContext) => {
    const product = findProduct(args, context);
    return product ? toProductObject(product, context) : null;
  },
  products: (args: ListArguments, context: RequestContext) => {
    const found = filterProductsByQuery(context.catalogue.products, args.query, context);
    return {
      ...toGraphQLConnection(sortProducts(found, args.sortKey, context), args, {
        ...byId,
        node: (product) => toProductObject(product, context),
      }),
      filters: [],
    };
  },
  productRecommendations: (
    args: { readonly productId?: string | null; readonly productHandle?: string | null },
    context: RequestContext,
  ) => {
    const product = findProduct({ id: args.productId, handle: args.productHandle }, context);
    if (!product) return null;
    return product.related
      .map((id) => context.catalogue.productByContentId.get(id))
      .filter((related) => related !== undefined)
      .map((related) => toProductObject(related, context));
  },
  productTags: ({ first }: { readonly first: number }, { catalogue }: RequestContext) =>
    texts([...new Set(catalogue.products.flatMap(({ tags }) => tags))].sort(), first),
  productTypes: ({ first }: { readonly first: number }, context: RequestContext) =>
    texts(
      [...new Set(context.catalogue.products.map(({ type }) => getLocalizedText(type, context)))].sort(
        createTextComparator(context.locale),
      ),
      first,
    ),
  collection: (args: ThingArguments, context: RequestContext) => {
    const collection = findCollection(args, context);
    return collection ? toCollectionObject(collection, context) : null;
  },
  collectionByHandle: (args: { readonly handle: string }, context: RequestContext) => {
    const collection = findCollection(args, context);
    return collection ? toCollectionObject(collection, context) : null;
  },
  collections: (args: ListArguments, context: RequestContext) => {
    const query = parseSearch(args.query ?? '');
    const titleOf = (collection: CatalogueCollection) => getLocalizedText(collection.title, context);
    const found = context.catalogue.collections.filter((collection) =>
      matchesSearch(query, ({ field, value, isPrefix }) => {
        if (field !== undefined && field !== 'title') return false;
        const title = titleOf(collection).toLowerCase();
        return isPrefix ? title.startsWith(value.toLowerCase()) : title.includes(value.toLowerCase());
      }),
    );
    const collate = createTextComparator(context.locale);
    const sorted =
      args.sortKey === 'TITLE' ? found.toSorted((a, b) => collate(titleOf(a), titleOf(b))) : found;
    return {
      ...toGraphQLConnection(sorted, args, {
        ...byId,
        node: (collection) => toCollectionObject(collection, context),
      }),
      totalCount: String(found.length),
    };
  },
  shop: (_args: unknown, context: RequestContext) => toShopObject(context),
  paymentSettings: (_args: unknown, context: RequestContext) => toPaymentSettingsObject(context),
  localization: (_args: unknown, context: RequestContext) => toLocalizationObject(context),
  publicApiVersions,
  // The shop has no store pickup and no metaobjects. An empty answer is correct; an error would not be.
  locations: nothing,
  metaobject: () => null,
  metaobjects: nothing,
};

function nothing(args: PageArguments) {
  return toGraphQLConnection([], args, { key: String, node: String });
}

/** Finds a product, variant or collection by its global id, for `node` and `nodes`. */
export function findCatalogueNode(id: string, context: RequestContext) {
  const { productById, variantById, collectionById } = context.catalogue;
  const product = productById.get(id);
  if (product) return toProductObject(product, context);
  const variant = variantById.get(id);
  if (variant) return toVariantObject(variant, context);
  const collection = collectionById.get(id);
  if (collection) return toCollectionObject(collection, context);
  const shop = toShopObject(context);
  return shop.id === id ? shop : null;
}

/**
 * Finds the nodes of a list of ids.
 * @throws GraphQLError for too many or invalid ids.
 */
export function findNodes(ids: readonly string[], find: (id: string) => unknown): unknown[] {
  requireInputSize(ids);
  return ids.map((id) => {
    requireGlobalId(id);
    return find(id);
  });
}

function findProduct(
  { id, handle }: ThingArguments,
  { catalogue }: RequestContext,
): CatalogueProduct | undefined {
  if (id !== null && id !== undefined) {
    requireGlobalId(id);
    return catalogue.productById.get(id);
  }
  return handle === null || handle === undefined ? undefined : catalogue.productByHandle.get(handle);
}

function findCollection(
  { id, handle }: ThingArguments,
  { catalogue }: RequestContext,
): CatalogueCollection | undefined {
  if (id !== null && id !== undefined) {
    requireGlobalId(id);
    return catalogue.collectionById.get(id);
  }
  return handle === null || handle === undefined ? undefined : catalogue.collectionByHandle.get(handle);
}

function texts(values: readonly string[], first: number) {
  return toGraphQLConnection(values, { first }, { key: (value) => value, node: (value) => value });
}
