import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { linkSchema } from './link.ts';

/** Menus of the header and the footer. */
export const navigationSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) => {
  const link = linkSchema(form);
  const group = form.object({ title: form.text, links: z.array(link).min(1) });
  return form.object({
    header: z
      .array(
        form.object({
          label: form.text,
          path: form.text,
          /** Columns of the mega menu; a plain link when absent. */
          groups: z.array(group).min(1).optional(),
          picture: form.picture.optional(),
        }),
      )
      .min(1),
    footer: z.array(group).min(1),
    legal: z.array(link).min(1),
  });
};
export type Navigation = z.infer<ReturnType<typeof navigationSchema<WireText, WirePicture>>>;
