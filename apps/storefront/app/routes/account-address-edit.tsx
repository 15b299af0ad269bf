import { createAccountRoute } from '../account/account-route';

export { authenticated as handle } from '../account/account-route';
export { PageError as ErrorBoundary } from '../layout/page-error';
export { loadAccountPage as loader } from '../server/account.server';
export { meta } from '../view-models/page-head';

export default createAccountRoute(
  async () => (await import('../account/addresses/address-pages')).EditAddress,
);
