import * as z from 'zod/mini';
import { createOneOfSchema } from './create-one-of-schema.ts';

/** Creates the schema of a stored attempt. */
export function createStoredAttemptSchema<Market extends string>(markets: readonly Market[]) {
  return (
    z
      .object({
        token: z.string(),
        cartId: z.string(),
        market: createOneOfSchema(markets),
        id: z.optional(z.string()),
        isFromOtherTab: z.optional(z.boolean()),
        ordered: z.optional(
          z.object({
            lines: z.array(z.tuple([z.string(), z.number()])),
            codes: z.array(z.string()),
          }),
        ),
      })
      // A tab that a bank redirected to may know only the id.
      .check(z.refine(({ token, cartId, id }) => (token !== '' && cartId !== '') || Boolean(id)))
  );
}
