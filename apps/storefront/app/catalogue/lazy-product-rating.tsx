import { lazy } from 'react';
import { HydrationBoundary } from '../browser/hydration-boundary';
import type { ProductRatingProps } from './product-rating';

const ProductRating = lazy(() =>
  import('./localized-review-components').then(({ localizedReviewComponents }) => ({
    default: localizedReviewComponents.ProductRating,
  })),
);

/** The rating of a product. Its code loads only where there is one. */
export function LazyProductRating(props: ProductRatingProps) {
  return (
    <HydrationBoundary>
      <ProductRating {...props} />
    </HydrationBoundary>
  );
}
