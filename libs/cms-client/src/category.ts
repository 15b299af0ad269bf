import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { id, slugsSchema } from './identifiers.ts';

/** A kind of product. A top category has a page of its own; a child is shown below a top category or a series. */
export const categorySchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id,
    /** Order among its siblings, lowest first. */
    position: z.int(),
    /** Absent on a top category. */
    parent: id.optional(),
    slugs: slugsSchema(form),
    name: form.text,
    /** One or two lines above the list. */
    description: form.text,
  });
export type Category = z.infer<ReturnType<typeof categorySchema<WireText, WirePicture>>>;
