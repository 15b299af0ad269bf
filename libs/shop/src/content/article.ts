import * as z from 'zod';
import { createBlockSchema } from './block.ts';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { dateSchema, draftFlagSchema, idSchema, createSlugsSchema } from './field-schemas.ts';

/** A journal article. */
export const createArticleSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Stable name: `j01`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Last segment of its address in each language. */
    slugs: createSlugsSchema(format),
    /** Headline. */
    title: format.text,
    /** One or two sentences for cards and search engines. */
    excerpt: format.text,
    /** Id of a journal category of the vocabulary. */
    category: idSchema,
    /** Day of publication in Denmark. */
    published: dateSchema,
    /** Above the article and on cards; 3:2. */
    picture: format.picture,
    /** Ids of the products it speaks of. */
    products: z.array(idSchema),
    /** The article itself; at least one. */
    blocks: z.array(createBlockSchema(format)).min(1),
    /** Whole minutes at 200 words a minute, at least one. */
    readingMinutes: z.int().min(1),
  });
/**
 * A journal article.
 *
 * @interface
 */
export type Article = z.infer<ReturnType<typeof createArticleSchema<WireTextSchema, WirePictureSchema>>>;
