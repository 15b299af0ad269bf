import { calculateUnitPrice } from '@marehalm/cart-domain/money';
import {
  type Article,
  type Category,
  type Collection,
  type Ingredient,
  type CommerceSettings,
  type Page,
  type Picture,
  type Product,
  type Question,
  type Routine,
  splitInci,
  type Tip,
  type Vocabulary,
} from '@marehalm/shop/content';
import type { CommerceVariant, ProductRating } from '@marehalm/commerce-client';
import { hrefFor, type LocaleCode, type MarketCurrency, marketIds, type MarketId } from '@marehalm/shop';
import { searchIndices } from '@marehalm/shop/search';
import { toSizeFacetValue } from '@marehalm/search';
import type {
  JournalSource,
  NamedFacetValue,
  ProductSource,
  RecordPicture,
  RecordPrices,
  SizeSource,
} from '@marehalm/search/records';
import { pageProseOf, plainText, proseOf } from './block-prose.ts';
import { getPictureFiles } from './picture-files.ts';
import { toResponsivePicture } from './responsive-picture.ts';

/** Everything that is searched in one language, as `/api/v1` of the CMS answers it. */
export interface SearchedCatalogue {
  readonly products: readonly Product[];
  readonly collections: readonly Collection[];
  readonly categories: readonly Category[];
  readonly ingredients: readonly Ingredient[];
  readonly journal: readonly Article[];
  readonly tips: readonly Tip[];
  readonly routines: readonly Routine[];
  readonly pages: readonly Page[];
  readonly faq: readonly Question[];
  readonly vocabulary: Vocabulary;
  readonly offers: Pick<CommerceSettings, 'giftCard'>;
}

/** The commercial data of one size. */
export interface SizePricing extends Pick<SizeSource, 'available' | 'compareAt'> {
  /** Current prices, reductions included. */
  readonly prices: Readonly<RecordPrices>;
  /** How shoppers rate its product; absent without ratings. */
  readonly rating?: ProductRating;
}

/** Returns the commercial data of the size `sku` in all shops; `undefined` if no shop sells it. */
export function findSizePricing(
  shops: Readonly<Record<MarketId, ReadonlyMap<string, CommerceVariant>>>,
  sku: string,
): SizePricing | undefined {
  const variants = marketIds.flatMap((id) => shops[id].get(sku) ?? []);
  if (variants.length === 0) return undefined;
  const rating = findRating(variants);
  return {
    ...(rating && { rating }),
    prices: Object.fromEntries(variants.map(({ price }) => [price.currency, price.amount])),
    compareAt: Object.fromEntries(
      variants.flatMap(({ price, compareAtPrice }) =>
        compareAtPrice ? [[price.currency, compareAtPrice.amount]] : [],
      ),
    ),
    available: Object.fromEntries(
      variants.map(({ price, availableForSale }) => [price.currency, availableForSale]),
    ),
  };
}

/** Returns the rating with the highest count among `variants`; undefined if none has a rating. */
export function findRating(
  variants: readonly Pick<CommerceVariant, 'productRating'>[],
): ProductRating | undefined {
  return variants
    .flatMap(({ productRating }) => productRating ?? [])
    .sort((one, other) => other.count - one.count)[0];
}

/**
 * Returns what the record of `product` is built from. This, {@link toArticleSource}, {@link toTipSource} and {@link
 * listPageSources} are the only functions that turn content into records: the local service, the push to a hosted one and the pages use
 * them.
 *
 * @param onSale Finds a size by its SKU. A size that is not sold has no price and is not in stock.
 */
export function toProductSource(
  product: Product,
  catalogue: SearchedCatalogue,
  locale: LocaleCode,
  onSale: (sku: string) => SizePricing | undefined,
): ProductSource {
  const { vocabulary, collections, ingredients } = catalogue;
  const sold = product.sizes.map((size) => ({ size, sale: onSale(size.sku) }));
  const rating = sold.find(({ sale }) => sale?.rating)?.sale?.rating;
  return {
    id: product.id,
    title: product.name,
    subtitle: product.subtitle,
    description: `${product.promise} ${product.description}`,
    href: hrefFor('product', locale, { slug: product.slugs[locale] }),
    collection: named(collections, product.collection),
    categories: categoryPath(catalogue, product.category),
    skinTypes: allNamed(vocabulary.skinTypes, product.skinTypes),
    concerns: allNamed(vocabulary.concerns, product.concerns),
    properties: allNamed(vocabulary.certifications, product.certifications),
    sizes: sold.map(({ size, sale }) => sizeSource(size, sale)),
    ...(rating && { rating: rating.average, ratingCount: rating.count }),
    isNew: product.isNew,
    popularity: product.ranking?.popularity,
    trend: product.ranking?.trend,
    releasedAt: new Date(product.released),
    // The hover picture adds nothing to the alternative text.
    pictures: selectCardPictures(product.pictures).map((picture, position) =>
      recordPicture(position === 0 ? picture : { ...picture, alt: '' }),
    ),
    ingredients: product.inci === undefined ? [] : splitInci(product.inci),
    keyIngredients: allNamed(ingredients, product.keyActives).map(({ name }) => name),
  };
}

function sizeSource(
  { sku, label, amount, unit }: Product['sizes'][number],
  { rating: _rating, ...onSale }: SizePricing = { prices: {}, available: false },
): SizeSource {
  const size = { sku, label, id: toSizeFacetValue(amount, unit), ...onSale };
  if (unit !== 'ml' && unit !== 'g') return size;
  const perUnit = (currency: MarketCurrency, price: number | undefined) =>
    price === undefined ? undefined : calculateUnitPrice({ amount: price, currency }, amount, unit).amount;
  return {
    ...size,
    unitPrices: Object.fromEntries(
      searchIndices.currencies.map((currency) => [currency, perUnit(currency, onSale.prices[currency])]),
    ),
    unitPricePer: unit === 'ml' ? 'l' : 'kg',
  };
}

/**
 * Selects the two pictures of a card: the packshot, and the one shown on hover, a second view or the texture. Pictures of several
 * sizes are of no use in a list.
 */
export function selectCardPictures<Shown extends Pick<Picture, 'kind'>>(pictures: readonly Shown[]): Shown[] {
  const [packshot, ...others] = pictures;
  if (!packshot) return [];
  const second =
    others.find((picture) => picture.kind === 'second-view') ??
    others.find((picture) => picture.kind === 'texture');
  return second ? [packshot, second] : [packshot];
}

/** Returns `picture` in the form of a record. */
function recordPicture(picture: Picture): RecordPicture {
  const { id, alt, src, width, height, colour } = picture;
  const { sources } = getPictureFiles(picture);
  const files = toResponsivePicture({ sources, width, height, colour });
  return { id, alt, ...(files ?? { src, srcSet: '', width, height, ground: colour }) };
}

/** Returns what the record of an article is built from. */
export function toArticleSource(
  article: Article,
  { vocabulary }: SearchedCatalogue,
  locale: LocaleCode,
): JournalSource {
  return {
    id: article.id,
    kind: 'article',
    title: article.title,
    excerpt: article.excerpt,
    body: article.blocks.flatMap(proseOf).map(plainText).join(' '),
    href: hrefFor('journal', locale, { slug: article.slugs[locale] }),
    topic: named(vocabulary.journalCategories, article.category),
    readingMinutes: article.readingMinutes,
    publishedAt: new Date(article.published),
    picture: recordPicture(article.picture),
    products: article.products,
  };
}

/** Returns what the record of a tip is built from. */
export function toTipSource(tip: Tip, { vocabulary }: SearchedCatalogue, locale: LocaleCode): JournalSource {
  return {
    id: tip.id,
    kind: 'tip',
    title: tip.title,
    excerpt: tip.summary,
    body: plainText(tip.text),
    href: hrefFor('tips', locale, { slug: tip.slugs[locale] }),
    topic: named(vocabulary.tipTopics, tip.topic),
    picture: recordPicture(tip.picture),
    products: tip.products,
  };
}

/**
 * Returns what the records of pages are built from: all pages except the front page, with their questions and glossaries; the
 * routines; and the gift card, which has its own page and is not in the list of products.
 */
export function listPageSources(catalogue: SearchedCatalogue, locale: LocaleCode): JournalSource[] {
  const { pages, routines, offers } = catalogue;
  const { giftCard } = offers;
  return [
    ...pages.flatMap((page) => {
      const href = pathOfPage(page, locale);
      const prose = page.blocks.flatMap((block) => pageProseOf(block, catalogue));
      const body = prose.map(plainText).join(' ');
      return href === undefined
        ? []
        : pageSource({ id: page.id, title: page.title, excerpt: page.description, body, href });
    }),
    ...routines.map(({ id, slugs, name, summary, intro }) =>
      pageSource({
        id,
        title: name,
        excerpt: summary,
        body: plainText(intro),
        href: hrefFor('routine', locale, { slug: slugs[locale] }),
      }),
    ),
    ...(giftCard
      ? [
          pageSource({
            id: giftCard.sku,
            title: giftCard.name,
            excerpt: giftCard.subtitle,
            body: `${giftCard.promise} ${giftCard.description}`,
            href: hrefFor('product', locale, { slug: giftCard.slugs[locale] }),
          }),
        ]
      : []),
  ];
}

const pageSource = (source: Pick<JournalSource, 'id' | 'title' | 'excerpt' | 'body' | 'href'>) => ({
  ...source,
  kind: 'page' as const,
});

/** Returns `undefined` for the front page, which is not searchable, and for a page without the slug that its route needs. */
function pathOfPage({ route, slugs }: Page, locale: LocaleCode): string | undefined {
  if (route === 'home') return undefined;
  if (route !== 'about' && route !== 'sustainability') return hrefFor(route, locale);
  return slugs && hrefFor(route, locale, { slug: slugs[locale] });
}

/** Returns a category and its ancestors, the topmost first. */
function categoryPath({ categories }: SearchedCatalogue, id: string): NamedFacetValue[] {
  const path: NamedFacetValue[] = [];
  const byId = (wanted: string | undefined) => categories.find((category) => category.id === wanted);
  for (let category = byId(id); category; category = byId(category.parent)) {
    // A cycle of categories is a mistake in the CMS; it must not cause an endless loop.
    if (path.some((known) => known.id === category?.id)) break;
    path.unshift({ id: category.id, name: category.name });
  }
  return path;
}

function named(things: readonly NamedFacetValue[], id: string): NamedFacetValue | undefined {
  return allNamed(things, [id])[0];
}

/** Returns the entries with these `ids`, in this order. Unknown ids are omitted. */
function allNamed(things: readonly NamedFacetValue[], ids: readonly string[]): NamedFacetValue[] {
  return ids.flatMap((wanted) => {
    const thing = things.find(({ id }) => id === wanted);
    return thing ? [{ id: thing.id, name: thing.name }] : [];
  });
}
