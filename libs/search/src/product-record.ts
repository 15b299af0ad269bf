import * as z from 'zod/mini';

const id = z.string().check(z.minLength(1));
const minorUnits = z.int().check(z.nonnegative());

/** A picture of the content library, by id: where its sizes lie is the shop's affair and changes with every build. */
export const recordPictureSchema = z.object({ id, alt: z.string() });

/**
 * One product in one language, as the index keeps it. Facet values are ids, the same in every language; what a shopper
 * reads or types stands in `labels`. Keep a record below 10 KB, the limit of small hosted plans.
 */
export const productRecordSchema = z.object({
  /** The product's id, the same in every language and market. */
  objectID: id,
  title: id,
  subtitle: z.string(),
  /** One or two sentences, plain text. */
  description: z.string(),
  /** Slug in this record's language. */
  slug: id,
  /** Id of the series, absent for what belongs to none. */
  collection: z.optional(id),
  /** Ids of the category and of those above it, the widest first. */
  category: z.array(id),
  /** The same path for hierarchical menus: `lvl0` is `face`, `lvl1` is `face > serums`. */
  categories: z.object({ lvl0: z.array(id), lvl1: z.array(id) }),
  skinTypes: z.array(id),
  concerns: z.array(id),
  /** Ids of formula and packaging facts, such as `fragrance-free`. */
  properties: z.array(id),
  labels: z.object({
    collection: z.optional(z.string()),
    categories: z.array(z.string()),
    skinTypes: z.array(z.string()),
    concerns: z.array(z.string()),
    properties: z.array(z.string()),
  }),
  /** What the sizes are called, smallest first: `30 ml`. */
  sizes: z.array(z.string()),
  /** Lowest price among the sizes, minor units by currency, VAT included. A currency the product is not sold in is absent. */
  prices: z.object({
    DKK: z.optional(minorUnits),
    NOK: z.optional(minorUnits),
    EUR: z.optional(minorUnits),
  }),
  /** Whether any size can be bought. */
  available: z.boolean(),
  isNew: z.boolean(),
  /** Higher is more popular; only the order matters. */
  popularity: z.number(),
  /** Higher has risen more of late; only the order matters. */
  trend: z.number(),
  /** When it was first sold, whole seconds since 1970. */
  releasedAt: z.int(),
  picture: z.optional(recordPictureSchema),
  /** INCI names in the order of the list. */
  ingredients: z.array(z.string()),
  /** What the active ingredients are called in this language. */
  keyIngredients: z.array(z.string()),
  skus: z.array(id),
});

export type ProductRecord = z.infer<typeof productRecordSchema>;

/** Something with an id and a name in the record's language. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A product in one language, from whichever catalogue. */
export interface ProductSource {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly description?: string;
  readonly slug: string;
  readonly collection?: Named | undefined;
  /** The widest first. */
  readonly categories?: readonly Named[];
  readonly skinTypes?: readonly Named[];
  readonly concerns?: readonly Named[];
  readonly properties?: readonly Named[];
  readonly sizes: readonly SizeSource[];
  readonly isNew?: boolean;
  readonly popularity?: number;
  readonly trend?: number;
  readonly releasedAt?: Date;
  readonly picture?: { readonly id: string; readonly alt: string } | undefined;
  /** INCI names in the order of the list. */
  readonly ingredients?: readonly string[];
  readonly keyIngredients?: readonly string[];
}

/** One size of a product. */
export interface SizeSource {
  readonly sku: string;
  /** Empty for what is sold by amount, a gift card say. */
  readonly label: string;
  /** Minor units by currency, VAT included. */
  readonly prices: ProductRecord['prices'];
  readonly available: boolean;
}

/**
 * The record of a product.
 *
 * @throws {Error} naming the field when the source makes no valid record (an empty title, a price that is no integer)
 */
export function buildProductRecord(source: ProductSource): ProductRecord {
  const categories = source.categories ?? [];
  const path = ids(categories);
  return z.parse(productRecordSchema, {
    objectID: source.id,
    title: source.title,
    subtitle: source.subtitle ?? '',
    description: source.description ?? '',
    slug: source.slug,
    ...(source.collection && { collection: source.collection.id }),
    category: path,
    categories: { lvl0: path.slice(0, 1), lvl1: path.length > 1 ? [path.slice(0, 2).join(' > ')] : [] },
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
    prices: lowestPrices(source.sizes),
    available: source.sizes.some(({ available }) => available),
    isNew: source.isNew ?? false,
    popularity: source.popularity ?? 0,
    trend: source.trend ?? 0,
    releasedAt: Math.floor((source.releasedAt?.getTime() ?? 0) / 1000),
    ...(source.picture && { picture: source.picture }),
    ingredients: [...(source.ingredients ?? [])],
    keyIngredients: [...(source.keyIngredients ?? [])],
    skus: source.sizes.map(({ sku }) => sku),
  });
}

/** A size that cannot be bought counts only when none can: 'from 115 kr.' is to be a price one can pay. */
function lowestPrices(sizes: readonly SizeSource[]): ProductRecord['prices'] {
  const available = sizes.filter((size) => size.available);
  const lowest: ProductRecord['prices'] = {};
  for (const { prices } of available.length > 0 ? available : sizes) {
    for (const currency of ['DKK', 'NOK', 'EUR'] as const) {
      const price = prices[currency];
      if (price !== undefined) lowest[currency] = Math.min(price, lowest[currency] ?? price);
    }
  }
  return lowest;
}

function ids(values: readonly Named[] = []): string[] {
  return values.map(({ id: value }) => value);
}

function namesOf(values: readonly Named[] = []): string[] {
  return values.map(({ name }) => name);
}
