import { createUnlistedPageData } from '@marehalm/page-data/build';
import { createPageLoader } from '../server/create-page-loader.server';
import { getText } from '../server/intl.server';
import { WishListPage } from '../pages/wish-list/wish-list-page';
import type { Route } from './+types/wish-list';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

export const loader = createPageLoader('wishList', (sources, match) => ({
  ...createUnlistedPageData(sources, match, getText(match.locale, 'wishList.title')),
  text: getText(match.locale, 'wishList.onDevice'),
}));

export default function WishList({ loaderData }: Route.ComponentProps) {
  return <WishListPage title={loaderData.title} text={loaderData.text} />;
}
