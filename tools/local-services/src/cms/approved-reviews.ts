import type { Review } from '@marehalm/shop/content';
import type { ReviewStore, StoredReview } from '../commerce/review-store.ts';

/** Converted reviews by the array that the store returns until a decision changes it. */
const known = new WeakMap<readonly StoredReview[], readonly Review[]>();

/** Returns the approved reviews as the content service sends them: without the buyer's address and order. */
export function listApprovedReviews(store: Pick<ReviewStore, 'approved'>): readonly Review[] {
  const approved = store.approved();
  const reviews =
    known.get(approved) ??
    approved.map(({ id, product, stars, title, text, name, locale, writtenAt }): Review => ({
      ...{ id, product, stars, title, text, name },
      language: locale,
      date: writtenAt.slice(0, 10),
    }));
  known.set(approved, reviews);
  return reviews;
}
