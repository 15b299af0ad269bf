import * as z from 'zod/mini';
import { recordPictureSchema, type Named } from './product-record.ts';

const id = z.string().check(z.minLength(1));

/** What a journal record can be: an editorial article or a short tip. */
export const journalKinds = ['article', 'tip'] as const;
export type JournalKind = (typeof journalKinds)[number];

/** One article or tip in one language, as the index keeps it. */
export const journalRecordSchema = z.object({
  /** The article's or tip's id, the same in every language. */
  objectID: id,
  kind: z.enum(journalKinds),
  title: id,
  /** One or two sentences, plain text. */
  excerpt: z.string(),
  /** The text, plain, cut so that a record stays below the hosted service's limit. */
  body: z.string(),
  /** Slug in this record's language. */
  slug: id,
  /** Id of the journal category or of the tip's topic. */
  topic: z.optional(id),
  labels: z.object({ topic: z.optional(z.string()) }),
  /** Whole minutes. */
  readingMinutes: z.optional(z.int().check(z.positive())),
  /** Whole seconds since 1970. */
  publishedAt: z.int(),
  picture: z.optional(recordPictureSchema),
  /** Ids of the products it speaks of. */
  products: z.array(id),
});

export type JournalRecord = z.infer<typeof journalRecordSchema>;

/** An article or tip in one language, from whichever content system. */
export interface JournalSource {
  readonly id: string;
  readonly kind: JournalKind;
  readonly title: string;
  readonly excerpt?: string;
  /** Plain text. */
  readonly body?: string;
  readonly slug: string;
  readonly topic?: Named | undefined;
  readonly readingMinutes?: number;
  readonly publishedAt?: Date;
  readonly picture?: { readonly id: string; readonly alt: string } | undefined;
  readonly products?: readonly string[];
}

/** Characters of the text that are searched: Danish in UTF-8 stays well below 10 KB with this many. */
const BODY_LENGTH = 4000;

/**
 * The record of an article or tip.
 *
 * @throws {Error} naming the field when the source makes no valid record
 */
export function buildJournalRecord(source: JournalSource): JournalRecord {
  return z.parse(journalRecordSchema, {
    objectID: source.id,
    kind: source.kind,
    title: source.title,
    excerpt: source.excerpt ?? '',
    body: (source.body ?? '').slice(0, BODY_LENGTH),
    slug: source.slug,
    ...(source.topic && { topic: source.topic.id }),
    labels: source.topic ? { topic: source.topic.name } : {},
    ...(source.readingMinutes !== undefined && { readingMinutes: source.readingMinutes }),
    publishedAt: Math.floor((source.publishedAt?.getTime() ?? 0) / 1000),
    ...(source.picture && { picture: source.picture }),
    products: [...(source.products ?? [])],
  });
}
