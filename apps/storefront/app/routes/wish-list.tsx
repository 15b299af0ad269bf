import { getIntl } from '../server/intl.server';
import { createUnlistedPageData } from '../server/unlisted-page-data.server';
import { matchRequest } from '../server/match-request.server';
import { WishListPage } from '../pages/wish-list/wish-list-page';
import type { Route } from './+types/wish-list';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const loader = async ({ request }: Route.LoaderArgs) => {
  const match = matchRequest(request, 'wishList');
  return {
    ...(await createUnlistedPageData(match, 'wishList.title')),
    text: getIntl(match.locale).formatMessage({ id: 'wishList.onDevice' }),
  };
};

export default function WishList({ loaderData }: Route.ComponentProps) {
  return <WishListPage title={loaderData.title} text={loaderData.text} />;
}
