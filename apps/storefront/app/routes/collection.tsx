import { matchOf } from '../catalogue/request-match.server';
import { loadCollection } from '../features/products/product-list.server';
import { ProductListPage } from '../features/products/product-list-page';
import { metaOf } from '../shell/page-head';
import type { PageHandle } from '../shell/page-handle';
import { isSameList } from '../shell/same-list';
import type { Route } from './+types/collection';

export { PageError as ErrorBoundary } from '../shell/page-error';

export { keepsData as shouldRevalidate } from '../shell/keeps-data';

export const handle: PageHandle = { isRelated: isSameList };

export const loader = ({ request }: Route.LoaderArgs) => loadCollection(matchOf(request, 'collection'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Collection({ loaderData }: Route.ComponentProps) {
  return <ProductListPage {...loaderData} />;
}
