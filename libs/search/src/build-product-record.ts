import { toUnixSeconds, parseRecord } from './internal/record-schemas.ts';
import {
  type RecordPrices,
  type PriceMeasure,
  type ProductRecord,
  productRecordSchema,
  type ProductBadge,
} from './product-record.ts';
import type { NamedFacetValue, RecordPicture } from './record-types.ts';

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
