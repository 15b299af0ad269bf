import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { date, id, sku, slugsSchema, unit } from './identifiers.ts';

/**
 * A product as it is told, not as it is sold: price and stock come from commerce, joined by the SKU of a size.
 */
export const productSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id,
    slugs: slugsSchema(form),
    name: form.text,
    /** What it is, in plain words. */
    subtitle: form.text,
    /** One line for cards and the buy box. */
    promise: form.text,
    description: form.text,
    /** Series it belongs to. */
    collection: id,
    category: id,
    sizes: z.array(productSizeSchema(form)).min(1),
    /** Most important first; the first is the packshot. */
    pictures: z.array(form.picture).min(1),
    texture: form.text,
    scent: form.text,
    skinTypes: z.array(id),
    concerns: z.array(id),
    /** Ingredients explained in the glossary. */
    keyActives: z.array(id),
    /** Full list in descending order, separated by comma and space; see {@link splitInci}. Absent on sets and accessories. */
    inci: z.string().min(1).optional(),
    /** What a set consists of; its ingredient list is the lists of its parts. */
    bundle: z
      .array(form.object({ product: id, amount: z.number().positive(), unit }))
      .min(1)
      .optional(),
    howToUse: z.array(form.text).min(1),
    warnings: form.text.optional(),
    certifications: z.array(id),
    /** Months it keeps after opening. */
    paoMonths: z.int().positive().optional(),
    /** 1 cleanse, 2 tone, 3 treat, 4 moisturise, 5 protect or seal, 6 mask. */
    routineStep: z.int().min(1).max(6).optional(),
    usage: z.array(z.enum(['am', 'pm'])),
    isNew: z.boolean(),
    isBestseller: z.boolean(),
    /** First day on sale. */
    released: date,
    related: z.array(id),
    /** Routines with a step that uses this product. */
    usedInRoutines: z.array(id),
  });

export const productSizeSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id: z.string().regex(/^[a-z0-9]+$/),
    sku,
    /** Content in `unit`. */
    amount: z.number().positive(),
    unit,
    label: form.text,
  });

export type Product = z.infer<ReturnType<typeof productSchema<WireText, WirePicture>>>;
export type ProductSize = Product['sizes'][number];

/**
 * The ingredients of an INCI list, in order. Splits on comma *and space*: `1,2-Hexanediol` is one ingredient.
 *
 * @example splitInci('Aqua, 1,2-Hexanediol') // ['Aqua', '1,2-Hexanediol']
 */
export function splitInci(inci: string): string[] {
  return inci.split(/,\s+/).map((name) => name.trim());
}
