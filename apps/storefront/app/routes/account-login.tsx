import { accountRoute } from '../account/account-route';

export { PageError as ErrorBoundary } from '../layout/page-error';
export { loadAccountPage as loader } from '../server/account.server';
export { meta } from '../view-models/page-head';

export default accountRoute(async () => (await import('../account/auth/log-in')).LogIn);
