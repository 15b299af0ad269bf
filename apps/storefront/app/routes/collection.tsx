import { matchOf } from '../catalogue/request-match.server';
import { loadCollection } from '../features/products/product-list.server';
import { ProductListPage } from '../features/products/product-list-page';
import { metaOf } from '../shell/page-head';
import type { Route } from './+types/collection';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const loader = ({ request }: Route.LoaderArgs) => loadCollection(matchOf(request, 'collection'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Collection({ loaderData }: Route.ComponentProps) {
  return <ProductListPage {...loaderData} />;
}
