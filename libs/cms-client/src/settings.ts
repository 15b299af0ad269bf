import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { marketId } from './identifiers.ts';

const synonymsOfOneLanguage = z.record(z.string().min(1), z.string().min(1));

/** Facts about the shop as a whole. */
export const settingsSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    /** Imprint, shown on every page (E-commerce Directive 2000/31/EC, art. 5). */
    company: form.object({
      name: z.string().min(1),
      /** Danish business registration number. */
      cvr: z.string().regex(/^\d{8}$/),
      street: z.string().min(1),
      postcode: z.string().min(1),
      city: z.string().min(1),
      country: form.text,
      email: z.email(),
    }),
    /** The line above the header, one for each market. */
    announcements: z.array(form.object({ market: marketId, text: form.text })),
    popularSearches: z.array(form.text).min(1),
    /** What a shopper types, and the word that the catalogue uses. Both languages, for the search service indexes both. */
    synonyms: form.object({ en: synonymsOfOneLanguage, da: synonymsOfOneLanguage }),
  });
export type Settings = z.infer<ReturnType<typeof settingsSchema<WireText, WirePicture>>>;
