import * as z from 'zod';
import { localeCodes } from '../locales.ts';
import { type SchemaFormat } from './schema-format.ts';
import { dateSchema, draftFlagSchema, idSchema } from './field-schemas.ts';

/**
 * A review of a product by one of its buyers. The service answers with those of buyers alone, positive and negative alike, because
 * the product's page says so (Directive 2005/29/EC, art. 7(6) and annex I, 23b and 23c).
 */
export const createReviewSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Stable name. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Id of the product. */
    product: idSchema,
    /** Whole stars, 1 to 5. */
    stars: z.int().min(1).max(5),
    /** One line, plain text, in the language of the review. */
    title: z.string().min(1),
    /** Plain text with line breaks, in the language of the review. */
    text: z.string().min(1),
    /** The name that the buyer wants to be shown by. */
    name: z.string().min(1),
    /** Language that it is written in. Reviews are not translated. */
    language: z.enum(localeCodes),
    /** Day on which it was written. */
    date: dateSchema,
  });
/**
 * A review of a product by one of its buyers. The service answers with those of buyers alone, positive and negative alike, because
 * the product's page says so (Directive 2005/29/EC, art. 7(6) and annex I, 23b and 23c).
 *
 * @interface
 */
export type Review = z.infer<ReturnType<typeof createReviewSchema>>;
