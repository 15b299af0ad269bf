import { createUnlistedPageHead } from '../server/unlisted-page-head.server';
import { matchRequest } from '../server/match-request.server';
import { BagPage } from '../pages/cart/bag-page';
import type { Route } from './+types/cart';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) =>
  createUnlistedPageHead(matchRequest(request, 'cart'), 'bag.title');

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <BagPage title={loaderData.title} />;
}
