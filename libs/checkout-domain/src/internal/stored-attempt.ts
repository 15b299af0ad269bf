import * as z from 'zod/mini';
import { oneOf } from './one-of.ts';

/** The schema of an attempt as a storage may hold it. */
export function storedAttempt<Market extends string>(markets: readonly Market[]) {
  return (
    z
      .object({
        token: z.string(),
        cartId: z.string(),
        market: oneOf(markets),
        id: z.optional(z.string()),
        isFromOtherTab: z.optional(z.boolean()),
        ordered: z.optional(
          z.object({
            lines: z.array(z.tuple([z.string(), z.number()])),
            codes: z.array(z.string()),
          }),
        ),
      })
      // A tab that a bank led back to, and that began nothing, knows the id alone.
      .check(z.refine(({ token, cartId, id }) => (token !== '' && cartId !== '') || Boolean(id)))
  );
}
