import * as z from 'zod';
import { createBlockSchema } from './block.ts';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { dateSchema, draftFlagSchema, idSchema, createSlugsSchema } from './field-schemas.ts';

/** A page made of blocks. Its address is `route`, with `slugs` where the route takes one. */
export const createPageSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Stable name: `delivery`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Route name of `@marehalm/i18n-routing`. Only `about` and `sustainability` have more than one page. */
    route: z.enum([
      'home',
      'shop',
      'careJournal',
      'tipsTricks',
      'routine',
      'tips',
      'about',
      'sustainability',
    ]),
    /** Last segment of its address in each language; on `about` and `sustainability` pages, absent on others. */
    slugs: createSlugsSchema(format).optional(),
    /** Heading, and title of the browser's tab. */
    title: format.text,
    /** For search engines and shared links; one or two sentences. */
    description: format.text,
    /** Day of the last change of substance in Denmark, shown on legal pages. */
    updated: dateSchema.optional(),
    /** Blocks from top to bottom. */
    blocks: z.array(createBlockSchema(format)),
  });
/**
 * A page made of blocks. Its address is `route`, with `slugs` where the route takes one.
 *
 * @interface
 */
export type Page = z.infer<ReturnType<typeof createPageSchema<WireTextSchema, WirePictureSchema>>>;
