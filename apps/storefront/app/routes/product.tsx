import { matchOf } from '../catalogue/request-match.server';
import { isGiftCardPage, loadGiftCard } from '../features/gift-card/gift-card.server';
import { LazyGiftCardPage } from '../features/gift-card/lazy-gift-card-page';
import { loadProduct } from '../features/product/product.server';
import { ProductPage } from '../features/product/product-page';
import { metaOf } from '../shell/page-head';
import type { Route } from './+types/product';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const loader = async ({ request }: Route.LoaderArgs) => {
  const match = matchOf(request, 'product');
  return (await isGiftCardPage(match)) ? loadGiftCard(match) : loadProduct(match);
};

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Product({ loaderData }: Route.ComponentProps) {
  return 'kind' in loaderData ? <LazyGiftCardPage {...loaderData} /> : <ProductPage {...loaderData} />;
}
