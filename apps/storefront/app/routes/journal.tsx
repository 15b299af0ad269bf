import { matchRequest } from '../server/match-request.server';
import { loadArticle } from '../server/journal.server';
import { ArticlePage } from '../pages/journal/article-page';
import type { Route } from './+types/journal';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const loader = ({ request }: Route.LoaderArgs) => loadArticle(matchRequest(request, 'journal'));

export default function JournalArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
