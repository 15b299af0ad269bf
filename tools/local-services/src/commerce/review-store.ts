import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sortReviewsNewestFirst, summarizeReviews } from '@marehalm/checkout-domain';
import type { ProductRating } from '@marehalm/commerce-client';
import type { LocaleCode, MarketId } from '@marehalm/shop';
import { migrate } from '../database.ts';

/** Status of a review. Only approved reviews are shown. */
export type ReviewStatus = 'pending' | 'approved' | 'rejected';

/** Allowed reasons to reject a review. Being negative is none (Directive 2005/29/EC, annex I, 23c). */
export const moderatorRejectionReasons = [
  'abusive',
  'advertising',
  'not-about-the-product',
  'personal-data',
  'unlawful',
] as const;
/** A reason of {@link moderatorRejectionReasons}. */
export type RejectionReason = (typeof moderatorRejectionReasons)[number];

/** A review by a buyer, and the purchase that it was checked against. */
export interface NewReview {
  readonly shop: MarketId;
  /** Id of the order in the database. */
  readonly order: number;
  /** Address of the buyer, who reviews a product once. Never shown. */
  readonly email: string;
  /** Content id of the product. */
  readonly product: string;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  readonly locale: LocaleCode;
  /** ISO 8601 instant. */
  readonly writtenAt: string;
}

/** A stored review. */
export interface StoredReview extends NewReview {
  /** Rising with time. */
  readonly number: number;
  readonly id: string;
  readonly status: ReviewStatus;
  readonly reason?: RejectionReason;
}

/** Reviews of buyers. */
export interface ReviewStore {
  /** Stores a review for approval. Returns false if the buyer has reviewed the product before. */
  add(review: NewReview): boolean;
  /** Content ids of the products that a buyer has reviewed. */
  reviewedBy(email: string): ReadonlySet<string>;
  find(id: string): StoredReview | undefined;
  /** Returns reviews with numbers above `after`, ascending. */
  list(after: number, limit: number, status?: ReviewStatus): readonly StoredReview[];
  /** Approves or rejects a review, also one that was decided before. */
  decide(id: string, decision: { readonly status: ReviewStatus; readonly reason?: RejectionReason }): void;
  remove(id: string): boolean;
  /** The approved reviews, the newest first. The same array until a decision changes them. */
  approved(): readonly StoredReview[];
  /** The ratings by content id of the product. The same map until a decision changes them. */
  ratings(): ReadonlyMap<string, ProductRating>;
}

const migrations = [
  `CREATE TABLE reviews (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    shop TEXT NOT NULL,
    order_id INTEGER NOT NULL,
    email TEXT NOT NULL COLLATE NOCASE,
    product TEXT NOT NULL,
    stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    name TEXT NOT NULL,
    locale TEXT NOT NULL,
    written_at TEXT NOT NULL,
    status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
    reason TEXT,
    UNIQUE (email, product)
  ) STRICT;
  CREATE INDEX reviews_by_status ON reviews (status, number)`,
];

/** Creates the store of reviews in `database`. */
export function createReviewStore(database: DatabaseSync): ReviewStore {
  migrate(database, 'reviews', migrations);
  const insert = database.prepare(
    `INSERT INTO reviews (id, shop, order_id, email, product, stars, title, text, name, locale, written_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email, product) DO NOTHING`,
  );
  const products = database.prepare('SELECT product FROM reviews WHERE email = ?');
  const byId = database.prepare('SELECT * FROM reviews WHERE id = ?');
  const byRange = database.prepare(
    'SELECT * FROM reviews WHERE number > ?1 AND (?2 IS NULL OR status = ?2) ORDER BY number LIMIT ?3',
  );
  const update = database.prepare('UPDATE reviews SET status = ?, reason = ? WHERE id = ?');
  const erase = database.prepare('DELETE FROM reviews WHERE id = ?');
  const allApproved = database.prepare("SELECT * FROM reviews WHERE status = 'approved'");

  let known: { approved: readonly StoredReview[]; ratings: ReadonlyMap<string, ProductRating> } | undefined;
  const read = () => (known ??= summarize(allApproved.all().map(toReview)));

  return {
    add: ({ shop, order, email, product, stars, title, text, name, locale, writtenAt }) => {
      const values = [shop, order, email, product, stars, title, text, name, locale, writtenAt];
      return insert.run(randomUUID(), ...values).changes === 1;
    },
    reviewedBy: (email) => new Set(products.all(email).map(({ product }) => String(product))),
    find: (id) => {
      const row = byId.get(id);
      return row && toReview(row);
    },
    list: (after, limit, status) => byRange.all(after, status ?? null, limit).map(toReview),
    decide: (id, { status, reason }) => {
      update.run(status, reason ?? null, id);
      known = undefined;
    },
    remove: (id) => {
      known = undefined;
      return erase.run(id).changes === 1;
    },
    approved: () => read().approved,
    ratings: () => read().ratings,
  };
}

function summarize(reviews: readonly StoredReview[]) {
  const approved = sortReviewsNewestFirst(reviews.map((review) => ({ ...review, date: review.writtenAt })));
  const byProduct = Map.groupBy(approved, ({ product }) => product);
  const ratings = [...byProduct].flatMap(([product, ofProduct]) => {
    const summary = summarizeReviews(ofProduct);
    return summary ? [[product, { average: summary.average, count: summary.count }] as const] : [];
  });
  return { approved, ratings: new Map(ratings) };
}

function toReview(row: Readonly<Record<string, unknown>>): StoredReview {
  const text = (column: string) => String(row[column]);
  return {
    number: Number(row['number']),
    id: text('id'),
    shop: text('shop') as MarketId,
    order: Number(row['order_id']),
    email: text('email'),
    product: text('product'),
    stars: Number(row['stars']),
    title: text('title'),
    text: text('text'),
    name: text('name'),
    locale: text('locale') as LocaleCode,
    writtenAt: text('written_at'),
    status: text('status') as ReviewStatus,
    ...(row['reason'] === null ? {} : { reason: text('reason') as RejectionReason }),
  };
}
