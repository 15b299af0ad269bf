import { matchOf } from '../catalogue/request-match.server';
import { loadPage } from '../features/pages/page.server';
import { ContentPage } from '../features/pages/content-page';
import { metaOf } from '../shell/page-head';
import type { PageHandle } from '../shell/page-handle';
import type { Route } from './+types/sustainability';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const handle: PageHandle = { guards: ['theme-transition'] };

export const loader = ({ request }: Route.LoaderArgs) => loadPage(matchOf(request, 'sustainability'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Sustainability({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}
