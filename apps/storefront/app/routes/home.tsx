import { matchOf } from '../catalogue/request-match.server';
import { loadHome } from '../features/pages/page.server';
import { HomePage } from '../features/pages/home-page';
import { metaOf } from '../shell/page-head';
import type { PageHandle } from '../shell/page-handle';
import type { Route } from './+types/home';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const handle: PageHandle = { guards: ['theme-transition'] };

export const loader = ({ request }: Route.LoaderArgs) => loadHome(matchOf(request, 'home').locale);

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
