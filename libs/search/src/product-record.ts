import * as z from 'zod/mini';
import {
  facetValueSchema,
  nonEmptyTextSchema,
  pathSchema,
  pictureSchema,
} from './internal/record-schemas.ts';
import { MAX_RATING } from './limits.ts';
import type { RecordPicture } from './record-types.ts';

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
