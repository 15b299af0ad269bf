import * as z from 'zod';
import { mapLocales } from '../locales.ts';

/**
 * A path of the shop: never another site, however a browser parses it (`//elsewhere`, `/\elsewhere`, a tab in
 * between).
 */
const SHOP_PATH_PATTERN = /^\/(?!\/)[^\\\s]*$/;
const SHOP_PATH_MESSAGE = 'must be a path of this shop';

/** A path of the shop such as `/about/help#delivery`: one leading slash, no backslash, no white space. */
export const shopPathSchema = z.string().regex(SHOP_PATH_PATTERN, SHOP_PATH_MESSAGE);

/** Schema of a color, `#RRGGBB`. */
export const colorSchema = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #C9D0CA');

/** A picture as the content service describes it. */
export const pictureSchema = z.object({
  /** Stable name: `hero-dunes`. */
  id: z.string().min(1),
  /** The master file: a path below the service's address, or an address of its own; see `CmsClient.toAbsoluteUrl`. */
  src: z.string().min(1),
  /** What is shown, in the language asked for. Empty on a decoration (WCAG 1.1.1). */
  alt: z.string(),
  /**
   * A product on plain ground, the product in another place, its sizes side by side, what is in it from near; a still
   * life, one with room for a headline, a landscape, or an ingredient as it grows.
   */
  kind: z.enum(['packshot', 'second-view', 'sizes', 'texture', 'still', 'hero', 'landscape', 'ingredient']),
  /** Pixels of the master. */
  width: z.int().positive(),
  /** Pixels of the master. */
  height: z.int().positive(),
  /** Dominant color, `#RRGGBB`, shown until the picture has loaded. */
  colour: colorSchema,
});
/**
 * A picture as the content service describes it.
 *
 * @interface
 */
export type Picture = z.infer<typeof pictureSchema>;

/** A text in every language, as an editor writes it into a content file. */
export const bilingualTextSchema = z.strictObject(mapLocales(() => z.string().trim().min(1)));
/**
 * A text in every language, as an editor writes it into a content file.
 *
 * @interface
 */
export type BilingualText = z.infer<typeof bilingualTextSchema>;

/** A language of the content (specification, section 9). */
export type ContentLocale = keyof BilingualText;

/**
 * How a schema represents texts, paths, pictures and objects: in content files (every language, pictures by id) or in answers of
 * `/api/v1` (one language, whole pictures).
 */
export interface SchemaFormat<Text extends z.ZodType, Image extends z.ZodType> {
  /** Schema of a text. */
  readonly text: Text;
  /** Schema of the path of a page; it depends on the language. */
  readonly path: Text;
  /** Schema of a picture. */
  readonly picture: Image;
  /** How objects treat unknown keys: refuse (files), drop (answers being created), keep (answers being parsed). */
  readonly object: typeof z.object;
  /** Whether blocks of unknown types are allowed. */
  readonly allowsUnknownBlocks: boolean;
}

/** Schema of a text in a content file. */
export type FileTextSchema = typeof bilingualTextSchema;
/** Schema of a picture in a content file: its id. */
export type FilePictureSchema = z.ZodString;

/** Content files: every language, pictures by id, unknown keys are spelling mistakes. */
export const fileFormat: SchemaFormat<FileTextSchema, FilePictureSchema> = {
  text: bilingualTextSchema,
  path: z.strictObject(mapLocales(() => z.string().trim().regex(SHOP_PATH_PATTERN, SHOP_PATH_MESSAGE))),
  picture: z.string().min(1),
  object: z.strictObject as typeof z.object,
  allowsUnknownBlocks: false,
};

/** Schema of a text in an answer: in the requested language. */
export type WireTextSchema = z.ZodString;
/** Schema of a picture in an answer: the whole picture. */
export type WirePictureSchema = typeof pictureSchema;

/** Answers of `/api/v1`: one language; fields and blocks of a newer service are kept. */
export const wireFormat: SchemaFormat<WireTextSchema, WirePictureSchema> = {
  text: z.string(),
  path: shopPathSchema,
  picture: pictureSchema.loose() as unknown as WirePictureSchema,
  object: z.looseObject as unknown as typeof z.object,
  allowsUnknownBlocks: true,
};

/** Schema that parses a text of a content file and returns it in one language. */
export type LocalizedTextSchema = z.ZodPipe<FileTextSchema, z.ZodTransform<string, BilingualText>>;
/** Converts a picture of a content file to that of an answer. */
export type LocalizedPictureSchema = z.ZodPipe<FilePictureSchema, z.ZodTransform<Picture, string>>;

/**
 * Creates a form that converts content files to answers while parsing: picks `locale` from every text, looks up every
 * picture and drops what is not public (prices and stock).
 *
 * @param findPicture Looks up a picture by its id; its exceptions pass through.
 *
 * @example
 * ```ts
 * const form = createLocalizingFormat('da', (id) => {
 *   throw new Error(`There is no picture "${id}"`);
 * });
 * const question = createQuestionSchema(form).parse({
 *   id: 'shelf-life',
 *   position: 1,
 *   topic: 'products',
 *   question: { en: 'How long does it keep?', da: 'Hvor længe holder den?' },
 *   answer: { en: 'A year.', da: 'Et år.' },
 * });
 * question.answer; // => 'Et år.'
 * ```
 */
export function createLocalizingFormat(
  locale: ContentLocale,
  findPicture: (id: string) => Picture,
): SchemaFormat<LocalizedTextSchema, LocalizedPictureSchema> {
  return {
    text: bilingualTextSchema.transform((text) => text[locale]),
    path: fileFormat.path.transform((path) => path[locale]),
    picture: z.string().transform(findPicture),
    object: z.object,
    allowsUnknownBlocks: false,
  };
}
