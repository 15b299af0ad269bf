import { loadOrderStatus } from '../server/order-status.server';
import { matchRequest } from '../server/match-request.server';
import { OrderStatusPage } from '../pages/order-status/order-status-page';
import type { Route } from './+types/order-status';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadOrderStatus(matchRequest(request, 'orderStatus'));

export default function OrderStatus({ loaderData }: Route.ComponentProps) {
  return <OrderStatusPage {...loaderData} />;
}
