import { createPlainHead } from '../server/plain-head.server';
import { matchRequest } from '../server/match-request.server';
import { OfflinePage } from '../layout/offline-page';
import type { Route } from './+types/offline';

export { PageError as ErrorBoundary } from '../layout/page-error';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) =>
  createPlainHead(matchRequest(request, 'offline'), 'offline.pageTitle');

export default OfflinePage;
