import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { idSchema } from './field-schemas.ts';
import { createLinkSchema } from './link.ts';

/** Products side by side. */
export const createProductRowBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('product-row'),
    /** Heading. */
    title: format.text.optional(),
    /** Ids of products in this order, at least one; or what the catalogue says is new or sells best. */
    products: z.union([z.array(idSchema).min(1), z.enum(['new', 'bestsellers'])]),
    /** Most products shown, 1 or more; all when absent. */
    limit: z.int().min(1).optional(),
    /** Where to see more. */
    link: createLinkSchema(format).optional(),
  });
/**
 * Products side by side.
 *
 * @interface
 */
export type ProductRowBlock = z.infer<
  ReturnType<typeof createProductRowBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** Presents one collection on its tint. */
export const createCollectionFeatureBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('collection-feature'),
    /** Id of the collection. */
    collection: idSchema,
    /** Heading. */
    title: format.text,
    /** A paragraph. */
    text: format.text,
    /** Beside the text. */
    picture: format.picture,
    /** Target of the link. */
    link: createLinkSchema(format).optional(),
  });
/**
 * Presents one collection on its tint.
 *
 * @interface
 */
export type CollectionFeatureBlock = z.infer<
  ReturnType<typeof createCollectionFeatureBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** The steps of one routine. */
export const createRoutineBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('routine'),
    /** Id of the routine. */
    routine: idSchema,
    /** Heading; the name of the routine when absent. */
    title: format.text.optional(),
    /** A paragraph above the steps. */
    text: format.text.optional(),
    /** Target of the link. */
    link: createLinkSchema(format).optional(),
  });
/**
 * The steps of one routine.
 *
 * @interface
 */
export type RoutineBlock = z.infer<
  ReturnType<typeof createRoutineBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** The collections side by side, each on its tint. */
export const createCollectionGridBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('collection-grid'),
    /** Heading. */
    title: format.text,
    /** One or two sentences below it. */
    text: format.text.optional(),
    /** Ids of collections in this order, at least one; or all of them in their own. */
    collections: z.union([z.array(idSchema).min(1), z.literal('all')]),
    /** Where to see more. */
    link: createLinkSchema(format).optional(),
  });
/**
 * The collections side by side, each on its tint.
 *
 * @interface
 */
export type CollectionGridBlock = z.infer<
  ReturnType<typeof createCollectionGridBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** One ingredient of the glossary: what it is, what it does, and which products hold it. */
export const createIngredientSpotlightBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) =>
  format.object({
    /** Block type. */
    type: z.literal('ingredient-spotlight'),
    /** Id of the ingredient. */
    ingredient: idSchema,
    /** CommonMark; what the glossary says of it when absent. */
    text: format.text.optional(),
    /** Its still life or texture; 1:1. */
    picture: format.picture,
    /** Ids of products that hold it, in this order; those of which it is a key active when absent. */
    products: z.array(idSchema).min(1).optional(),
    /** Where to read more. */
    link: createLinkSchema(format).optional(),
  });
/**
 * One ingredient of the glossary: what it is, what it does, and which products hold it.
 *
 * @interface
 */
export type IngredientSpotlightBlock = z.infer<
  ReturnType<typeof createIngredientSpotlightBlockSchema<WireTextSchema, WirePictureSchema>>
>;
