import * as z from 'zod/mini';
import { cutToBytes } from './internal/cut-text.ts';
import {
  parseRecord,
  facetValueSchema,
  nonEmptyTextSchema,
  pathSchema,
  pictureSchema,
  toUnixSeconds,
} from './internal/record-schemas.ts';
import type { NamedFacetValue, RecordPicture } from './record-types.ts';

/** An editorial article, a short tip, or a page that tells how the shop works: delivery, contact, gift card. */
export type JournalKind = 'article' | 'tip' | 'page';

/** One article, tip or page in one language, as the index keeps it. */
export type JournalRecord = {
  /** The id of what it tells of, the same in every language. */
  objectID: string;
  kind: JournalKind;
  title: string;
  /** One or two sentences, plain text. */
  excerpt: string;
  /** The text, plain, cut so that a record stays below the hosted service's limit. */
  body: string;
  /** Its address on the shop: `/about/contact`. */
  href: string;
  /** Id of the journal category or of the tip's topic. */
  topic?: string | undefined;
  /** Name of the topic in the record's language. */
  labels: { topic?: string | undefined };
  /** Whole minutes, from 1. */
  readingMinutes?: number | undefined;
  /** Whole seconds since 1970, 0 for what has no date. */
  publishedAt: number;
  picture?: RecordPicture | undefined;
  /** Ids of the products it speaks of. */
  products: string[];
};

/** Checks a {@link JournalRecord}, for those who read what an index answers. Zod's `pick` and `extend` suit it to hits. */
export const journalRecordSchema = z.object({
  objectID: nonEmptyTextSchema,
  kind: z.enum(['article', 'tip', 'page'] satisfies JournalKind[]),
  title: nonEmptyTextSchema,
  excerpt: z.string(),
  body: z.string(),
  href: pathSchema,
  topic: z.optional(facetValueSchema),
  labels: z.object({ topic: z.optional(z.string()) }),
  readingMinutes: z.optional(z.int().check(z.positive())),
  publishedAt: z.int(),
  picture: z.optional(pictureSchema),
  products: z.array(nonEmptyTextSchema),
});

/** An article, tip or page in one language, from whichever content system: plain values. */
export interface JournalSource {
  /** The same in every language. */
  readonly id: string;
  readonly kind: JournalKind;
  readonly title: string;
  readonly excerpt?: string | undefined;
  /** Plain text of any length. */
  readonly body?: string | undefined;
  /** Its address on the shop: `/about/contact`. */
  readonly href: string;
  readonly topic?: NamedFacetValue | undefined;
  /** Whole minutes, from 1. */
  readonly readingMinutes?: number | undefined;
  readonly publishedAt?: Date | undefined;
  readonly picture?: Readonly<RecordPicture> | undefined;
  /** Ids of the products it speaks of. */
  readonly products?: readonly string[] | undefined;
}

/** Bytes of the text that are searched; the rest of a record of 10 KB, the limit of small hosted plans, is for the others. */
const MAX_BODY_BYTES = 8000;

/**
 * Returns the record of an article, tip or page.
 *
 * @throws {TypeError} naming the entry and the field when the source makes no valid record
 * @example
 * ```ts
 * const record = buildJournalRecord({
 *   id: 'j05',
 *   kind: 'article',
 *   title: 'How to read an INCI list',
 *   href: '/journal/how-to-read-an-inci-list',
 *   topic: { id: 'guides', name: 'Guides' },
 *   publishedAt: new Date('2026-03-01T00:00:00Z'),
 * });
 * [record.topic, record.labels, record.publishedAt]; // => ['guides', { topic: 'Guides' }, 1_772_323_200]
 * ```
 */
export function buildJournalRecord(source: JournalSource): JournalRecord {
  const { topic } = source;
  const record: JournalRecord = {
    objectID: source.id,
    kind: source.kind,
    title: source.title,
    excerpt: source.excerpt ?? '',
    body: cutToBytes(source.body ?? '', MAX_BODY_BYTES),
    href: source.href,
    ...(topic && { topic: topic.id }),
    labels: topic ? { topic: topic.name } : {},
    ...(source.readingMinutes !== undefined && { readingMinutes: source.readingMinutes }),
    publishedAt: toUnixSeconds(source.publishedAt),
    ...(source.picture && { picture: source.picture }),
    products: [...(source.products ?? [])],
  };
  return parseRecord(journalRecordSchema, record, `${source.kind} "${source.id}"`);
}
