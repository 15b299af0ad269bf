import { matchRequest } from '../server/match-request.server';
import { loadHome } from '../server/content-page.server';
import { HomePage } from '../pages/content/home-page';
import type { PageHandle } from '../layout/page-handle';
import type { Route } from './+types/home';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const handle: PageHandle = { guards: ['theme-transition'] };

export const loader = ({ request }: Route.LoaderArgs) => loadHome(matchRequest(request, 'home').locale);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
