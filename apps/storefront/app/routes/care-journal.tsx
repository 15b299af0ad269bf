import { matchOf } from '../catalogue/request-match.server';
import { loadCareJournal } from '../features/journal/journal.server';
import { CareJournalPage, articleList } from '../features/journal/care-journal-page';
import { metaOf } from '../shell/page-head';
import { loadPageData } from '@marehalm/static-router/client';
import type { PageHandle } from '../shell/page-handle';
import { isSameList } from '../shell/same-list';
import type { Route } from './+types/care-journal';

export { PageError as ErrorBoundary } from '../shell/page-error';

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
