import { journalRecordSchema } from '@marehalm/search/records';
import * as z from 'zod/mini';
import type { TeaserView } from './block.ts';

const articleHitSchema = z.extend(
  z.pick(journalRecordSchema, { objectID: true, href: true, title: true, excerpt: true, labels: true }),
  // An article has a picture, a page has none.
  { picture: z.required(z.pick(journalRecordSchema, { picture: true })).shape.picture },
);

/** What a teaser shows of an article's record. */
export type ArticleHit = z.infer<typeof articleHitSchema>;

/** What a list asks for of a record. */
export const articleHitAttributes: readonly string[] = Object.keys(articleHitSchema.shape);

/** What a teaser shows of `record`; the record of an article has a picture. */
export const toArticleHit = (record: object): ArticleHit => z.parse(articleHitSchema, record);

/** The teasers of `hits`. What is no article of this shop is left out: an index may hold records of another version. */
export function toTeasers(hits: readonly unknown[]): TeaserView[] {
  return hits.flatMap((hit) => {
    const { success, data } = z.safeParse(articleHitSchema, hit);
    if (!success) return [];
    const { objectID: id, href, title, excerpt: text, labels, picture } = data;
    return [{ id, href, title, text, ...(labels.topic && { label: labels.topic }), picture }];
  });
}
