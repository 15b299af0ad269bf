import { createTipTopicPageData } from '@marehalm/page-data/build';
import { createPageLoader } from '../server/create-page-loader.server';
import { TipsPage } from '../pages/tips/tips-page';
import type { PageHandle } from '../layout/page-handle';
import { isRelatedListPage } from '@marehalm/page-data';
import type { Route } from './+types/tips-tricks';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

export const handle: PageHandle = { isRelated: isRelatedListPage };

export const loader = createPageLoader('tipsTricks', createTipTopicPageData);

export default function TipTopicsRoute({ loaderData }: Route.ComponentProps) {
  return <TipsPage {...loaderData} />;
}
