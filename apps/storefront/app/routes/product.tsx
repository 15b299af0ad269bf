import { lazy, Suspense } from 'react';
import { matchRequest } from '../server/match-request.server';
import { isGiftCardPage, loadGiftCard } from '../server/gift-card.server';
import { loadProduct } from '../server/product.server';
import { ProductPage } from '../pages/product/product-page';
import type { Route } from './+types/product';

export { revalidateOnPathChange as shouldRevalidate } from '@marehalm/static-router/client';
export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const loader = async ({ request }: Route.LoaderArgs) => {
  const match = matchRequest(request, 'product');
  return (await isGiftCardPage(match)) ? loadGiftCard(match) : loadProduct(match);
};

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
