import { matchRequest } from '../server/match-request.server';
import { loadConfirmation } from '../server/checkout.server';
import { ConfirmationPage } from '../checkout/confirmation-page';
import type { Route } from './+types/checkout-confirmation';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadConfirmation(matchRequest(request, 'checkoutConfirmation'));

export default function CheckoutConfirmation({ loaderData }: Route.ComponentProps) {
  return <ConfirmationPage {...loaderData} />;
}
