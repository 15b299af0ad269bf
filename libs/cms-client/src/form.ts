import { type LocaleCode } from '@marehalm/i18n-routing';
import * as z from 'zod';

/** A picture as the content service describes it. `src` is a path on, or an address reachable from, the service. */
export const picture = z.object({
  id: z.string().min(1),
  /** Path or address of the master file. */
  src: z.string().min(1),
  /** What is shown, in the language asked for. */
  alt: z.string(),
  kind: z.enum(['packshot', 'texture', 'still', 'landscape']),
  /** Pixels of the master. */
  width: z.int().positive(),
  /** Pixels of the master. */
  height: z.int().positive(),
  /** Dominant colour, `#RRGGBB`, shown until the picture has arrived. */
  colour: z.string().regex(/^#[0-9A-F]{6}$/i),
});
export type Picture = z.infer<typeof picture>;

/** A text in both languages, as an editor writes it into a content file. */
export const bilingualText = z.strictObject({ en: z.string().trim().min(1), da: z.string().trim().min(1) });
export type BilingualText = z.infer<typeof bilingualText>;

/**
 * What makes one schema serve several ends. Every entity is described once, as a function of a form: content files hold
 * texts in both languages and name pictures by id; `/api/v1` answers hold one language and whole pictures.
 */
export interface Form<Text extends z.ZodType, Image extends z.ZodType> {
  readonly text: Text;
  readonly picture: Image;
  /** How objects treat keys that the schema does not know: refuse (files), drop (answers being made), keep (answers read). */
  readonly object: typeof z.object;
  /** Whether blocks of a type that this version does not know are let through. */
  readonly allowsUnknownBlocks: boolean;
}

/** Content files: both languages, pictures by id, a key nobody knows is a spelling mistake. */
export const fileForm: Form<typeof bilingualText, z.ZodString> = {
  text: bilingualText,
  picture: z.string().min(1),
  object: z.strictObject as typeof z.object,
  allowsUnknownBlocks: false,
};

/** What stands for a text, and for a picture, in an answer. */
export type WireText = z.ZodString;
export type WirePicture = typeof picture;

/** What a client reads from `/api/v1`: one language; fields and blocks of a newer service survive. */
export const wireForm: Form<WireText, WirePicture> = {
  text: z.string(),
  picture,
  object: z.looseObject as unknown as typeof z.object,
  allowsUnknownBlocks: true,
};

type LocalizedText = z.ZodPipe<typeof bilingualText, z.ZodTransform<string, BilingualText>>;
type ResolvedPicture = z.ZodPipe<z.ZodString, z.ZodTransform<Picture, string>>;

/**
 * Turns the file form into the wire form while parsing: picks `locale` from every text, looks up every picture and drops
 * what is not part of the public answer (prices and stock).
 */
export function localizedForm(
  locale: LocaleCode,
  pictureOf: (id: string) => Picture,
): Form<LocalizedText, ResolvedPicture> {
  return {
    text: bilingualText.transform((text) => text[locale]),
    picture: z.string().transform(pictureOf),
    object: z.object,
    allowsUnknownBlocks: false,
  };
}
