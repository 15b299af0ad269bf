import { plainHead } from '../server/plain-head.server';
import { matchOf } from '../server/request-match.server';
import { OfflinePage } from '../layout/offline-page';
import type { Route } from './+types/offline';

export { PageError as ErrorBoundary } from '../layout/page-error';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) =>
  plainHead(matchOf(request, 'offline'), 'offline.pageTitle');

export default OfflinePage;
