import { matchRequest } from '../server/match-request.server';
import { loadCheckout } from '../server/checkout.server';
import { CheckoutPage } from '../checkout/checkout-page';
import type { Route } from './+types/checkout';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) => loadCheckout(matchRequest(request, 'checkout'));

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} />;
}
