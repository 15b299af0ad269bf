import { createUnlistedPageHead } from '../server/unlisted-page-head.server';
import { matchRequest } from '../server/match-request.server';
import { OfflinePage } from '../layout/offline-page';
import type { Route } from './+types/offline';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) =>
  createUnlistedPageHead(matchRequest(request, 'offline'), 'offline.pageTitle');

export default OfflinePage;
