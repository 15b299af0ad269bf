import { plainHead } from '../server/plain-head.server';
import { matchOf } from '../server/request-match.server';
import { NotFoundPage } from '../layout/not-found-page';
import { metaOf } from '../view-models/page-head';
import type { Route } from './+types/not-found';

export { PageError as ErrorBoundary } from '../layout/page-error';

export const loader = ({ request }: Route.LoaderArgs) =>
  plainHead(matchOf(request, 'notFound'), 'error.notFound');

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage title={loaderData.title} />;
}
