import {
  findProductBadge,
  findUnitPriceMeasure,
  type PackSize,
  toMarketPrice,
} from '@marehalm/cart-domain/market';
import type { Product } from '@marehalm/shop/content';
import { findRating, selectCardPictures } from '../records/record-sources.ts';
import {
  defaultLocale,
  hrefFor,
  marketIds,
  markets,
  mapLocales,
  mapMarkets,
  type LocaleCode,
  keepTogether,
} from '@marehalm/shop';
import { memoizeBySource } from './memoize-by-source.ts';
import type { VariantsPerMarket } from './variants-per-market.ts';
import type { Content } from './content.ts';
import { toPictureView } from './pictures.ts';
import type { PageSources } from './sources.ts';
import {
  findSoldOutMarkets,
  type MarketPrice,
  type ProductCardView,
  type ShownPrice,
  type SizeView,
} from '../view-models/product-card-view.ts';
import type { BagOffer } from '../view-models/bag-offer.ts';
import type { RatingView } from '../view-models/reviews-view.ts';
import type { PerMarket } from '../view-models/per-market.ts';

/**
 * Returns price, stock and variant id of a SKU in every market; unit prices only with `content`, the pack size.
 *
 * @throws Error when a market's shop does not sell it.
 */
export function getVariantPrices(
  variants: VariantsPerMarket,
  sku: string,
  content?: PackSize,
): PerMarket<MarketPrice> {
  return mapMarkets((id) => {
    const variant = variants[id].get(sku);
    if (!variant) throw new Error(`Cannot price ${sku}: shop ${id} does not sell it`);
    return toMarketPrice(variant, markets[id].currency, content);
  });
}

/** Converts the sizes of a product, with prices and stock per market. Throws if a market's shop does not sell a size. */
export function toSizeViews(
  product: Product,
  sources: Pick<PageSources, 'variants' | 'pictures'>,
): SizeView[] {
  return product.sizes.map((size) => {
    const per = findUnitPriceMeasure(size);
    return {
      sku: size.sku,
      label: keepTogether(size.label),
      ...(size.isTravelSize ? { isTravelSize: true } : {}),
      ...(size.picture ? { picture: toPictureView(size.picture, sources) } : {}),
      market: getVariantPrices(sources.variants, size.sku, size),
      ...(per ? { per } : {}),
    };
  });
}

/** Returns the rating of a product from the shop with the most ratings; `undefined` if it has none. */
export const findProductRating = ({ sizes }: Product, variants: VariantsPerMarket): RatingView | undefined =>
  findRating(sizes.flatMap(({ sku }) => marketIds.flatMap((id) => variants[id].get(sku) ?? [])));

/**
 * Converts a product into the data of its card: first size, its price in every market, pictures and badge. Throws if it has no
 * size.
 */
export function toProductCard(product: Product, sources: PageSources, locale: LocaleCode): ProductCardView {
  const sizes = toSizeViews(product, sources);
  const rating = findProductRating(product, sources.variants);
  const badge = findProductBadge(product, sizes);
  const { label, per, market } = toCardSize(sizes, product.id);
  return {
    id: product.id,
    href: hrefFor('product', locale, { slug: product.slugs[locale] }),
    name: product.name,
    subtitle: product.subtitle,
    pictures: selectCardPictures(product.pictures)
      .map((picture) => toPictureView(picture, sources))
      .map((picture, position) => (position === 0 ? picture : { ...picture, alt: '' })),
    sizes: sizes.length,
    label,
    ...(per ? { per } : {}),
    market,
    ...(badge ? { badge } : {}),
    ...findSoldOutMarkets((id) => sizes.some((size) => size.market[id].available)),
    ...(rating ? { rating } : {}),
  };
}

/**
 * Returns the first size with the prices that a card shows. `id` is the product's, for the error.
 *
 * @throws Error when there is no size.
 */
export function toCardSize(sizes: readonly SizeView[], id: string) {
  const [first] = sizes;
  if (!first) throw new Error(`Cannot offer ${id}: it has no size`);
  const market = mapMarkets((id): ShownPrice => {
    const { price, compareAt, unitPrice } = first.market[id];
    return {
      price,
      ...(compareAt === undefined ? {} : { compareAt }),
      ...(unitPrice === undefined ? {} : { unitPrice }),
    };
  });
  return { ...first, market };
}

/**
 * Returns the cards of products in the order of `ids`.
 *
 * @throws Error when the content has no product with one of these ids.
 */
export const toProductCards = (
  ids: readonly string[],
  sources: PageSources,
  locale: LocaleCode,
): ProductCardView[] =>
  ids.map((id) => toProductCard(getProduct(sources.contents[locale], id), sources, locale));

const byId = memoizeBySource(
  ({ products }: Content) => new Map(products.map((product) => [product.id, product])),
);

/**
 * Returns a product of the content by id.
 *
 * @throws Error when the content has no product with this id.
 */
export function getProduct(content: Content, id: string): Product {
  const product = byId(content).get(id);
  if (!product) throw new Error(`Cannot find product ${id} in the content`);
  return product;
}

const bySlug = mapLocales((locale) =>
  memoizeBySource(({ products }: Content) => {
    const found = new Map<string, Product>();
    for (const product of products) {
      const slug = product.slugs[locale];
      const other = found.get(slug);
      if (other)
        throw new Error(
          `Cannot make a page at "${slug}" in ${locale}: products ${other.id} and ${product.id} want it`,
        );
      found.set(slug, product);
    }
    return found;
  }),
);

/**
 * Returns the product with this slug in `locale`; `undefined` if there is none.
 *
 * @throws Error when two products have the same slug.
 */
export function findProductBySlug(content: Content, slug: string, locale: LocaleCode): Product | undefined {
  return bySlug[locale](content).get(slug);
}

/**
 * Returns the offers of all sizes of a product, for its 'Add to bag' buttons.
 *
 * @throws Error when the content has no product with this id, or it has no picture.
 */
export function toProductOffers(id: string, sources: PageSources): BagOffer[] {
  const { contents, variants } = sources;
  const texts = mapLocales((locale) => getProduct(contents[locale], id));
  const product = texts[defaultLocale];
  const category = contents[defaultLocale].categories.find((one) => one.id === product.category);
  return product.sizes.map((size, position) => {
    const picture = size.picture ?? product.pictures[0];
    if (!picture) throw new Error(`Cannot put ${id} into a bag: it has no picture`);
    const per = findUnitPriceMeasure(size);
    return {
      sku: size.sku,
      product: product.id,
      collections: [product.collection, product.category, ...(category?.parent ? [category.parent] : [])],
      kind: 'merchandise',
      name: mapLocales((locale) => texts[locale].name),
      size: mapLocales((locale) => texts[locale].sizes[position]?.label ?? size.label),
      href: mapLocales((locale) => {
        const path = hrefFor('product', locale, { slug: texts[locale].slugs[locale] });
        return product.sizes.length > 1 ? `${path}?size=${size.sku}` : path;
      }),
      picture: toPictureView({ id: picture.id, alt: '' }, sources),
      market: getVariantPrices(variants, size.sku, size),
      ...(per ? { per } : {}),
    };
  });
}
