import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { idSchema } from './field-schemas.ts';
import { createLinkSchema } from './link.ts';

/** Products side by side. */
export const createProductRowBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  form: SchemaFormat<T, P>,
) =>
  form.object({
    /** Block type. */
    type: z.literal('product-row'),
    /** Heading. */
    title: form.text.optional(),
    /** Ids of products in this order, at least one; or what the catalogue says is new or sells best. */
    products: z.union([z.array(idSchema).min(1), z.enum(['new', 'bestsellers'])]),
    /** Most products shown, 1 or more; all when absent. */
    limit: z.int().min(1).optional(),
    /** Where to see more. */
    link: createLinkSchema(form).optional(),
  });
/**
 * Products side by side.
 *
 * @interface
 */
export type ProductRowBlock = z.infer<
  ReturnType<typeof createProductRowBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** Presents one series on its tint. */
export const createCollectionFeatureBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  form: SchemaFormat<T, P>,
) =>
  form.object({
    /** Block type. */
    type: z.literal('collection-feature'),
    /** Id of the series. */
    collection: idSchema,
    /** Heading. */
    title: form.text,
    /** A paragraph. */
    text: form.text,
    /** Beside the text. */
    picture: form.picture,
    /** Target of the link. */
    link: createLinkSchema(form).optional(),
  });
/**
 * Presents one series on its tint.
 *
 * @interface
 */
export type CollectionFeatureBlock = z.infer<
  ReturnType<typeof createCollectionFeatureBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** The steps of one routine. */
export const createRoutineBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  form: SchemaFormat<T, P>,
) =>
  form.object({
    /** Block type. */
    type: z.literal('routine'),
    /** Id of the routine. */
    routine: idSchema,
    /** Heading; the name of the routine when absent. */
    title: form.text.optional(),
    /** A paragraph above the steps. */
    text: form.text.optional(),
    /** Target of the link. */
    link: createLinkSchema(form).optional(),
  });
/**
 * The steps of one routine.
 *
 * @interface
 */
export type RoutineBlock = z.infer<
  ReturnType<typeof createRoutineBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** The series side by side, each on its tint. */
export const createCollectionGridBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  form: SchemaFormat<T, P>,
) =>
  form.object({
    /** Block type. */
    type: z.literal('collection-grid'),
    /** Heading. */
    title: form.text,
    /** One or two sentences below it. */
    text: form.text.optional(),
    /** Ids of series in this order, at least one; or all of them in their own. */
    collections: z.union([z.array(idSchema).min(1), z.literal('all')]),
    /** Where to see more. */
    link: createLinkSchema(form).optional(),
  });
/**
 * The series side by side, each on its tint.
 *
 * @interface
 */
export type CollectionGridBlock = z.infer<
  ReturnType<typeof createCollectionGridBlockSchema<WireTextSchema, WirePictureSchema>>
>;

/** One ingredient of the glossary: what it is, what it does, and which products hold it. */
export const createIngredientSpotlightBlockSchema = <T extends z.ZodType, P extends z.ZodType>(
  form: SchemaFormat<T, P>,
) =>
  form.object({
    /** Block type. */
    type: z.literal('ingredient-spotlight'),
    /** Id of the ingredient. */
    ingredient: idSchema,
    /** CommonMark; what the glossary says of it when absent. */
    text: form.text.optional(),
    /** Its still life or texture; 1:1. */
    picture: form.picture,
    /** Ids of products that hold it, in this order; those of which it is a key active when absent. */
    products: z.array(idSchema).min(1).optional(),
    /** Where to read more. */
    link: createLinkSchema(form).optional(),
  });
/**
 * One ingredient of the glossary: what it is, what it does, and which products hold it.
 *
 * @interface
 */
export type IngredientSpotlightBlock = z.infer<
  ReturnType<typeof createIngredientSpotlightBlockSchema<WireTextSchema, WirePictureSchema>>
>;
