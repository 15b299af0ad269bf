import * as z from 'zod';
import {
  type SchemaFormat,
  shopPathSchema,
  type WirePictureSchema,
  type WireTextSchema,
} from './schema-format.ts';
import { draftFlagSchema, idSchema } from './field-schemas.ts';

/** An old or short address that leads somewhere else. */
export const createRedirectSchema = <T extends z.ZodType, P extends z.ZodType>(format: SchemaFormat<T, P>) =>
  format.object({
    /** Stable name: `faq-da`. */
    id: idSchema,
    /** Whether the entry is a draft, which only requests with a preview token receive. */
    draft: draftFlagSchema,
    /** Path without query and without a slash at its end, as it is asked for. */
    from: z.string().regex(/^\/(?!\/)[^\\\s?#]*[^\\\s/?#]$/, 'must be a path that does not end in a slash'),
    /** Path of a page of the shop; a hash is allowed. Never another site: that would be an open door. */
    to: shopPathSchema,
    /** 301 or 308 for an address that is gone for good, 302 for a campaign. */
    status: z.union([z.literal(301), z.literal(302), z.literal(308)]),
  });
/**
 * A redirect from an old or short path to a page of the shop.
 *
 * @interface
 */
export type Redirect = z.infer<ReturnType<typeof createRedirectSchema<WireTextSchema, WirePictureSchema>>>;
