import { plainHead } from '../catalogue/plain-head.server';
import { matchOf } from '../catalogue/request-match.server';
import { OfflinePage } from '../shell/offline-page';
import { metaOf } from '../shell/page-head';
import type { Route } from './+types/offline';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const loader = ({ request }: Route.LoaderArgs) =>
  plainHead(matchOf(request, 'offline'), 'offline.pageTitle');

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default OfflinePage;
