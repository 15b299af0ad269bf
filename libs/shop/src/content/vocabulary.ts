import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { idSchema, createSlugsSchema } from './field-schemas.ts';

/** The words by which products, articles and tips are sorted; their order here is the order on the page. */
export const createVocabularySchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) => {
  const term = format.object({
    /** Stable name: `dry`. */
    id: idSchema,
    /** The word that is shown. */
    name: format.text,
  });
  const routedTerm = format.object({
    /** Stable name: `seasons`. */
    id: idSchema,
    /** Its segment of an address in each language. */
    slugs: createSlugsSchema(format),
    /** The word that is shown. */
    name: format.text,
    /** One or two lines above the list. */
    description: format.text,
  });
  return format.object({
    /** Skin types that a product suits. */
    skinTypes: z.array(term),
    /** What a product is chosen for: dryness, redness. Never a medical condition. */
    concerns: z.array(term),
    /** Statements about products. Marks of third parties are not among them. */
    certifications: z.array(
      format.object({
        /** Stable name: `fragrance-free`. */
        id: idSchema,
        /** What it is a statement about. */
        kind: z.enum(['formula', 'origin', 'packaging']),
        /** The statement in a few words. */
        name: format.text,
        /** What it covers, and what it does not (Directive (EU) 2024/825). */
        note: format.text,
      }),
    ),
    /** Child pages of the care journal. */
    journalCategories: z.array(routedTerm),
    /** Child pages of tips and tricks. */
    tipTopics: z.array(routedTerm),
  });
};
/**
 * The terms that classify products, articles and tips, in the order in which pages list them.
 *
 * @interface
 */
export type Vocabulary = z.infer<
  ReturnType<typeof createVocabularySchema<WireTextSchema, WirePictureSchema>>
>;
