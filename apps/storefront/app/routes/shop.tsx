import { createShopPageData } from '@marehalm/page-data/build';
import { createPageLoader } from '../server/create-page-loader.server';
import { ProductListPage, deferredProductList } from '../pages/product-list/product-list-page';
import { loadPrefetchedOrServerData } from '@marehalm/static-router/client';
import type { Route } from './+types/shop';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toListPageMeta as meta } from '@marehalm/page-data';

export const loader = createPageLoader('shop', createShopPageData);

/** A navigation waits until the list is interactive, so that nothing shifts afterwards. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([
    loadPrefetchedOrServerData(request, serverLoader),
    deferredProductList.loadFor(request.url),
  ]);
  return data;
}

/** The loader ignores the query string, which contains the filters. */
export { revalidateOnPathChange as shouldRevalidate } from '@marehalm/static-router/client';

export default function Shop({ loaderData }: Route.ComponentProps) {
  return <ProductListPage {...loaderData} isSearched />;
}
