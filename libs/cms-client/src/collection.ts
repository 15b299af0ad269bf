import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { id, slugsSchema } from './identifiers.ts';

/** A series: products that share a plant, a colour and a story. */
export const collectionSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id,
    /** Order in menus and lists, lowest first. */
    position: z.int(),
    slugs: slugsSchema(form),
    name: form.text,
    tagline: form.text,
    /** CommonMark. */
    story: form.text,
    /** Background tint, `#RRGGBB`. Text on it is ink only. */
    colour: z.string().regex(/^#[0-9A-F]{6}$/i),
    picture: form.picture,
  });
export type Collection = z.infer<ReturnType<typeof collectionSchema<WireText, WirePicture>>>;
