import { plainHead } from '../catalogue/plain-head.server';
import { matchOf } from '../catalogue/request-match.server';
import { NotFoundPage } from '../shell/not-found-page';
import { metaOf } from '../shell/page-head';
import type { Route } from './+types/not-found';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const loader = ({ request }: Route.LoaderArgs) =>
  plainHead(matchOf(request, 'notFound'), 'error.notFound');

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage title={loaderData.title} />;
}
