import * as z from 'zod/mini';
import {
  parseRecord,
  facetValueSchema,
  nonEmptyTextSchema,
  pathSchema,
  pictureSchema,
  toUnixSeconds,
} from './internal/record-schemas.ts';
import { MAX_RATING } from './limits.ts';
import type { NamedFacetValue, RecordPicture } from './record-types.ts';

/** Amounts in minor units by currency (ISO 4217), VAT included. A currency the product is not sold in is absent. */
export type RecordPrices<Currency extends string = string> = { [Key in Currency]?: number | undefined };

/** Price of the first size of a product in one currency, in minor units, VAT included. */
export type RecordOffer = {
  price: number;
  /** Whether any size can be bought in this currency. */
  available: boolean;
  /** The lowest price of the last 30 days, while reduced. */
  compareAt?: number | undefined;
  /** Per one {@link ProductRecord.unitPricePer}. */
  unitPrice?: number | undefined;
};

/** What a unit price is for one of; those of a `UnitPrice` of `@marehalm/cart-domain`. */
export type PriceMeasure = 'l' | 'kg' | 'oz' | 'fl oz' | 'pcs';

/** Badge of a card: sold out, reduced, or new. */
export type ProductBadge = 'sold-out' | 'reduced' | 'new';

/** Labels of a product's facet values in the record's language, which shoppers read and type. */
export type ProductFacetLabels = {
  collection?: string | undefined;
  categories: string[];
  skinTypes: string[];
  concerns: string[];
  properties: string[];
};

/**
 * Index record of one product in one language. Facet values are ids that are the same in every language; texts for shoppers are
 * in `labels`. Keep a record below 10 KB.
 */
export type ProductRecord<Currency extends string = string> = {
  /** The product's id, the same in every language and market. */
  objectID: string;
  title: string;
  subtitle: string;
  /** One or two sentences, plain text. */
  description: string;
  /** Its page on the shop, in this record's language. */
  href: string;
  /** Id of the series, absent for what belongs to none. */
  collection?: string | undefined;
  /** Ids of the category and of those above it, the widest first. */
  category: string[];
  /** The same path for hierarchical menus: `lvl0` is `face`, `lvl1` is `face > serums`. */
  categories: { lvl0: string[]; lvl1: string[] };
  /** Ids. */
  skinTypes: string[];
  /** Ids. */
  concerns: string[];
  /** Ids of formula and packaging facts, such as `fragrance-free`. */
  properties: string[];
  labels: ProductFacetLabels;
  /** Labels of the sizes, smallest first: `30 ml`. */
  sizes: string[];
  /** Ids of the sizes that have one, each once: `30-ml`. */
  sizeIds: string[];
  /** The lowest price that can be paid; the lowest at all when nothing can be bought. */
  prices: RecordPrices<Currency>;
  /** Whether any size can be bought, wherever. */
  available: boolean;
  isNew: boolean;
  /** Mean rating, 0 to 5 stars; absent without ratings. */
  rating?: number | undefined;
  /** Number of ratings; absent without ratings. */
  ratingCount?: number | undefined;
  /** Higher is more popular; only the order matters. */
  popularity: number;
  /** Higher has risen more of late; only the order matters. */
  trend: number;
  /** When it was first sold, whole seconds since 1970. */
  releasedAt: number;
  /** The first picture of a card, then the one shown on hover. */
  pictures: RecordPicture[];
  /** Number of sizes. */
  sizeCount: number;
  /** Price of the first size, by currency. */
  offers: { [Key in Currency]?: RecordOffer | undefined };
  /** Unit of the unit prices. */
  unitPricePer?: PriceMeasure | undefined;
  badge?: ProductBadge | undefined;
  /** INCI names in the order of the list. */
  ingredients: string[];
  /** Names of the active ingredients in this language. */
  keyIngredients: string[];
  skus: string[];
};

const amount = z.optional(z.int().check(z.nonnegative()));
const offer = z.optional(
  z.object({
    price: z.int().check(z.nonnegative()),
    available: z.boolean(),
    compareAt: amount,
    unitPrice: amount,
  }),
);
const currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'a currency is an ISO 4217 code such as EUR'));
const facetValues = z.array(facetValueSchema);
const texts = z.array(z.string());

/** Checks a {@link ProductRecord}, for those who read what an index answers. Zod's `pick` and `extend` suit it to hits. */
export const productRecordSchema = z.object({
  objectID: nonEmptyTextSchema,
  title: nonEmptyTextSchema,
  subtitle: z.string(),
  description: z.string(),
  href: pathSchema,
  collection: z.optional(facetValueSchema),
  category: facetValues,
  categories: z.object({ lvl0: texts, lvl1: texts }),
  skinTypes: facetValues,
  concerns: facetValues,
  properties: facetValues,
  labels: z.object({
    collection: z.optional(z.string()),
    categories: texts,
    skinTypes: texts,
    concerns: texts,
    properties: texts,
  }),
  sizes: texts,
  sizeIds: facetValues,
  prices: z.record(currency, amount),
  available: z.boolean(),
  isNew: z.boolean(),
  rating: z.optional(z.number().check(z.gte(0), z.lte(MAX_RATING))),
  ratingCount: z.optional(z.int().check(z.positive())),
  popularity: z.number(),
  trend: z.number(),
  releasedAt: z.int(),
  pictures: z.array(pictureSchema),
  sizeCount: z.int().check(z.nonnegative()),
  offers: z.record(currency, offer),
  unitPricePer: z.optional(z.enum(['l', 'kg', 'oz', 'fl oz', 'pcs'] satisfies PriceMeasure[])),
  badge: z.optional(z.enum(['sold-out', 'reduced', 'new'] satisfies ProductBadge[])),
  ingredients: texts,
  keyIngredients: texts,
  skus: z.array(nonEmptyTextSchema),
});

/** A product in one language, from whichever catalogue: plain values, so a row of a database or an answer of a CMS will do. */
export interface ProductSource<Currency extends string = string> {
  /** The same in every language and market. */
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** Plain text. */
  readonly description?: string | undefined;
  /** Its page on the shop: `/product/lee-serum`. */
  readonly href: string;
  readonly collection?: NamedFacetValue | undefined;
  /** The widest first. */
  readonly categories?: readonly NamedFacetValue[] | undefined;
  readonly skinTypes?: readonly NamedFacetValue[] | undefined;
  readonly concerns?: readonly NamedFacetValue[] | undefined;
  readonly properties?: readonly NamedFacetValue[] | undefined;
  /** Smallest first. */
  readonly sizes: readonly SizeSource<Currency>[];
  readonly isNew?: boolean | undefined;
  /** Mean rating, 0 to 5 stars. */
  readonly rating?: number | undefined;
  /** Number of ratings, from 1. */
  readonly ratingCount?: number | undefined;
  /** Higher is more popular, 0 by default. */
  readonly popularity?: number | undefined;
  /** Higher has risen more of late, 0 by default. */
  readonly trend?: number | undefined;
  readonly releasedAt?: Date | undefined;
  /** The first picture of a card, then the one shown on hover. */
  readonly pictures?: readonly Readonly<RecordPicture>[] | undefined;
  /** INCI names in the order of the list. */
  readonly ingredients?: readonly string[] | undefined;
  /** In the record's language. */
  readonly keyIngredients?: readonly string[] | undefined;
}

/** One size of a product. */
export interface SizeSource<Currency extends string = string> {
  readonly sku: string;
  /** Empty for what is sold by amount, a gift card say. */
  readonly label: string;
  /** Facet value of the size, see `toSizeFacetValue()`. Missing if the unit is not a measure. */
  readonly id?: string | undefined;
  readonly prices: Readonly<RecordPrices<Currency>>;
  /** The lowest prices of the last 30 days, where it is reduced. */
  readonly compareAt?: Readonly<RecordPrices<Currency>> | undefined;
  /** Price per one `unitPricePer`, if it is sold by measure. */
  readonly unitPrices?: Readonly<RecordPrices<Currency>> | undefined;
  readonly unitPricePer?: PriceMeasure | undefined;
  /** Whether it can be bought now: everywhere alike, or where this currency is paid; a currency left out is a no. */
  readonly available: boolean | Readonly<Partial<Record<Currency, boolean>>>;
}

/**
 * Returns the record of a product. Currencies are those that its sizes have prices in.
 *
 * @throws {TypeError} naming the product and the field when the source makes no valid record: an empty title, a price that is
 * no integer, an empty id
 * @example
 * ```ts
 * const record = buildProductRecord({
 *   id: 'p03',
 *   title: 'Day cream',
 *   href: '/product/day-cream',
 *   categories: [{ id: 'face', name: 'Face' }, { id: 'moisturisers', name: 'Moisturisers' }],
 *   sizes: [
 *     { sku: 'P03-15', label: '15 ml', prices: { EUR: 1500 }, available: false },
 *     { sku: 'P03-50', label: '50 ml', prices: { EUR: 4400 }, available: true },
 *   ],
 * });
 * record.prices; // => { EUR: 4400 }
 * record.offers; // => { EUR: { price: 1500, available: true } }
 * record.categories; // => { lvl0: ['face'], lvl1: ['face > moisturisers'] }
 * ```
 */
export function buildProductRecord<Currency extends string>(
  source: ProductSource<Currency>,
): ProductRecord<Currency> {
  const categories = source.categories ?? [];
  const categoryPath = ids(categories);
  const currencies = [...new Set(source.sizes.flatMap(({ prices }) => Object.keys(prices) as Currency[]))];
  const available = source.sizes.some((size) => currencies.some((one) => isAvailable(size, one)));
  const badge = badgeOf(source, available);
  const [first] = source.sizes;
  const record: ProductRecord<Currency> = {
    objectID: source.id,
    title: source.title,
    subtitle: source.subtitle ?? '',
    description: source.description ?? '',
    href: source.href,
    ...(source.collection && { collection: source.collection.id }),
    category: categoryPath,
    categories: {
      lvl0: categoryPath.slice(0, 1),
      lvl1: categoryPath.length > 1 ? [categoryPath.slice(0, 2).join(' > ')] : [],
    },
    skinTypes: ids(source.skinTypes),
    concerns: ids(source.concerns),
    properties: ids(source.properties),
    labels: {
      ...(source.collection && { collection: source.collection.name }),
      categories: namesOf(categories),
      skinTypes: namesOf(source.skinTypes),
      concerns: namesOf(source.concerns),
      properties: namesOf(source.properties),
    },
    sizes: [...new Set(source.sizes.map(({ label }) => label))].filter((label) => label !== ''),
    sizeIds: [...new Set(source.sizes.flatMap(({ id }) => id ?? []))],
    prices: lowestPrices(source.sizes, currencies),
    available,
    isNew: source.isNew ?? false,
    ...(source.rating !== undefined && { rating: source.rating }),
    ...(source.ratingCount !== undefined && { ratingCount: source.ratingCount }),
    popularity: source.popularity ?? 0,
    trend: source.trend ?? 0,
    releasedAt: toUnixSeconds(source.releasedAt),
    pictures: [...(source.pictures ?? [])],
    sizeCount: source.sizes.length,
    offers: offersOf(source.sizes, currencies),
    ...(first?.unitPricePer && { unitPricePer: first.unitPricePer }),
    ...(badge && { badge }),
    ingredients: [...(source.ingredients ?? [])],
    keyIngredients: [...(source.keyIngredients ?? [])],
    skus: source.sizes.map(({ sku }) => sku),
  };
  return parseRecord(productRecordSchema, record, `product "${source.id}"`) as ProductRecord<Currency>;
}

function offersOf<Currency extends string>(
  sizes: readonly SizeSource<Currency>[],
  currencies: readonly Currency[],
): ProductRecord<Currency>['offers'] {
  const [first] = sizes;
  const offers: ProductRecord<Currency>['offers'] = {};
  for (const one of currencies) {
    const price = first?.prices[one];
    if (price === undefined) continue;
    const compareAt = first?.compareAt?.[one];
    const unitPrice = first?.unitPrices?.[one];
    offers[one] = {
      price,
      available: sizes.some((size) => isAvailable(size, one)),
      ...(compareAt !== undefined && { compareAt }),
      ...(unitPrice !== undefined && { unitPrice }),
    };
  }
  return offers;
}

/** Sold out means in every size and currency: where one can be paid, the card says nothing of it. */
function badgeOf({ sizes, isNew }: ProductSource, available: boolean): ProductBadge | undefined {
  if (!available) return 'sold-out';
  const isReduced = sizes.some(({ compareAt = {} }) =>
    Object.values(compareAt).some((price) => price !== undefined),
  );
  return isReduced ? 'reduced' : isNew ? 'new' : undefined;
}

/** A size that cannot be bought counts only when none can: 'from €15' has to be a price one can pay. */
function lowestPrices<Currency extends string>(
  sizes: readonly SizeSource<Currency>[],
  currencies: readonly Currency[],
): RecordPrices<Currency> {
  const lowest: RecordPrices<Currency> = {};
  for (const one of currencies) {
    const sold = sizes.filter((size) => size.prices[one] !== undefined);
    const available = sold.filter((size) => isAvailable(size, one));
    const prices = (available.length > 0 ? available : sold).flatMap((size) => size.prices[one] ?? []);
    if (prices.length > 0) lowest[one] = Math.min(...prices);
  }
  return lowest;
}

function isAvailable<Currency extends string>(
  { available }: SizeSource<Currency>,
  currency: Currency,
): boolean {
  return typeof available === 'boolean' ? available : (available[currency] ?? false);
}

function ids(values: readonly NamedFacetValue[] = []): string[] {
  return values.map(({ id }) => id);
}

function namesOf(values: readonly NamedFacetValue[] = []): string[] {
  return values.map(({ name }) => name);
}
