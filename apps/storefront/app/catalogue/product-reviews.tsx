import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button, ReviewList, Section } from '@marehalm/ui';
import { useFormat } from '../intl/use-format';
import type { RatingView, ReviewsView } from '@marehalm/page-data';

export interface ProductReviewsProps {
  readonly rating: RatingView;
  readonly reviews: ReviewsView;
}

/** Number of reviews that are shown at first, and added at once. */
const REVIEWS_AT_ONCE = 5;

/** Shows the reviews of a product with their distribution by stars, and explains how reviews are verified. */
export function ProductReviews({
  rating: { average, count },
  reviews: { distribution, items },
}: ProductReviewsProps) {
  const intl = useIntl();
  const format = useFormat();
  const [shown, setShown] = useState(REVIEWS_AT_ONCE);
  const title = intl.formatMessage({ id: 'review.title' });
  const starsLabel = (stars: number) => intl.formatMessage({ id: 'review.stars' }, { stars });
  return (
    <div id="reviews">
      <Section title={title}>
        <ReviewList
          label={title}
          average={{
            value: average,
            label: starsLabel(average),
            text: intl.formatMessage({ id: 'review.average' }, { average, count }),
          }}
          distribution={distribution.map((rank) => ({
            ...rank,
            label: intl.formatMessage({ id: 'review.rank' }, { stars: rank.stars }),
          }))}
          note={intl.formatMessage({ id: 'review.verified' })}
          reviews={items.slice(0, shown).map((review) => ({
            ...review,
            starsLabel: starsLabel(review.stars),
            date: format.date(review.date),
            dateTime: review.date,
          }))}
          more={
            shown < items.length && (
              <Button variant="quiet" onClick={() => setShown(shown + REVIEWS_AT_ONCE)}>
                {intl.formatMessage({ id: 'review.more' })}
              </Button>
            )
          }
        />
      </Section>
    </div>
  );
}
