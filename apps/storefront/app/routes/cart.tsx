import { createUnlistedPageLoader } from '../server/create-page-loader.server';
import { BagPage } from '../pages/bag/bag-page';
import type { Route } from './+types/cart';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

export const loader = createUnlistedPageLoader('cart', 'bag.title');

export default function BagRoute({ loaderData }: Route.ComponentProps) {
  return <BagPage title={loaderData.title} />;
}
