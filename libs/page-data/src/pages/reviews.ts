import { sortReviewsNewestFirst, summarizeReviews } from '@marehalm/checkout-domain';
import type { LocaleCode } from '@marehalm/shop';
import type { ReviewsView } from '../view-models/reviews-view.ts';
import type { RatingView } from '../view-models/reviews-view.ts';
import type { Content } from './content.ts';

/** Maximum number of reviews in a page. */
const MAX_REVIEWS = 50;

/**
 * Returns at most 50 reviews of a product, the newest first, and their distribution by stars; `undefined` if it has no rating or
 * no reviews.
 */
export function toReviewsView(
  { reviews }: Pick<Content, 'reviews'>,
  product: string,
  locale: LocaleCode,
  rating: RatingView | undefined,
): ReviewsView | undefined {
  const own = reviews.filter((review) => review.product === product);
  const summary = summarizeReviews(own);
  if (!summary || !rating) return undefined;
  return {
    distribution: summary.count === rating.count ? summary.distribution : [],
    items: sortReviewsNewestFirst(own)
      .slice(0, MAX_REVIEWS)
      .map(({ id, stars, title, text, name, date, language }) => ({
        ...{ id, stars, title, text, name, date },
        ...(language === locale ? {} : { language }),
      })),
  };
}
