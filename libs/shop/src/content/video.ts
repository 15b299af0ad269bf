import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { localeCodes } from '../locales.ts';
import { draftFlagSchema, idSchema } from './field-schemas.ts';

/** A film of the shop with everything that stands for it where it is not seen or heard. */
export const createVideoSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Stable name: `the-sea-one-morning`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** What happens in it, in a few words. */
    title: format.text,
    /** Length in whole seconds, rounded up. */
    seconds: z.int().positive(),
    /** False where there is nothing to hear; captions then say so. */
    hasSound: z.boolean(),
    /** What is seen and heard, in full: for people who do not watch it (WCAG 1.2.3). CommonMark. */
    description: format.text,
    /** What is seen before the film is fetched: its first picture. */
    poster: format.picture,
    /** Pixels of the film. */
    width: z.int().positive(),
    /** Pixels of the film. */
    height: z.int().positive(),
    /** The same film in several formats, the best first. */
    sources: z
      .array(
        format.object({
          /** The file: a path below the service's address, or an address of its own; see `CmsClient.toAbsoluteUrl`. */
          src: z.string().min(1),
          /** What it is, to a browser that chooses. */
          type: z.enum(['video/webm', 'video/mp4']),
        }),
      )
      .min(1),
    /** What is said and heard, as WebVTT, in every language (WCAG 1.2.2). */
    captions: z
      .array(
        format.object({
          /** The file: a path below the service's address, or an address of its own; see `CmsClient.toAbsoluteUrl`. */
          src: z.string().min(1),
          /** Language of the captions. */
          locale: z.enum(localeCodes),
        }),
      )
      .min(1),
  });
/**
 * A video with its title, length, and text alternatives for viewers who cannot see or hear it.
 *
 * @interface
 */
export type Video = z.infer<ReturnType<typeof createVideoSchema<WireTextSchema, WirePictureSchema>>>;
