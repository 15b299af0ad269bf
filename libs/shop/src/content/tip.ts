import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { draftFlagSchema, idSchema, createSlugsSchema } from './field-schemas.ts';

/** A small piece of advice. */
export const createTipSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Stable name: `t01`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Last segment of its address in each language. */
    slugs: createSlugsSchema(format),
    /** The advice in a few words. */
    title: format.text,
    /** One line for cards. */
    summary: format.text,
    /** Id of a tip topic of the vocabulary. */
    topic: idSchema,
    /** CommonMark. */
    text: format.text,
    /** Beside the text and on cards. */
    picture: format.picture,
    /** Ids of the products it speaks of. */
    products: z.array(idSchema),
  });
/**
 * A small piece of advice.
 *
 * @interface
 */
export type Tip = z.infer<ReturnType<typeof createTipSchema<WireTextSchema, WirePictureSchema>>>;
