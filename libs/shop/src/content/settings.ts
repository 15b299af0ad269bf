import * as z from 'zod';
import { mapLocales } from '../locales.ts';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { marketIdSchema } from './field-schemas.ts';

const synonymsOfOneLanguage = z.record(z.string().min(1), z.string().min(1));

/** Facts about the shop as a whole. */
export const createSettingsSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Imprint, shown on every page (E-commerce Directive 2000/31/EC, art. 5). */
    company: format.object({
      /** Legal name. */
      name: z.string().min(1),
      /** Danish business registration number, eight digits. */
      cvr: z.string().regex(/^\d{8}$/),
      /** Street and number. */
      street: z.string().min(1),
      /** Four digits in Denmark. */
      postcode: z.string().min(1),
      /** Town of the postcode. */
      city: z.string().min(1),
      /** Name of the country. */
      country: format.text,
      /** Where customers write to; a contact form alone is not enough. */
      email: z.email(),
    }),
    /** The line above the header, one for each market at most. */
    announcements: z.array(
      format.object({
        /** Audience of the announcement. */
        market: marketIdSchema,
        /** What it says. */
        text: format.text,
      }),
    ),
    /** Suggestions of an empty search, most popular first; at least one. */
    popularSearches: z.array(format.text).min(1),
    /** What a shopper types, and the word that the catalogue uses. Every language, because the search service indexes them all. */
    synonyms: format.object(
      mapLocales((locale) =>
        synonymsOfOneLanguage.describe(
          `What is typed in the language \`${locale}\`, and the catalogue's word.`,
        ),
      ),
    ),
  });
/**
 * Shop-wide settings: company data, announcements, popular searches and synonyms.
 *
 * @interface
 */
export type Settings = z.infer<ReturnType<typeof createSettingsSchema<WireTextSchema, WirePictureSchema>>>;
