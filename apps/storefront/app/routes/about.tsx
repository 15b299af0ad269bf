import { matchOf } from '../server/request-match.server';
import { loadPage } from '../server/page.server';
import { ContentPage } from '../pages/content/content-page';
import { metaOf } from '../view-models/page-head';
import type { PageHandle } from '../layout/page-handle';
import type { Route } from './+types/about';

export { PageError as ErrorBoundary } from '../layout/page-error';

export const handle: PageHandle = { guards: ['theme-transition'] };

export const loader = ({ request }: Route.LoaderArgs) => loadPage(matchOf(request, 'about'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function About({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}
