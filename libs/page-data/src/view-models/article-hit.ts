import type { JournalRecord } from '@marehalm/search/records';
import type { TeaserView } from './teaser-view.ts';

/** Mask of the record fields that an article's teaser shows, for `z.pick` and for the attributes to retrieve. */
export const articleHitFieldMask = {
  objectID: true,
  href: true,
  title: true,
  excerpt: true,
  labels: true,
  picture: true,
} as const satisfies { readonly [Name in keyof JournalRecord]?: true };

/** The data that a teaser shows of an article's record. Articles have a picture, pages have none. */
export type ArticleHit = Pick<JournalRecord, keyof typeof articleHitFieldMask> & {
  readonly picture: NonNullable<JournalRecord['picture']>;
};

/** The attributes that a list requests of a record. */
export const articleHitAttributes: readonly string[] = Object.keys(articleHitFieldMask);

/** Converts search hits of articles into teasers. */
export function toArticleHitTeasers(hits: readonly ArticleHit[]): TeaserView[] {
  return hits.map(({ objectID: id, href, title, excerpt, labels, picture }) => ({
    id,
    href,
    title,
    excerpt,
    ...(labels.topic && { meta: labels.topic }),
    picture,
    alt: picture.alt,
  }));
}
