import * as z from 'zod';
import { blockSchema } from './block.ts';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { id, slugsSchema } from './identifiers.ts';

/** A page made of blocks. Its address is `route`, with `slugs` where the route takes one. */
export const pageSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id,
    /** Route name of `@marehalm/i18n-routing`. */
    route: z.enum([
      'home',
      'shop',
      'careJournal',
      'tipsTricks',
      'routine',
      'tips',
      'about',
      'sustainability',
    ]),
    /** On `about` and `sustainability` pages. */
    slugs: slugsSchema(form).optional(),
    title: form.text,
    /** For search engines and shared links; one or two sentences. */
    description: form.text,
    /** Last change of substance, shown on legal pages. */
    updated: z.iso.date().optional(),
    blocks: z.array(blockSchema(form)),
  });
export type Page = z.infer<ReturnType<typeof pageSchema<WireText, WirePicture>>>;
