import { lazy, Suspense } from 'react';
import { createGiftCardPageData, createProductPageData, isGiftCardPage } from '@marehalm/page-data/build';
import { createPageLoader } from '../server/create-page-loader.server';
import { ProductPage } from '../pages/product/product-page';
import type { Route } from './+types/product';

export { revalidateOnPathChange as shouldRevalidate } from '@marehalm/static-router/client';
export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

export const loader = createPageLoader('product', (sources, match) =>
  isGiftCardPage(sources, match)
    ? createGiftCardPageData(sources, match)
    : createProductPageData(sources, match),
);

const GiftCardPage = lazy(() =>
  import('../pages/gift-card/lazy-gift-card-page').then((module) => ({
    default: module.LazyGiftCardPage,
  })),
);

export default function Product({ loaderData }: Route.ComponentProps) {
  // The key resets the selection for another product.
  if (!('kind' in loaderData)) return <ProductPage key={loaderData.id} {...loaderData} />;
  return (
    <Suspense>
      <GiftCardPage {...loaderData} />
    </Suspense>
  );
}
