import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { id, slugsSchema } from './identifiers.ts';

/** The words by which products, articles and tips are sorted; their order here is the order on the page. */
export const vocabularySchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) => {
  const term = form.object({ id, name: form.text });
  const routedTerm = form.object({ id, slugs: slugsSchema(form), name: form.text, description: form.text });
  return form.object({
    skinTypes: z.array(term),
    concerns: z.array(term),
    certifications: z.array(
      form.object({
        id,
        /** What sort of statement it is. Marks of third parties are not among them. */
        kind: z.enum(['formula', 'origin', 'packaging']),
        name: form.text,
        /** What it covers, and what it does not. */
        note: form.text,
      }),
    ),
    /** Child pages of the care journal. */
    journalCategories: z.array(routedTerm),
    /** Child pages of tips and tricks. */
    tipTopics: z.array(routedTerm),
  });
};
export type Vocabulary = z.infer<ReturnType<typeof vocabularySchema<WireText, WirePicture>>>;
