import { matchRequest } from '../server/match-request.server';
import { loadContentPage } from '../server/content-page.server';
import { ContentPage } from '../pages/content/content-page';
import type { PageHandle } from '../layout/page-handle';
import type { Route } from './+types/sustainability';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const handle: PageHandle = { guards: ['theme-transition'] };

export const loader = ({ request }: Route.LoaderArgs) =>
  loadContentPage(matchRequest(request, 'sustainability'));

export default function Sustainability({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}
