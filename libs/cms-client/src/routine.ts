import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { id, slugsSchema } from './identifiers.ts';

/** Products in the order in which they are used. */
export const routineSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id,
    slugs: slugsSchema(form),
    name: form.text,
    /** One line for cards. */
    summary: form.text,
    /** CommonMark. */
    intro: form.text,
    picture: form.picture,
    steps: z
      .array(
        form.object({
          product: id,
          when: z.enum(['am', 'pm']),
          /** What is done: "Cleanse". */
          title: form.text,
          /** How it is done, one to three sentences. */
          note: form.text,
        }),
      )
      .min(1),
  });
export type Routine = z.infer<ReturnType<typeof routineSchema<WireText, WirePicture>>>;
