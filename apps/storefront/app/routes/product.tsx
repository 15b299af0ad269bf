import { matchOf } from '../catalogue/request-match.server';
import { loadProduct } from '../features/product/product.server';
import { ProductPage } from '../features/product/product-page';
import { metaOf } from '../shell/page-head';
import type { Route } from './+types/product';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const loader = ({ request }: Route.LoaderArgs) => loadProduct(matchOf(request, 'product'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage {...loaderData} />;
}
