import * as z from 'zod/mini';
import { articleHitSchema } from './article-hit-schema.ts';
import { productHitSchema } from './product-hit-schema.ts';
import { infoPageRecordSchema } from './info-page-record.ts';

const hitSchema = z.union([productHitSchema, infoPageRecordSchema, articleHitSchema]);

/** A product, an article or an information page, as the search service returns it. */
export type ListHit = z.infer<typeof hitSchema>;

/** Validates `hits` and keeps the attributes that a list shows. Others are left out: an index may hold records of another version. */
export function parseListHits(hits: readonly unknown[]): ListHit[] {
  return hits.flatMap((hit) => {
    const { success, data } = z.safeParse(hitSchema, hit);
    return success ? [data] : [];
  });
}
