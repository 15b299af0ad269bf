import type { GoodsKind } from '@marehalm/cart-domain/bag';
import type { Money } from '@marehalm/cart-domain/money';
import type { BilingualText } from '@marehalm/shop/content';
import { type LocaleCode, localeCodes, mapLocales } from '@marehalm/shop';
import { localizeTexts } from '../localize-texts.ts';
import type { Content, PictureEntry, ProductFile } from '../load-content.ts';
import { toGlobalId } from './global-ids.ts';
import type { PriceOverrides } from './price-overrides.ts';
import { type Price, getPriceAt } from './prices.ts';
import type { MarketShop } from './market-shops.ts';
import {
  buildGiftProduct,
  buildSampleProduct,
  GIFT_CARD_PRODUCT_OFFSET,
  buildGiftCardProduct,
} from './gift-and-sample-products.ts';
import { assembleProduct } from './assemble-product.ts';

/** A size, an amount, a sample or a gift: anything that a cart may contain. */
export interface Variant {
  readonly id: string;
  readonly sku: string;
  readonly product: CatalogueProduct;
  /** The value of the product's one option. */
  readonly label: BilingualText;
  /** Absent if the first picture of the product shows it. */
  readonly picture?: PictureEntry | undefined;
  readonly kind: GoodsKind;
  /** The content's product of this size; for samples and gifts the product that they are a part of. */
  readonly contentProduct: string;
  readonly priceAt: (at: Date) => Price;
  /** The price in the content, which the merchant may override. */
  readonly contentPriceAt?: (at: Date) => Price;
  /** The range of amounts that the buyer of a gift card may choose from. Its minimum is the price. */
  readonly ownAmount?: { readonly min: Money; readonly max: Money };
  /** Content of one pack in `unit`, if the law requires a price per liter or kilogram. */
  readonly measurement?: { readonly amount: number; readonly unit: 'ml' | 'g' };
  /** The SKU whose stock counts: a gift uses the stock of its product. Without one the stock is unlimited. */
  readonly stockSku?: string;
  /** Initial stock in the content. */
  readonly declaredStock?: number;
}

/** A product of one shop. */
export interface CatalogueProduct {
  readonly id: string;
  /** The content's own id (`p04`), or one that the shop adds (`gift-card`, `free-samples`, `free-gifts`). */
  readonly contentId: string;
  /** Increases with the id; newer products have higher numbers. */
  readonly number: number;
  readonly handles: Readonly<Record<LocaleCode, string>>;
  readonly title: BilingualText;
  readonly subtitle?: BilingualText;
  readonly promise?: BilingualText;
  readonly description: BilingualText;
  readonly type: BilingualText;
  readonly optionName: BilingualText;
  readonly tags: readonly string[];
  readonly isGiftCard: boolean;
  readonly pictures: readonly PictureEntry[];
  readonly variants: readonly Variant[];
  /** ISO 8601 date. */
  readonly released: string;
  /** 0 to 100; higher means more sales. */
  readonly popularity: number;
  /** Content ids of related products. */
  readonly related: readonly string[];
  /** Content ids of its collection, its category and the parent category. */
  readonly collections: readonly string[];
}

/** A collection or a category. */
export interface CatalogueCollection {
  readonly id: string;
  readonly contentId: string;
  readonly handles: Readonly<Record<LocaleCode, string>>;
  readonly title: BilingualText;
  readonly description: BilingualText;
  readonly picture?: PictureEntry;
  readonly products: readonly CatalogueProduct[];
}

/** The catalog of one shop with an index for each kind of lookup. */
export interface ShopCatalogue {
  /** By id, ascending. */
  readonly products: readonly CatalogueProduct[];
  readonly productById: ReadonlyMap<string, CatalogueProduct>;
  /** By handle in either language. */
  readonly productByHandle: ReadonlyMap<string, CatalogueProduct>;
  readonly productByContentId: ReadonlyMap<string, CatalogueProduct>;
  readonly variantById: ReadonlyMap<string, Variant>;
  readonly variantBySku: ReadonlyMap<string, Variant>;
  readonly collections: readonly CatalogueCollection[];
  readonly collectionById: ReadonlyMap<string, CatalogueCollection>;
  readonly collectionByHandle: ReadonlyMap<string, CatalogueCollection>;
  /** Collections before categories. */
  readonly collectionByContentId: ReadonlyMap<string, CatalogueCollection>;
}

/** Numbers below {@link GIFT_CARD_PRODUCT_OFFSET} belong to the content: `p04` is 400, its first size 401. */
const FIRST_COLLECTION_NUMBER = 950_000;

const sizeOption: BilingualText = localizeTexts({ en: 'Size', da: 'Størrelse' });

/**
 * Builds the catalog of `shop` from `content`, with the merchant's prices in `overrides`.
 *
 * @throws Error when a product's id does not have the form `p04`, from which its number is derived.
 */
export function buildShopCatalogue(
  content: Content,
  shop: MarketShop,
  overrides?: Pick<PriceOverrides, 'priceOf'>,
): ShopCatalogue {
  const pictures = new Map(content.pictures.map((picture) => [picture.id, picture]));
  const categories = new Map(content.categories.map((category) => [category.id, category]));
  const picturesOf = (ids: readonly string[]): PictureEntry[] =>
    ids.map((id) => pictures.get(id)).filter((picture) => picture !== undefined);

  const contentProduct = (product: ProductFile): CatalogueProduct => {
    const number = toNumber(product.id, shop);
    const category = categories.get(product.category);
    return assembleProduct(
      {
        id: toGlobalId('Product', number),
        contentId: product.id,
        number,
        handles: product.slugs,
        title: product.name,
        subtitle: product.subtitle,
        promise: product.promise,
        description: product.description,
        type: category?.name ?? mapLocales(() => ''),
        optionName: sizeOption,
        tags: [
          ...(product.isNew ? ['new'] : []),
          ...(product.isBestseller ? ['bestseller'] : []),
          product.collection,
          product.category,
          ...product.skinTypes,
          ...product.concerns.filter((concern) => concern !== 'none'),
          ...product.certifications,
        ],
        isGiftCard: false,
        // A picture of a variant is one of its product.
        pictures: picturesOf([
          ...new Set([...product.pictures, ...product.sizes.flatMap(({ picture }) => picture ?? [])]),
        ]),
        released: product.released,
        popularity: product.ranking.popularity,
        related: product.related,
        collections: [
          product.collection,
          product.category,
          ...(category?.parent === undefined ? [] : [category.parent]),
        ],
      },
      product.sizes.map(({ picture, ...size }) => ({
        sku: size.sku,
        label: size.label,
        picture: picture === undefined ? undefined : pictures.get(picture),
        kind: 'merchandise',
        contentProduct: product.id,
        priceAt: (at) =>
          overrides?.priceOf(shop.id, size.sku, shop.currency) ?? getPriceAt(size, shop.currency, at),
        contentPriceAt: (at) => getPriceAt(size, shop.currency, at),
        ...(size.unit === 'ml' || size.unit === 'g'
          ? { measurement: { amount: size.amount, unit: size.unit } }
          : {}),
        stockSku: size.sku,
        declaredStock: size.stock,
      })),
    );
  };

  const products = [
    ...content.products.map(contentProduct),
    buildGiftCardProduct(content, shop, picturesOf),
    buildSampleProduct(content, shop, picturesOf),
    buildGiftProduct(content, shop, picturesOf),
  ].sort((a, b) => a.number - b.number);

  const byContentId = new Map(products.map((product) => [product.contentId, product]));
  const shown = content.products
    .map(({ id }) => byContentId.get(id))
    .filter((product) => product !== undefined);
  const collections = [
    ...content.collections.map(({ id, slugs, name, tagline, picture }) => ({
      contentId: id,
      handles: slugs,
      title: name,
      description: tagline,
      picture: pictures.get(picture),
    })),
    ...content.categories.map(({ id, slugs, name, description }) => ({
      contentId: id,
      handles: slugs,
      title: name,
      description,
      picture: undefined,
    })),
  ].map(({ picture, ...collection }, index): CatalogueCollection => ({
    ...collection,
    ...(picture ? { picture } : {}),
    id: toGlobalId('Collection', shop.firstNumber + FIRST_COLLECTION_NUMBER + index + 1),
    products: shown.filter((product) => product.collections.includes(collection.contentId)),
  }));
  const variants = products.flatMap((product) => product.variants);

  return {
    products,
    productById: new Map(products.map((product) => [product.id, product])),
    productByHandle: byHandle(products),
    productByContentId: byContentId,
    variantById: new Map(variants.map((variant) => [variant.id, variant])),
    variantBySku: new Map(variants.map((variant) => [variant.sku, variant])),
    collections,
    collectionById: new Map(collections.map((collection) => [collection.id, collection])),
    collectionByHandle: byHandle(collections),
    collectionByContentId: new Map(collections.map((collection) => [collection.contentId, collection])),
  };
}

function byHandle<Thing extends { readonly handles: Readonly<Record<LocaleCode, string>> }>(
  things: readonly Thing[],
): ReadonlyMap<string, Thing> {
  // The default language comes last, so that it wins if a handle exists in both.
  return new Map(
    localeCodes
      .toReversed()
      .flatMap((locale) => things.map((thing): [string, Thing] => [thing.handles[locale], thing])),
  );
}

function toNumber(contentId: string, { firstNumber }: MarketShop): number {
  const digits = /^p(\d{1,6})$/.exec(contentId)?.[1];
  if (digits === undefined) {
    throw new Error(`Cannot number the product "${contentId}": its id must be p00 to p999999`);
  }
  const number = Number(digits) * 100;
  // A shop has a million numbers, most of them for products. Others start far behind all shops.
  return number < GIFT_CARD_PRODUCT_OFFSET ? firstNumber + number : firstNumber * 1000 + number;
}
