import { createPlainHead } from '../server/plain-head.server';
import { matchRequest } from '../server/match-request.server';
import { NotFoundPage } from '../layout/not-found-page';
import type { Route } from './+types/not-found';

export { PageError as ErrorBoundary } from '../layout/page-error';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) =>
  createPlainHead(matchRequest(request, 'notFound'), 'error.notFound');

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage title={loaderData.title} />;
}
