import type * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';

/** A link to a page of the shop: its path is in the same language as its label. */
export const createLinkSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** The words of the link. */
    label: format.text,
    /** A path of this shop, `/about/help`; never another site's address. */
    path: format.path,
  });
/**
 * A link to a page of the shop.
 *
 * @interface
 */
export type Link = z.infer<ReturnType<typeof createLinkSchema<WireTextSchema, WirePictureSchema>>>;
