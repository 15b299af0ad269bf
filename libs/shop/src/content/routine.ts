import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { draftFlagSchema, idSchema, createSlugsSchema } from './field-schemas.ts';

/** Products in the order in which they are used. */
export const createRoutineSchema = <T extends z.ZodType, P extends z.ZodType>(form: SchemaFormat<T, P>) =>
  form.object({
    /** Stable name: `r01`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Last segment of its address in each language. */
    slugs: createSlugsSchema(form),
    /** Name of the routine. */
    name: form.text,
    /** One line for cards. */
    summary: form.text,
    /** CommonMark. */
    intro: form.text,
    /** Above the steps and on cards. */
    picture: form.picture,
    /** In order of use; at least one. */
    steps: z
      .array(
        form.object({
          /** Id of the product that is used. */
          product: idSchema,
          /** In the morning or in the evening. */
          when: z.enum(['am', 'pm']),
          /** What is done: "Cleanse". */
          title: form.text,
          /** How it is done, one to three sentences. */
          note: form.text,
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
