import { CheckoutPage } from '../checkout/checkout-page';
import type { Route } from './+types/checkout';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { loadCheckout as loader } from '../server/checkout.server';
export { toPageMeta as meta } from '@marehalm/page-data';

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} />;
}
