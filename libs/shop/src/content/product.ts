import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import {
  dateSchema,
  draftFlagSchema,
  idSchema,
  skuSchema,
  createSlugsSchema,
  unitSchema,
} from './field-schemas.ts';

/** A size of a product: what commerce sells under one SKU. */
export const createProductSizeSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Name of the size within its product: `30`. Lower-case letters and digits. */
    id: z.string().regex(/^[a-z0-9]+$/),
    /** Stock keeping unit: joins the size to its price and stock in commerce. */
    sku: skuSchema,
    /** Content in `unit`, more than 0. */
    amount: z.number().positive(),
    /** Unit of the content. */
    unit: unitSchema,
    /** The size as it is shown: "30 ml". */
    label: format.text,
    /** Whether it is a small size for travelling, which is shown only when it is chosen. */
    isTravelSize: z.boolean().optional(),
    /** Packshot of this size, if the first picture of the product shows another one. */
    picture: format.picture.optional(),
  });
/**
 * A size of a product: what commerce sells under one SKU.
 *
 * @interface
 */
export type ProductSize = z.infer<
  ReturnType<typeof createProductSizeSchema<WireTextSchema, WirePictureSchema>>
>;

/** A product with its editorial content. Price and stock come from the commerce service, joined by the SKU of each size. */
export const createProductSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Stable name: `p04`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Last segment of its address in each language. */
    slugs: createSlugsSchema(format),
    /** Name of the product. */
    name: format.text,
    /** What it is, in plain words. */
    subtitle: format.text,
    /** One line for cards and the buy box. */
    promise: format.text,
    /** A sentence or two. No medical promise (Regulation (EU) 655/2013). */
    description: format.text,
    /** A paragraph below the description: how it is on the skin, and who had better choose something else. */
    details: format.text.optional(),
    /** Id of the collection it belongs to. */
    collection: idSchema,
    /** Id of its category. */
    category: idSchema,
    /** At least one, smallest first. */
    sizes: z.array(createProductSizeSchema(format)).min(1),
    /** Most important first; the first is the packshot, of the size that is selected by default. */
    pictures: z.array(format.picture).min(1),
    /** How it feels, in a few words. */
    texture: format.text,
    /** What it smells of, in a few words. */
    scent: format.text,
    /** Ids of skin types of the vocabulary that it suits. */
    skinTypes: z.array(idSchema),
    /** Ids of concerns of the vocabulary that it is chosen for. */
    concerns: z.array(idSchema),
    /** Ids of ingredients explained in the glossary, most important first. */
    keyActives: z.array(idSchema),
    /** Full list in descending order, separated by comma and space; see {@link splitInci}. Absent on sets and accessories. */
    inci: z.string().min(1).optional(),
    /** What a set consists of; its ingredient list is the lists of its parts. Absent on everything else. */
    bundle: z
      .array(
        format.object({
          /** Id of a product in the set. */
          product: idSchema,
          /** Content in `unit`, more than 0. */
          amount: z.number().positive(),
          /** Unit of the content. */
          unit: unitSchema,
        }),
      )
      .min(1)
      .optional(),
    /** Steps of use, in order; at least one. */
    howToUse: z.array(format.text).min(1),
    /** Precautions (Regulation (EC) 1223/2009, art. 19); absent where there are none. */
    warnings: format.text.optional(),
    /** Ids of certifications of the vocabulary. */
    certifications: z.array(idSchema),
    /** Whole months it keeps after opening (PAO). Absent on sets and accessories. */
    paoMonths: z.int().positive().optional(),
    /** 1 cleanse, 2 tone, 3 treat, 4 moisturise, 5 protect or seal, 6 mask. Absent outside a face routine. */
    routineStep: z.int().min(1).max(6).optional(),
    /** Times of day at which it is used: morning, evening. */
    usage: z.array(z.enum(['am', 'pm'])),
    /** Whether it is marked as new. */
    isNew: z.boolean(),
    /** Whether it is marked as a bestseller. */
    isBestseller: z.boolean(),
    /** First day on sale in Denmark. */
    released: dateSchema,
    /** What the orders "most popular" and "trending" go by; absent without statistics; the product then comes last. */
    ranking: format
      .object({
        /** How well it sells: 0 to 100, higher sells more. */
        popularity: z.number().min(0).max(100),
        /** How much it has risen of late: 0 to 100, higher has risen more. */
        trend: z.number().min(0).max(100),
      })
      .optional(),
    /** Ids of products that go with it. */
    related: z.array(idSchema),
    /** Ids of routines with a step that uses this product. */
    usedInRoutines: z.array(idSchema),
  });
/**
 * Editorial content of a product. Price and stock come from the commerce service, joined by the SKU of each size.
 *
 * @interface
 */
export type Product = z.infer<ReturnType<typeof createProductSchema<WireTextSchema, WirePictureSchema>>>;

/**
 * Splits an INCI list into ingredients, at comma *and space*: `1,2-Hexanediol` is one ingredient.
 *
 * @example
 * ```ts
 * splitInci('Aqua, 1,2-Hexanediol, Parfum'); // => ['Aqua', '1,2-Hexanediol', 'Parfum']
 * ```
 */
export function splitInci(inci: string): string[] {
  return inci.split(/,\s+/).map((name) => name.trim());
}
