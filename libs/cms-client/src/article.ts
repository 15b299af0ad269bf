import * as z from 'zod';
import { blockSchema } from './block.ts';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { date, id, slugsSchema } from './identifiers.ts';

/** A journal article. */
export const articleSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id,
    slugs: slugsSchema(form),
    title: form.text,
    excerpt: form.text,
    /** A journal category of the vocabulary. */
    category: id,
    published: date,
    picture: form.picture,
    products: z.array(id),
    blocks: z.array(blockSchema(form)).min(1),
    /** Whole minutes at 200 words a minute, at least one. */
    readingMinutes: z.int().min(1),
  });
export type Article = z.infer<ReturnType<typeof articleSchema<WireText, WirePicture>>>;
