import { matchOf } from '../server/request-match.server';
import { loadConfirmation } from '../server/checkout.server';
import { ConfirmationPage } from '../checkout/confirmation-page';
import { metaOf } from '../view-models/page-head';
import type { Route } from './+types/checkout-confirmation';

export { PageError as ErrorBoundary } from '../layout/page-error';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadConfirmation(matchOf(request, 'checkoutConfirmation'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function CheckoutConfirmation({ loaderData }: Route.ComponentProps) {
  return <ConfirmationPage {...loaderData} />;
}
