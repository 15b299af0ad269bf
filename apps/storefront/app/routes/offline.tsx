import { plainHead } from '../server/plain-head.server';
import { matchOf } from '../server/request-match.server';
import { OfflinePage } from '../layout/offline-page';
import { metaOf } from '../view-models/page-head';
import type { Route } from './+types/offline';

export { PageError as ErrorBoundary } from '../layout/page-error';

export const loader = ({ request }: Route.LoaderArgs) =>
  plainHead(matchOf(request, 'offline'), 'offline.pageTitle');

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default OfflinePage;
