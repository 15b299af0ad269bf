import { matchRequest } from '../server/match-request.server';
import { loadCollection } from '../server/product-list.server';
import { ProductListPage, productList } from '../pages/product-list/product-list-page';
import { loadPageData } from '@marehalm/static-router/client';
import type { PageHandle } from '../layout/page-handle';
import { isSameList } from '../layout/is-same-list';
import type { Route } from './+types/collection';

export { PageError as ErrorBoundary } from '../layout/page-error';
export { meta } from '../view-models/page-head';

export { revalidateOnPathChange as shouldRevalidate } from '@marehalm/static-router/client';

export const handle: PageHandle = { isRelated: isSameList };

export const loader = ({ request }: Route.LoaderArgs) => loadCollection(matchRequest(request, 'collection'));

/** A navigation waits until the list is interactive, so that nothing shifts afterwards. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([loadPageData(request, serverLoader), productList.loadFor(request.url)]);
  return data;
}

export default function Collection({ loaderData }: Route.ComponentProps) {
  return <ProductListPage {...loaderData} />;
}
