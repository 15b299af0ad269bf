import { lazy } from 'react';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import type { ProductReviewsProps } from '../../catalogue/product-reviews';

const ProductReviews = lazy(() =>
  import('../../catalogue/localized-review-components').then(({ localizedReviewComponents }) => ({
    default: localizedReviewComponents.ProductReviews,
  })),
);

/** The reviews of a product. Their code loads only where there are some. */
export function LazyProductReviews(props: ProductReviewsProps) {
  return (
    <HydrationBoundary>
      <ProductReviews {...props} />
    </HydrationBoundary>
  );
}
