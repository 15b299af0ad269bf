import type { JournalRecord } from '@marehalm/search/records';
import type { TeaserView } from './block.ts';

/** What a teaser shows of an article's record. Its schema is `article-hit-schema.ts`, which pages need only for answers of the service. */
export const articleHitFields = {
  objectID: true,
  href: true,
  title: true,
  excerpt: true,
  labels: true,
  picture: true,
} as const satisfies { readonly [Name in keyof JournalRecord]?: true };

/** What a teaser shows of an article's record. An article has a picture, a page has none. */
export type ArticleHit = Pick<JournalRecord, keyof typeof articleHitFields> & {
  readonly picture: NonNullable<JournalRecord['picture']>;
};

/** What a list asks for of a record. */
export const articleHitAttributes: readonly string[] = Object.keys(articleHitFields);

/** The teasers of `hits`. */
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
