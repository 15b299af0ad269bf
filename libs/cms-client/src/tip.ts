import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { id, slugsSchema } from './identifiers.ts';

/** A small piece of advice. */
export const tipSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id,
    slugs: slugsSchema(form),
    title: form.text,
    /** One line for cards. */
    summary: form.text,
    /** A tip topic of the vocabulary. */
    topic: id,
    /** CommonMark. */
    text: form.text,
    picture: form.picture,
    products: z.array(id),
  });
export type Tip = z.infer<ReturnType<typeof tipSchema<WireText, WirePicture>>>;
