import { createClientOnlyAccountRoute } from '../account/account-route';

export { authenticatedHandle as handle } from '../account/account-route';
export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { loadAccountPage as loader } from '../server/account-page.server';
export { toPageMeta as meta } from '@marehalm/page-data';

export default createClientOnlyAccountRoute(
  async () => (await import('../account/addresses/address-form-pages')).AddAddress,
);
