import { useIntl } from 'react-intl';
import { Link, Rating } from '@marehalm/ui';
import type { RatingView } from '@marehalm/page-data';

export interface ProductRatingProps {
  readonly rating: RatingView;
  /** Where its reviews are. */
  readonly href?: string | undefined;
}

/** Shows the average rating as stars and the number of reviews. With `href` it links to the reviews. */
export function ProductRating({ rating: { average, count }, href }: ProductRatingProps) {
  const intl = useIntl();
  const rating = (
    <Rating
      value={average}
      label={intl.formatMessage({ id: 'review.stars' }, { stars: average })}
      text={intl.formatMessage({ id: 'review.count' }, { count })}
    />
  );
  return href === undefined ? rating : <Link href={href}>{rating}</Link>;
}
