import type { JournalRecord } from '@marehalm/search/records';
import type { TeaserView } from './teaser-view.ts';

/**
 * The fields that a teaser shows of an article's record. The schema is in `article-hit-schema.ts`, which pages only load with the
 * search service.
 */
export const articleHitFields = {
  objectID: true,
  href: true,
  title: true,
  excerpt: true,
  labels: true,
  picture: true,
} as const satisfies { readonly [Name in keyof JournalRecord]?: true };

/** The data that a teaser shows of an article's record. Articles have a picture, pages have none. */
export type ArticleHit = Pick<JournalRecord, keyof typeof articleHitFields> & {
  readonly picture: NonNullable<JournalRecord['picture']>;
};

/** The attributes that a list requests of a record. */
export const articleHitAttributes: readonly string[] = Object.keys(articleHitFields);

/** Converts hits to teasers. */
export function toTeasers(hits: readonly ArticleHit[]): TeaserView[] {
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
