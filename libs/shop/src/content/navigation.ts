import * as z from 'zod';
import { type SchemaFormat, type WirePictureSchema, type WireTextSchema } from './schema-format.ts';
import { createLinkSchema } from './link.ts';

/** Menus of the header and the footer. */
export const createNavigationSchema = <T extends z.ZodType, P extends z.ZodType>(
  format: SchemaFormat<T, P>,
) => {
  const link = createLinkSchema(format);
  const group = format.object({
    /** Heading of the column. */
    title: format.text,
    /** At least one. */
    links: z.array(link).min(1),
  });
  return format.object({
    /** Entries of the main menu, in order; at least one. */
    header: z
      .array(
        format.object({
          /** The words of the entry. */
          label: format.text,
          /** A path of this shop. */
          path: format.path,
          /** Columns of the mega menu; a plain link when absent. */
          groups: z.array(group).min(1).optional(),
          /** Beside the columns. */
          picture: format.picture.optional(),
        }),
      )
      .min(1),
    /** Columns of the footer; at least one. */
    footer: z.array(group).min(1),
    /** The last line of the footer: terms, privacy, cookies, withdrawal; at least one. */
    legal: z.array(link).min(1),
  });
};
/**
 * Menus of the header and the footer.
 *
 * @interface
 */
export type Navigation = z.infer<
  ReturnType<typeof createNavigationSchema<WireTextSchema, WirePictureSchema>>
>;
