import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { draftFlagSchema, idSchema } from './field-schemas.ts';

/** A question that customers ask, and its answer. */
export const createQuestionSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Stable name: `delivery-time`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Order on the help page, lowest first. */
    position: z.int(),
    /** What it is about; the faq block shows one topic or all. */
    topic: z.enum(['delivery', 'returns', 'samples', 'products', 'gift-cards', 'payment']),
    /** In the customer's words. */
    question: format.text,
    /** CommonMark. */
    answer: format.text,
  });
/**
 * A question that customers ask, and its answer.
 *
 * @interface
 */
export type Question = z.infer<ReturnType<typeof createQuestionSchema<WireTextSchema, WirePictureSchema>>>;
