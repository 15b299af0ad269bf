import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { id, slugsSchema } from './identifiers.ts';

/** An entry of the glossary; its slug is the anchor on the glossary page. */
export const ingredientSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id,
    slugs: slugsSchema(form),
    name: form.text,
    description: form.text,
    /** The names under which it stands in ingredient lists. */
    inci: z.array(z.string().min(1)).min(1),
  });
export type Ingredient = z.infer<ReturnType<typeof ingredientSchema<WireText, WirePicture>>>;
