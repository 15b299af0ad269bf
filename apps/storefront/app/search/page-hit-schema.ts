import { journalRecordSchema } from '@marehalm/search/records';
import * as z from 'zod/mini';

const highlight = z.object({ value: z.string(), matchLevel: z.optional(z.string()) });

/** Schema of an information page, as the search service returns it. */
export const pageHitSchema = z.extend(
  z.pick(journalRecordSchema, { objectID: true, href: true, title: true, excerpt: true }),
  {
    kind: z.literal('page'),
    _highlightResult: z.optional(z.object({ title: z.optional(highlight), excerpt: z.optional(highlight) })),
  },
);

/** Returns the valid pages among `hits`. Others are left out: an index may hold records of another version. */
export function parsePageHits(hits: readonly unknown[]): z.infer<typeof pageHitSchema>[] {
  return hits.flatMap((hit) => {
    const { success, data } = z.safeParse(pageHitSchema, hit);
    return success ? [data] : [];
  });
}
