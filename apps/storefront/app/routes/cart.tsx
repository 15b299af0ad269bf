import { createUnlistedPageData } from '../server/unlisted-page-data.server';
import { matchRequest } from '../server/match-request.server';
import { BagPage } from '../pages/bag/bag-page';
import type { Route } from './+types/cart';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) =>
  createUnlistedPageData(matchRequest(request, 'cart'), 'bag.title');

export default function BagRoute({ loaderData }: Route.ComponentProps) {
  return <BagPage title={loaderData.title} />;
}
