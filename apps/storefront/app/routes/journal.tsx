import { matchOf } from '../catalogue/request-match.server';
import { loadArticle } from '../features/journal/journal.server';
import { ArticlePage } from '../features/journal/article-page';
import { metaOf } from '../shell/page-head';
import type { Route } from './+types/journal';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const loader = ({ request }: Route.LoaderArgs) => loadArticle(matchOf(request, 'journal'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Journal({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
