import { createUnlistedPageLoader } from '../server/create-page-loader.server';
import { NotFoundPage } from '../layout/not-found-page';
import type { Route } from './+types/not-found';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

export const loader = createUnlistedPageLoader('notFound', 'error.notFound');

export default function NotFound({ loaderData }: Route.ComponentProps) {
  return <NotFoundPage title={loaderData.title} />;
}
