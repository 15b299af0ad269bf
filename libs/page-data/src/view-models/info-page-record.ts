import { journalRecordSchema } from '@marehalm/search/records';
import * as z from 'zod/mini';

const highlight = z.object({ value: z.string(), matchLevel: z.optional(z.string()) });

/** Schema of an information page, as the search service returns it. */
export const infoPageRecordSchema = z.extend(
  z.pick(journalRecordSchema, { objectID: true, href: true, title: true, excerpt: true }),
  {
    kind: z.literal('page'),
    _highlightResult: z.optional(z.object({ title: z.optional(highlight), excerpt: z.optional(highlight) })),
  },
);

/**
 * Returns the records among `hits` that match {@link infoPageRecordSchema}, and drops the others, which may be of another index version.
 * Use {@link selectPageHits} to get `PageHit`s.
 */
export function parseInfoPageRecords(hits: readonly unknown[]): z.infer<typeof infoPageRecordSchema>[] {
  return hits.flatMap((hit) => {
    const { success, data } = z.safeParse(infoPageRecordSchema, hit);
    return success ? [data] : [];
  });
}
