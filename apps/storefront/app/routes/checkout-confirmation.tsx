import { createConfirmationPageData } from '@marehalm/page-data/build';
import { createPageLoader } from '../server/create-page-loader.server';
import { getText } from '../server/intl.server';
import { ConfirmationPage } from '../checkout/confirmation-page';
import type { Route } from './+types/checkout-confirmation';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

export const loader = createPageLoader('checkoutConfirmation', (sources, match) =>
  createConfirmationPageData(sources, match, getText(match.locale, 'confirmation.title')),
);

export default function CheckoutConfirmation({ loaderData }: Route.ComponentProps) {
  return <ConfirmationPage {...loaderData} />;
}
