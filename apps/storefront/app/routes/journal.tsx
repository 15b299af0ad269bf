import { matchOf } from '../server/request-match.server';
import { loadArticle } from '../server/journal.server';
import { ArticlePage } from '../pages/journal/article-page';
import { metaOf } from '../view-models/page-head';
import type { Route } from './+types/journal';

export { PageError as ErrorBoundary } from '../layout/page-error';

export const loader = ({ request }: Route.LoaderArgs) => loadArticle(matchOf(request, 'journal'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function Journal({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
