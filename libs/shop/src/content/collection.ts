import * as z from 'zod';
import {
  colorSchema,
  type SchemaFormat,
  type WirePictureSchema,
  type WireTextSchema,
} from './schema-format.ts';
import { createLinkSchema } from './link.ts';
import { draftFlagSchema, idSchema, createSlugsSchema } from './field-schemas.ts';

/** Creates the schema of a collection, in the wire format or another: products that share a plant, a color and a story. */
export const createCollectionSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Stable name: `sea-buckthorn`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Order in menus and lists, lowest first. */
    position: z.int(),
    /** Its path segment in each language. */
    slugs: createSlugsSchema(format),
    /** Name of the collection. */
    name: format.text,
    /** One line below the name. */
    tagline: format.text,
    /** CommonMark. */
    story: format.text,
    /** Questions about this collection, in display order; at least one. */
    questions: z
      .array(
        format.object({
          /** The question, as a customer would ask it. */
          question: format.text,
          /** CommonMark. */
          answer: format.text,
        }),
      )
      .min(1)
      .optional(),
    /** Background tint, `#RRGGBB`. Text on it is ink only. */
    colour: colorSchema,
    /** Its picture, in landscape format. */
    picture: format.picture,
    /** The picture in 4:5 for windows under 768 px; the landscape picture when absent. */
    narrow: format.picture.optional(),
    /** What a list of seven products or more says about the collection, on a tile between them. */
    tile: format
      .object({
        /** Its picture; best 8:5 or wider than high. */
        picture: format.picture,
        /** One sentence of about 45 characters. */
        text: format.text,
        /** Where the tile leads in the list of the collection itself; elsewhere it leads to the collection. */
        link: createLinkSchema(format).optional(),
      })
      .optional(),
  });
/**
 * A collection: products that share a plant, a color and a story.
 *
 * @interface
 */
export type Collection = z.infer<
  ReturnType<typeof createCollectionSchema<WireTextSchema, WirePictureSchema>>
>;
