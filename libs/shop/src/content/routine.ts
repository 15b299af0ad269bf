import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { draftFlagSchema, idSchema, createSlugsSchema } from './field-schemas.ts';

/** Products in the order in which they are used. */
export const createRoutineSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Stable name: `r01`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Last segment of its address in each language. */
    slugs: createSlugsSchema(format),
    /** Name of the routine. */
    name: format.text,
    /** One line for cards. */
    summary: format.text,
    /** CommonMark. */
    intro: format.text,
    /** Above the steps and on cards. */
    picture: format.picture,
    /** In order of use; at least one. */
    steps: z
      .array(
        format.object({
          /** Id of the product that is used. */
          product: idSchema,
          /** In the morning or in the evening. */
          when: z.enum(['am', 'pm']),
          /** What is done: "Cleanse". */
          title: format.text,
          /** How it is done, one to three sentences. */
          note: format.text,
        }),
      )
      .min(1),
  });
/**
 * Products in the order in which they are used.
 *
 * @interface
 */
export type Routine = z.infer<ReturnType<typeof createRoutineSchema<WireTextSchema, WirePictureSchema>>>;
