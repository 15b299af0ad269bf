import { MAX_REVIEW_STARS } from './review-form.ts';

/** The fields of a published review that are needed to sort and to summarize reviews. */
export interface RatedReview {
  readonly id: string;
  /** Whole stars, 1 to 5. */
  readonly stars: number;
  /** ISO 8601 date or instant. */
  readonly date: string;
}

/** Average, number and distribution of the reviews of one product. */
export interface ReviewSummary {
  /** Mean in stars, with one decimal. */
  readonly average: number;
  /** At least 1. */
  readonly count: number;
  /** Number of reviews by stars, the most stars first. */
  readonly distribution: readonly { readonly stars: number; readonly count: number }[];
}

/**
 * Summarizes the reviews of one product; `undefined` without any. All of them count, positive and negative alike.
 *
 * @example
 * ```ts
 * summarizeReviews([{ stars: 5 }, { stars: 4 }, { stars: 4 }])?.average; // => 4.3
 * ```
 */
export function summarizeReviews(reviews: readonly Pick<RatedReview, 'stars'>[]): ReviewSummary | undefined {
  const count = reviews.length;
  if (count === 0) return undefined;
  const total = reviews.reduce((sum, { stars }) => sum + stars, 0);
  return {
    average: Math.round((total * 10) / count) / 10,
    count,
    distribution: Array.from({ length: MAX_REVIEW_STARS }, (_, below) => {
      const rank = MAX_REVIEW_STARS - below;
      return { stars: rank, count: reviews.filter(({ stars }) => stars === rank).length };
    }),
  };
}

/** Sorts reviews, the newest first; those of one day by their ids, so that the order is always the same. */
export function sortReviewsNewestFirst<Review extends RatedReview>(reviews: readonly Review[]): Review[] {
  return [...reviews].sort((one, other) => compare(other.date, one.date) || compare(one.id, other.id));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
