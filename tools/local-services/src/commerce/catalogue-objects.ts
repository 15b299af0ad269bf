import { type Money, calculateUnitPrice } from '@marehalm/cart-domain/money';
import type { ProductRating } from '@marehalm/commerce-client';
import { createTextComparator } from '@marehalm/i18n-routing';
import { hrefFor, brand } from '@marehalm/shop';
import { isProductAvailable, isVariantAvailable, countAvailableUnits } from './availability.ts';
import { toGraphQLConnection, type PageArguments } from './graphql-connection.ts';
import { escapeHtml } from './content-html.ts';
import { toGlobalId } from './global-ids.ts';
import { toImageObject, toMediaObject } from './image-object.ts';
import {
  type MetafieldArguments,
  type MetafieldsArguments,
  REVIEWS_NAMESPACE,
  toMetafieldObject,
} from './metafields.ts';
import { toMoneyObject } from './money-object.ts';
import { toFilterObjects, matchesProductFilters, type ProductFilter } from './product-filters.ts';
import { sortProducts } from './product-sort.ts';
import { MAX_LINE_QUANTITY } from './input-size.ts';
import { getLocalizedText, type RequestContext } from './request-context.ts';
import type { CatalogueCollection, CatalogueProduct, Variant } from './shop-catalogue.ts';

export interface SelectedOptionsArguments {
  readonly selectedOptions?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly ignoreUnknownOptions?: boolean;
  readonly caseInsensitiveMatch?: boolean;
}

/** Returns the rest of the standard metafields `reviews.rating` and `reviews.rating_count`, which products without ratings lack. */
function toRatingField(key: string, rating: ProductRating | undefined) {
  const ownNamespace = REVIEWS_NAMESPACE;
  if (key === 'rating_count')
    return { ownNamespace, type: 'number_integer' as const, value: rating && String(rating.count) };
  const value = rating && { scale_min: '1.0', scale_max: '5.0', value: rating.average.toFixed(1) };
  return {
    ownNamespace,
    type: 'rating' as const,
    value: key === 'rating' && value ? JSON.stringify(value) : undefined,
  };
}

/** Returns a product as the schema's `Product`. */
export function toProductObject(product: CatalogueProduct, context: RequestContext) {
  const { locale, now } = context;
  const title = getLocalizedText(product.title, context);
  const description = getLocalizedText(product.description, context);
  const pictures = product.pictures;
  const prices = product.variants.map((variant) => variant.priceAt(now));
  const pageOptions = { key: ({ id }: { id: string }) => id };

  const metafields: Readonly<Record<string, string | undefined>> = {
    subtitle: product.subtitle?.[locale],
    promise: product.promise?.[locale],
    content_id: product.contentId,
  };
  const metafield = ({ namespace, key }: MetafieldArguments) =>
    toMetafieldObject({
      owner: product.id,
      namespace,
      key,
      changedAt: toInstant(product.released),
      parent: () => toProductObject(product, context),
      ...(namespace === REVIEWS_NAMESPACE
        ? toRatingField(key, context.ratings.get(product.contentId))
        : { value: metafields[key] }),
    });

  return {
    __typename: 'Product',
    id: product.id,
    handle: product.handles[locale],
    title,
    description: ({ truncateAt }: { truncateAt?: number | null }) => truncate(description, truncateAt),
    descriptionHtml: `<p>${escapeHtml(description)}</p>`,
    vendor: brand.name,
    productType: getLocalizedText(product.type, context),
    category: null,
    tags: product.tags,
    isGiftCard: product.isGiftCard,
    requiresSellingPlan: false,
    availableForSale: () => isProductAvailable(product, context),
    totalInventory: () =>
      product.variants.reduce((sum, variant) => sum + (countAvailableUnits(variant, context) ?? 0), 0),
    createdAt: toInstant(product.released),
    publishedAt: toInstant(product.released),
    updatedAt: toInstant(product.released),
    onlineStoreUrl: product.tags.includes('not-listed')
      ? null
      : context.links.home() + hrefFor('product', locale, { slug: product.handles[locale] }),
    trackingParameters: null,
    seo: { title, description: product.promise?.[locale] ?? description },
    options: () => [toOptionObject(product, context)],
    priceRange: toPriceRange(prices.map(({ price }) => price)),
    compareAtPriceRange: toPriceRange(
      prices.map(({ price, compareAtPrice }) => compareAtPrice ?? createZero(price)),
    ),
    featuredImage: pictures[0] ? toImageObject(pictures[0], context) : null,
    images: (args: PageArguments) =>
      toGraphQLConnection(pictures, args, {
        ...pageOptions,
        node: (picture) => toImageObject(picture, context),
      }),
    media: (args: PageArguments) =>
      toGraphQLConnection(pictures, args, {
        ...pageOptions,
        node: (picture) => toMediaObject(picture, context),
      }),
    variants: (args: PageArguments & { sortKey?: string }) =>
      toGraphQLConnection(sortVariants(product.variants, args.sortKey, context), args, {
        ...pageOptions,
        node: (variant) => toVariantObject(variant, context),
      }),
    variantsCount: { count: product.variants.length, precision: 'EXACT' },
    variantBySelectedOptions: (args: SelectedOptionsArguments) => {
      const variant = findMatchingVariant(product, args);
      return variant ? toVariantObject(variant, context) : null;
    },
    selectedOrFirstAvailableVariant: (args: SelectedOptionsArguments) => {
      const asked = (args.selectedOptions?.length ?? 0) > 0 ? findMatchingVariant(product, args) : undefined;
      const available = product.variants.find((variant) => isVariantAvailable(variant, context));
      const variant = asked ?? available ?? product.variants[0];
      return variant ? toVariantObject(variant, context) : null;
    },
    // With one option, every other value is adjacent.
    adjacentVariants: (args: SelectedOptionsArguments): object[] => {
      const selected = findMatchingVariant(product, args);
      const others = product.variants.filter((variant) => variant !== selected);
      return others.map((variant) => toVariantObject(variant, context));
    },
    encodedVariantExistence: () => `v1_${product.variants.map((_, index) => index).join(' ')}`,
    encodedVariantAvailability: () =>
      `v1_${product.variants
        .map((variant, index) => (isVariantAvailable(variant, context) ? index : undefined))
        .filter((index) => index !== undefined)
        .join(' ')}`,
    collections: (args: PageArguments) =>
      toGraphQLConnection(
        product.collections
          .map((id) => context.catalogue.collectionByContentId.get(id))
          .filter((collection) => collection !== undefined),
        args,
        { ...pageOptions, node: (collection) => toCollectionObject(collection, context) },
      ),
    sellingPlanGroups: (args: PageArguments) => toGraphQLConnection([], args, { key: String, node: String }),
    metafield,
    metafields: ({ identifiers }: MetafieldsArguments) => identifiers.map(metafield),
  };
}

/** Returns a variant as the schema's `ProductVariant`. */
export function toVariantObject(variant: Variant, context: RequestContext) {
  const { price, compareAtPrice } = variant.priceAt(context.now);
  const { product, measurement } = variant;
  const label = getLocalizedText(variant.label, context);
  const picture = variant.picture ?? product.pictures[0];
  const perUnit = measurement ? calculateUnitPrice(price, measurement.amount, measurement.unit) : undefined;
  const isPhysical = variant.kind !== 'gift-card';
  const noPages = (args: PageArguments) => toGraphQLConnection([], args, { key: String, node: String });
  return {
    __typename: 'ProductVariant',
    id: variant.id,
    title: label,
    sku: variant.sku,
    barcode: null,
    product: () => toProductObject(product, context),
    image: picture ? toImageObject(picture, context) : null,
    price: toMoneyObject(price),
    priceV2: toMoneyObject(price),
    compareAtPrice: compareAtPrice ? toMoneyObject(compareAtPrice) : null,
    compareAtPriceV2: compareAtPrice ? toMoneyObject(compareAtPrice) : null,
    unitPrice: perUnit ? toMoneyObject(perUnit) : null,
    unitPriceMeasurement: measurement
      ? {
          measuredType: measurement.unit === 'ml' ? 'VOLUME' : 'WEIGHT',
          quantityUnit: measurement.unit === 'ml' ? 'ML' : 'G',
          quantityValue: measurement.amount,
          referenceUnit: measurement.unit === 'ml' ? 'L' : 'KG',
          referenceValue: 1,
        }
      : null,
    availableForSale: () => isVariantAvailable(variant, context),
    currentlyNotInStock: false,
    quantityAvailable: () => countAvailableUnits(variant, context) ?? null,
    quantityRule: { minimum: 1, maximum: MAX_LINE_QUANTITY, increment: 1 },
    quantityPriceBreaks: noPages,
    selectedOptions: [{ name: getLocalizedText(product.optionName, context), value: label }],
    requiresShipping: isPhysical,
    requiresComponents: false,
    components: noPages,
    groupedBy: noPages,
    storeAvailability: noPages,
    sellingPlanAllocations: noPages,
    shopPayInstallmentsPricing: null,
    taxable: isPhysical,
    weight: null,
    weightUnit: 'GRAMS',
    metafield: null,
    metafields: ({ identifiers }: MetafieldsArguments) => identifiers.map(() => null),
  };
}

function toOptionObject(product: CatalogueProduct, context: RequestContext) {
  return {
    __typename: 'ProductOption',
    id: toGlobalId('ProductOption', product.number),
    name: getLocalizedText(product.optionName, context),
    values: product.variants.map(({ label }) => getLocalizedText(label, context)),
    optionValues: () =>
      product.variants.map((variant, index) => ({
        __typename: 'ProductOptionValue',
        id: toGlobalId('ProductOptionValue', product.number + index + 1),
        name: getLocalizedText(variant.label, context),
        swatch: null,
        firstSelectableVariant: () => toVariantObject(variant, context),
      })),
  };
}

/** Option names are accepted in either language, because a URL created in one must work in the other. */
function findMatchingVariant(product: CatalogueProduct, args: SelectedOptionsArguments): Variant | undefined {
  const fold = (text: string) => (args.caseInsensitiveMatch === true ? text.toLowerCase() : text);
  const known = Object.values(product.optionName).map(fold);
  const asked = args.selectedOptions ?? [];
  if (args.ignoreUnknownOptions !== true && asked.some(({ name }) => !known.includes(fold(name)))) {
    return undefined;
  }
  const value = asked.find(({ name }) => known.includes(fold(name)))?.value;
  if (value === undefined) return undefined;
  return product.variants.find(({ label }) => Object.values(label).map(fold).includes(fold(value)));
}

function sortVariants(
  variants: readonly Variant[],
  sortKey: string | undefined,
  context: RequestContext,
): readonly Variant[] {
  switch (sortKey) {
    case 'SKU':
      return variants.toSorted((a, b) => createTextComparator('en')(a.sku, b.sku));
    case 'TITLE':
      return variants.toSorted((a, b) =>
        createTextComparator(context.locale)(
          getLocalizedText(a.label, context),
          getLocalizedText(b.label, context),
        ),
      );
    default:
      // Ids increase with the position.
      return variants;
  }
}

function toPriceRange(prices: readonly Money[]) {
  const sorted = prices.toSorted((a, b) => a.amount - b.amount);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (!lowest || !highest) throw new Error('Cannot give a price range: the product has no variant');
  return { minVariantPrice: toMoneyObject(lowest), maxVariantPrice: toMoneyObject(highest) };
}

/** What Shopify answers for "no compare-at price" where the schema requires money. */
function createZero({ currency }: Money): Money {
  return { amount: 0, currency };
}

function truncate(text: string, length: number | null | undefined): string {
  if (length === null || length === undefined || text.length <= length) return text;
  return `${text.slice(0, Math.max(0, length - 3))}...`;
}

function toInstant(date: string): string {
  return `${date}T00:00:00Z`;
}

export interface CollectionProductsArguments extends PageArguments {
  readonly filters?: readonly ProductFilter[] | null;
  readonly sortKey?: string;
}

/** The content files of collections have no date. */
const UPDATED_AT = '2026-01-01T00:00:00Z';

/** Returns a collection or category as the schema's `Collection`. */
export function toCollectionObject(collection: CatalogueCollection, context: RequestContext) {
  const title = getLocalizedText(collection.title, context);
  const description = getLocalizedText(collection.description, context);
  const metafield = ({ namespace, key }: MetafieldArguments) =>
    toMetafieldObject({
      owner: collection.id,
      namespace,
      key,
      value: key === 'content_id' ? collection.contentId : undefined,
      changedAt: UPDATED_AT,
      parent: () => toCollectionObject(collection, context),
    });
  return {
    __typename: 'Collection',
    id: collection.id,
    handle: collection.handles[context.locale],
    title,
    description: () => description,
    descriptionHtml: () => description,
    image: collection.picture ? toImageObject(collection.picture, context) : null,
    seo: { title, description },
    updatedAt: UPDATED_AT,
    onlineStoreUrl: null,
    trackingParameters: null,
    products: (args: CollectionProductsArguments) => {
      const kept = collection.products.filter((product) =>
        matchesProductFilters(product, args.filters ?? [], context),
      );
      return {
        ...toGraphQLConnection(sortProducts(kept, args.sortKey, context), args, {
          key: ({ id }) => id,
          node: (product) => toProductObject(product, context),
        }),
        filters: () => toFilterObjects(kept, context),
      };
    },
    metafield,
    metafields: ({ identifiers }: MetafieldsArguments) => identifiers.map(metafield),
  };
}
