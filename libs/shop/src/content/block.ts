import * as z from 'zod';
import { blockTypes } from './block-types.ts';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { idSchema } from './field-schemas.ts';
import { createLinkSchema } from './link.ts';
import {
  createCarouselBlockSchema,
  createProductCarouselBlockSchema,
  createVideoBlockSchema,
} from './media-block.ts';
import {
  createCollectionFeatureBlockSchema,
  createCollectionGridBlockSchema,
  createIngredientSpotlightBlockSchema,
  createProductRowBlockSchema,
  createRoutineBlockSchema,
} from './product-block.ts';

/** Opens a page: a sentence on a full-width picture, or beside one. */
export const createHeroBlockSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Block type. */
    type: z.literal('hero'),
    /** The sentence. */
    title: format.text,
    /** A line below it. */
    text: format.text.optional(),
    /** Target of the link. */
    link: createLinkSchema(format).optional(),
    /** Behind the text, or beside it. */
    picture: format.picture,
    /** Its cut for windows under 768 px, 4:5; the middle of the picture when absent. */
    narrow: format.picture.optional(),
    /** Color of the text on the picture. */
    ink: z.enum(['dark', 'light']),
    /** Where the text stands: on the picture (`full`, also when absent), or on a tint beside it (`split`). */
    layout: z.enum(['full', 'split']).optional(),
    /** Id of the collection whose tint lies under the text of the split layout; that of oats when absent. */
    collection: idSchema.optional(),
    /** Id of the film that plays over the picture of the full layout, once, without sound. */
    video: idSchema.optional(),
  });
/**
 * Opens a page: a sentence on a full-width picture, or beside one.
 *
 * @interface
 */
export type HeroBlock = z.infer<ReturnType<typeof createHeroBlockSchema<WireTextSchema, WirePictureSchema>>>;

/** Text and picture side by side. */
export const createSplitBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('split'),
    /** Heading. */
    title: format.text.optional(),
    /** CommonMark. */
    text: format.text,
    /** Beside the text. */
    picture: format.picture,
    /** Side of the picture where there is room for two columns. */
    pictureSide: z.enum(['left', 'right']),
    /** Target of the link. */
    link: createLinkSchema(format).optional(),
  });
/**
 * Text and picture side by side.
 *
 * @interface
 */
export type SplitBlock = z.infer<
  ReturnType<typeof createSplitBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** Cards of journal articles. */
export const createJournalTeaserBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('journal-teaser'),
    /** Heading. */
    title: format.text,
    /** Ids of articles in this order, at least one; or the newest. */
    articles: z.union([z.array(idSchema).min(1), z.literal('latest')]),
    /** Most articles shown, 1 or more; all when absent. */
    limit: z.int().min(1).optional(),
    /** Where to read more. */
    link: createLinkSchema(format).optional(),
  });
/**
 * Cards of journal articles.
 *
 * @interface
 */
export type JournalTeaserBlock = z.infer<
  ReturnType<typeof createJournalTeaserBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** Cards of tips. */
export const createTipsGridBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('tips-grid'),
    /** Heading. */
    title: format.text,
    /** Ids of tips in this order, at least one. */
    tips: z.array(idSchema).min(1),
    /** Where to read more. */
    link: createLinkSchema(format).optional(),
  });
/**
 * Cards of tips.
 *
 * @interface
 */
export type TipsGridBlock = z.infer<
  ReturnType<typeof createTipsGridBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** The form by which a shopper joins the club. */
export const createNewsletterBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('newsletter'),
    /** Heading. */
    title: format.text,
    /** What is promised, with its conditions. */
    text: format.text,
    /** Who writes, how often, and how to leave (markedsføringsloven § 10). */
    note: format.text,
  });
/**
 * The form by which a shopper joins the club.
 *
 * @interface
 */
export type NewsletterBlock = z.infer<
  ReturnType<typeof createNewsletterBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** A text of several paragraphs. */
export const createTextBlockSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Block type. */
    type: z.literal('rich-text'),
    /** Heading. */
    title: format.text.optional(),
    /** CommonMark. */
    text: format.text,
  });
/**
 * A text of several paragraphs.
 *
 * @interface
 */
export type TextBlock = z.infer<ReturnType<typeof createTextBlockSchema<WireTextSchema, WirePictureSchema>>>;

/** Questions and their answers. */
export const createFaqBlockSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Block type. */
    type: z.literal('faq'),
    /** Heading. */
    title: format.text.optional(),
    /** Topic of the questions; all questions when absent. */
    topic: idSchema.optional(),
  });
/**
 * Questions and their answers.
 *
 * @interface
 */
export type FaqBlock = z.infer<ReturnType<typeof createFaqBlockSchema<WireTextSchema, WirePictureSchema>>>;

/** A sentence that stands alone. */
export const createQuoteBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('quote'),
    /** The sentence, without quotation marks. */
    text: format.text,
    /** Who said it. */
    attribution: format.text.optional(),
  });
/**
 * A quotation, with its author if known.
 *
 * @interface
 */
export type QuoteBlock = z.infer<
  ReturnType<typeof createQuoteBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** Every ingredient of the glossary, in alphabetical order. */
export const createGlossaryBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('glossary'),
    /** Heading. */
    title: format.text.optional(),
  });
/**
 * Every ingredient of the glossary, in alphabetical order.
 *
 * @interface
 */
export type GlossaryBlock = z.infer<
  ReturnType<typeof createGlossaryBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** Short statements side by side. */
export const createFactsBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('facts'),
    /** Heading. */
    title: format.text.optional(),
    /** At least one. */
    items: z
      .array(
        format.object({
          /** The statement. */
          title: format.text,
          /** What stands behind it. */
          text: format.text,
        }),
      )
      .min(1),
  });
/**
 * Short statements side by side.
 *
 * @interface
 */
export type FactsBlock = z.infer<
  ReturnType<typeof createFactsBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** One line across the page. */
export const createBannerBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('banner'),
    /** The line. */
    text: format.text,
    /** Target of the link. */
    link: createLinkSchema(format).optional(),
  });
/**
 * One line of text across the full width of the page, with an optional link.
 *
 * @interface
 */
export type BannerBlock = z.infer<
  ReturnType<typeof createBannerBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** A picture of its own. */
export const createPictureBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('picture'),
    /** The picture. */
    picture: format.picture,
    /** Below the picture. */
    caption: format.text.optional(),
  });
/**
 * A single picture with an optional caption.
 *
 * @interface
 */
export type PictureBlock = z.infer<
  ReturnType<typeof createPictureBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** Facts that are compared, such as before and after, in a table with its source. */
export const createFactsTableBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('facts-table'),
    /** Heading. */
    title: format.text.optional(),
    /** What the table compares, in one sentence; its caption. */
    caption: format.text,
    /** Headings of the columns: of the row headings first, then of the cells. Two or more. */
    columns: z.array(format.text).min(2),
    /** From top to bottom, at least one. */
    rows: z
      .array(
        format.object({
          /** What the row speaks of. */
          heading: format.text,
          /** One for each column after the first. */
          cells: z.array(format.text).min(1),
        }),
      )
      .min(1),
    /** Where the figures come from, and what they cover: a claim needs its proof (Directive 2005/29/EC, art. 12). */
    source: format.text,
  });
/**
 * Facts that are compared, such as before and after, in a table with its source.
 *
 * @interface
 */
export type FactsTableBlock = z.infer<
  ReturnType<typeof createFactsTableBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** Additional space between two blocks, beyond their own margins. */
export const createSpacerBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('spacer'),
    /** Half of a section's air, the whole, or twice as much. */
    size: z.enum(['small', 'medium', 'large']),
    /** What is seen in the middle of it; nothing when absent. */
    mark: z.enum(['line', 'grass']).optional(),
  });
/**
 * Additional space between two blocks, beyond their own margins.
 *
 * @interface
 */
export type SpacerBlock = z.infer<
  ReturnType<typeof createSpacerBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** Links to every block below it that has a heading of its own. */
export const createAnchorNavigationBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('anchor-navigation'),
    /** Its name, "On this page". */
    title: format.text,
  });
/**
 * Links to every block below it that has a heading of its own.
 *
 * @interface
 */
export type AnchorNavigationBlock = z.infer<
  ReturnType<typeof createAnchorNavigationBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** Name, registration number and addresses of the company, from the settings. */
export const createImprintBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('imprint'),
    /** Heading. */
    title: format.text.optional(),
  });
/**
 * Name, registration number and addresses of the company, from the settings.
 *
 * @interface
 */
export type ImprintBlock = z.infer<
  ReturnType<typeof createImprintBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** The form by which a consumer withdraws from a contract (Directive 2011/83/EU, art. 11a). */
export const createWithdrawalFormBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('withdrawal-form'),
    /** Heading. */
    title: format.text.optional(),
    /** A paragraph above the form. */
    text: format.text.optional(),
  });
/**
 * The form by which a consumer withdraws from a contract (Directive 2011/83/EU, art. 11a).
 *
 * @interface
 */
export type WithdrawalFormBlock = z.infer<
  ReturnType<typeof createWithdrawalFormBlockSchema<WireTextSchema, WirePictureSchema>>
>;

const knownBlockSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  z.discriminatedUnion('type', [
    createHeroBlockSchema(format),
    createProductRowBlockSchema(format),
    createCollectionFeatureBlockSchema(format),
    createSplitBlockSchema(format),
    createRoutineBlockSchema(format),
    createJournalTeaserBlockSchema(format),
    createTipsGridBlockSchema(format),
    createNewsletterBlockSchema(format),
    createTextBlockSchema(format),
    createFaqBlockSchema(format),
    createQuoteBlockSchema(format),
    createGlossaryBlockSchema(format),
    createFactsBlockSchema(format),
    createBannerBlockSchema(format),
    createPictureBlockSchema(format),
    createCarouselBlockSchema(format),
    createProductCarouselBlockSchema(format),
    createVideoBlockSchema(format),
    createCollectionGridBlockSchema(format),
    createIngredientSpotlightBlockSchema(format),
    createFactsTableBlockSchema(format),
    createSpacerBlockSchema(format),
    createAnchorNavigationBlockSchema(format),
    createImprintBlockSchema(format),
    createWithdrawalFormBlockSchema(format),
  ]);

/** A block of a newer service. It is kept, so that an older shop can skip it instead of failing. */
export interface UnknownBlock {
  /** None of {@link blockTypes}. */
  readonly type: string;
  readonly [field: string]: unknown;
}

/**
 * Schema of one part of a page, discriminated by `type`. A form may allow unknown block types; a known block must be
 * valid.
 */
export const createBlockSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) => {
  const known = knownBlockSchema(format);
  if (!format.allowsUnknownBlocks) return known;
  const unknown = z.looseObject({
    type: z.string().refine((type) => !(blockTypes as readonly string[]).includes(type), {
      error: 'is a known block with a mistake in it',
      // Otherwise the union would report this instead of the actual problem.
      abort: true,
    }),
  });
  // The type stays that of the known blocks, so that `switch (block.type)` narrows; see isKnownBlock.
  return z.union([known, unknown]) as unknown as typeof known;
};

/** One part of a page, discriminated by `type`. {@link isKnownBlock} tells it from an {@link UnknownBlock}. */
export type Block = z.infer<ReturnType<typeof createBlockSchema<WireTextSchema, WirePictureSchema>>>;
/** A block type that this version knows. */
export type BlockType = Block['type'];
/** The block of one type: `BlockOfType<'hero'>`. */
export type BlockOfType<Type extends BlockType> = Extract<Block, { type: Type }>;
