import * as z from 'zod';
import { type Form, type WirePicture, type WireText } from './form.ts';
import { id } from './identifiers.ts';

/** An old or short address that leads somewhere else. */
export const redirectSchema = <T extends z.ZodType, P extends z.ZodType>(form: Form<T, P>) =>
  form.object({
    id,
    /** Path without query, as it is asked for. */
    from: z.string().regex(/^\/[^?#]*[^/?#]$/, 'must be a path that does not end in a slash'),
    /** Path of a page of the shop; a hash is allowed. Never another site: that would be an open door. */
    to: z.string().regex(/^\/(?!\/)/, 'must be a path of this shop'),
    /** 301 or 308 for an address that is gone for good, 302 for a campaign. */
    status: z.union([z.literal(301), z.literal(302), z.literal(308)]),
  });
export type Redirect = z.infer<ReturnType<typeof redirectSchema<WireText, WirePicture>>>;
