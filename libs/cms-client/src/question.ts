import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { id } from './identifiers.ts';

/** A question that customers ask, and its answer. */
export const questionSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id,
    /** Order on the help page, lowest first. */
    position: z.int(),
    topic: z.enum(['delivery', 'returns', 'samples', 'products', 'gift-cards', 'payment']),
    question: form.text,
    /** CommonMark. */
    answer: form.text,
  });
export type Question = z.infer<ReturnType<typeof questionSchema<WireText, WirePicture>>>;
