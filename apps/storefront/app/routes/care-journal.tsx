import { matchOf } from '../server/request-match.server';
import { loadCareJournal } from '../server/journal.server';
import { CareJournalPage, articleList } from '../pages/journal/care-journal-page';
import { metaOf } from '../view-models/page-head';
import { loadPageData } from '@marehalm/static-router/client';
import type { PageHandle } from '../layout/page-handle';
import { isSameList } from '../layout/same-list';
import type { Route } from './+types/care-journal';

export { PageError as ErrorBoundary } from '../layout/page-error';

export { revalidateOnPathChange as shouldRevalidate } from '@marehalm/static-router/client';

export const handle: PageHandle = { isRelated: isSameList };

export const loader = ({ request }: Route.LoaderArgs) => loadCareJournal(matchOf(request, 'careJournal'));

/** From another page of the shop one arrives when the list can be used, and nothing moves. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([loadPageData(request, serverLoader), articleList.fetchFor(request.url)]);
  return data;
}

export const meta = ({ loaderData, location }: Route.MetaArgs) => metaOf(loaderData?.head, location);

export default function CareJournal({ loaderData }: Route.ComponentProps) {
  return <CareJournalPage {...loaderData} />;
}
