import { createArticlePageData } from '@marehalm/page-data/build';
import { createPageLoader } from '../server/create-page-loader.server';
import { ArticlePage } from '../pages/journal/article-page';
import type { Route } from './+types/journal';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

export const loader = createPageLoader('journal', createArticlePageData);

export default function JournalArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />;
}
