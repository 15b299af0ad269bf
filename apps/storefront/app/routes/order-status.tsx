import { createOrderStatusPageData } from '@marehalm/page-data/build';
import { createPageLoader } from '../server/create-page-loader.server';
import { getText } from '../server/intl.server';
import { OrderStatusPage } from '../pages/order-status/order-status-page';
import type { Route } from './+types/order-status';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

export const loader = createPageLoader('orderStatus', (sources, match) =>
  createOrderStatusPageData(sources, match, getText(match.locale, 'orderStatus.title')),
);

export default function OrderStatus({ loaderData }: Route.ComponentProps) {
  return <OrderStatusPage {...loaderData} />;
}
