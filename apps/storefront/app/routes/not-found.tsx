import { createUnlistedPageData } from '../server/unlisted-page-data.server';
import { matchRequest } from '../server/match-request.server';
import { NotFoundPage } from '../layout/not-found-page';
import type { Route } from './+types/not-found';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) =>
  createUnlistedPageData(matchRequest(request, 'notFound'), 'error.notFound');

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage title={loaderData.title} />;
}
