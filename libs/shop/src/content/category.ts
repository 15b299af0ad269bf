import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { draftFlagSchema, idSchema, createSlugsSchema } from './field-schemas.ts';

/** A kind of product. A top category has a page of its own; a child is shown below a top category or a collection. */
export const createCategorySchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Stable name: `serums`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Order among its siblings, lowest first. */
    position: z.int(),
    /** Id of the category above it; absent on a top category. */
    parent: idSchema.optional(),
    /** Its segment of an address in each language. */
    slugs: createSlugsSchema(format),
    /** Name in menus and headings. */
    name: format.text,
    /** One or two lines above the list. */
    description: format.text,
  });
/**
 * A product category. A top category has its own page; a child is shown below a top category or a collection.
 *
 * @interface
 */
export type Category = z.infer<ReturnType<typeof createCategorySchema<WireTextSchema, WirePictureSchema>>>;
