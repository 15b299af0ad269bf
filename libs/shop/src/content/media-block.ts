import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { idSchema } from './field-schemas.ts';
import { createLinkSchema } from './link.ts';

/** Pictures of one place or thing in a row. A page has one carousel at most, of pictures or of products. */
export const createCarouselBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('carousel'),
    /** Heading, and the name of the row to a screen reader. */
    title: format.text,
    /** In this order, at least two. */
    slides: z
      .array(
        format.object({
          /** The picture. */
          picture: format.picture,
          /** Below the picture. */
          caption: format.text.optional(),
        }),
      )
      .min(2),
    /** Cut of every picture; 3:2 when absent. */
    ratio: z.enum(['3:2', '4:5']).optional(),
    /** Moves on by itself every three seconds, with a pause button. Still when absent. */
    autoplay: z.boolean().optional(),
  });
/**
 * Pictures of one place or thing in a row. A page has one carousel at most, of pictures or of products.
 *
 * @interface
 */
export type CarouselBlock = z.infer<
  ReturnType<typeof createCarouselBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** Products in a row that goes on beyond the window. A page has one carousel at most, of pictures or of products. */
export const createProductCarouselBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('product-carousel'),
    /** Heading, and the name of the row to a screen reader. */
    title: format.text,
    /** Ids of products in this order, at least one; or what the catalogue says is new or sells best. */
    products: z.union([z.array(idSchema).min(1), z.enum(['new', 'bestsellers'])]),
    /** Most products shown, 1 or more; all when absent. */
    limit: z.int().min(1).optional(),
    /** Where to see more. */
    link: createLinkSchema(format).optional(),
  });
/**
 * Products in a row that goes on beyond the window. A page has one carousel at most, of pictures or of products.
 *
 * @interface
 */
export type ProductCarouselBlock = z.infer<
  ReturnType<typeof createProductCarouselBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** A film that a shopper may play. */
export const createVideoBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('video'),
    /** Id of the film. */
    video: idSchema,
    /** Heading above it; none when absent, for the film has a title of its own. */
    title: format.text.optional(),
  });
/**
 * A film that a shopper may play.
 *
 * @interface
 */
export type VideoBlock = z.infer<
  ReturnType<typeof createVideoBlockSchema<WireTextSchema, WirePictureSchema>>
>;
