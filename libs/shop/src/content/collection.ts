import * as z from 'zod';
import {
  colorSchema,
  type SchemaFormat,
  type WirePictureSchema,
  type WireTextSchema,
} from './schema-format.ts';
import { draftFlagSchema, idSchema, createSlugsSchema } from './field-schemas.ts';

/** A series: products that share a plant, a colour and a story. */
export const createCollectionSchema = <T extends z.ZodType, P extends z.ZodType>(form: SchemaFormat<T, P>) =>
  form.object({
    /** Stable name: `sea-buckthorn`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Order in menus and lists, lowest first. */
    position: z.int(),
    /** Its segment of an address in each language. */
    slugs: createSlugsSchema(form),
    /** Name of the series. */
    name: form.text,
    /** One line below the name. */
    tagline: form.text,
    /** CommonMark. */
    story: form.text,
    /** What is asked about this series alone, in the order in which it is shown; at least one. */
    questions: z
      .array(
        form.object({
          /** In the customer's words. */
          question: form.text,
          /** CommonMark. */
          answer: form.text,
        }),
      )
      .min(1)
      .optional(),
    /** Background tint, `#RRGGBB`. Text on it is ink only. */
    colour: colorSchema,
    /** Its landscape. */
    picture: form.picture,
    /** Its cut for windows under 768 px, 4:5; the landscape when absent. */
    narrow: form.picture.optional(),
  });
/**
 * A series: products that share a plant, a colour and a story.
 *
 * @interface
 */
export type Collection = z.infer<
  ReturnType<typeof createCollectionSchema<WireTextSchema, WirePictureSchema>>
>;
