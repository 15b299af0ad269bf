import { useSearchParams } from 'react-router';
import { matchOf } from '../catalogue/request-match.server';
import { loadShop } from '../features/products/product-list.server';
import { ProductListPage } from '../features/products/product-list-page';
import { metaOf } from '../shell/page-head';
import { useIsInBrowser } from '../use-is-in-browser';
import type { Route } from './+types/shop';

export { PageError as ErrorBoundary } from '../shell/page-error';

/** As `@marehalm/search` has it, which the page's own script does without. */
const MAX_QUERY_LENGTH = 512;

export const loader = ({ request }: Route.LoaderArgs) => loadShop(matchOf(request, 'shop').locale);

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

/** What is chosen of the list stands in its query and is none of the loader's business. */
export { keepsData as shouldRevalidate } from '../shell/keeps-data';

export default function Shop({ loaderData }: Route.ComponentProps) {
  const [searchParams] = useSearchParams();
  // The prerendered page knows no query: it is looked at only when that page has come to life.
  const asked = (searchParams.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim();
  const query = useIsInBrowser() && asked !== '' ? asked : undefined;
  return <ProductListPage {...loaderData} isSearched query={query} />;
}
