import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { draftFlagSchema, idSchema, createSlugsSchema } from './field-schemas.ts';

/** An entry of the glossary; its slug is the anchor on the glossary page. */
export const createIngredientSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Stable name: `sea-buckthorn`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Its anchor on the glossary page in each language. */
    slugs: createSlugsSchema(format),
    /** Everyday name. */
    name: format.text,
    /** What it is and what it does on the skin. No medical promise (Regulation (EU) 655/2013). */
    description: format.text,
    /** What it looks like where it grows, or in a dish. */
    picture: format.picture.optional(),
    /** The names under which it stands in ingredient lists, untranslated; at least one. */
    inci: z.array(z.string().min(1)).min(1),
  });
/**
 * An entry of the glossary.
 *
 * @interface
 */
export type Ingredient = z.infer<
  ReturnType<typeof createIngredientSchema<WireTextSchema, WirePictureSchema>>
>;
