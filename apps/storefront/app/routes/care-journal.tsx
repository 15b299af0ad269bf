import { createCareJournalPageData } from '@marehalm/page-data/build';
import { createPageLoader } from '../server/create-page-loader.server';
import { CareJournalPage, deferredArticleList } from '../pages/journal/care-journal-page';
import { loadPrefetchedOrServerData } from '@marehalm/static-router/client';
import type { PageHandle } from '../layout/page-handle';
import { isRelatedListPage } from '@marehalm/page-data';
import type { Route } from './+types/care-journal';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toListPageMeta as meta } from '@marehalm/page-data';

export { revalidateOnPathChange as shouldRevalidate } from '@marehalm/static-router/client';

export const handle: PageHandle = { isRelated: isRelatedListPage };

export const loader = createPageLoader('careJournal', createCareJournalPageData);

/** A navigation waits until the list is interactive, so that nothing shifts afterwards. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([
    loadPrefetchedOrServerData(request, serverLoader),
    deferredArticleList.loadFor(request.url),
  ]);
  return data;
}

export default function CareJournal({ loaderData }: Route.ComponentProps) {
  return <CareJournalPage {...loaderData} />;
}
