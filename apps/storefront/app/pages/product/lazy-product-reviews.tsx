import { lazy } from 'react';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import type { ProductReviewsProps } from '../../catalogue/product-reviews';

const ProductReviews = lazy(() =>
  import('../../catalogue/reviews').then(({ localized }) => ({ default: localized.ProductReviews })),
);

/** The reviews of a product. Their code loads only where there are some. */
export function LazyProductReviews(props: ProductReviewsProps) {
  return (
    <HydrationBoundary>
      <ProductReviews {...props} />
    </HydrationBoundary>
  );
}
