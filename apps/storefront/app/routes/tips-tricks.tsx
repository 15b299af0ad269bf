import { matchOf } from '../catalogue/request-match.server';
import { loadTips } from '../features/tips/tips.server';
import { TipsPage } from '../features/tips/tips-page';
import { metaOf } from '../shell/page-head';
import type { PageHandle } from '../shell/page-handle';
import { isSameList } from '../shell/same-list';
import type { Route } from './+types/tips-tricks';

export { PageError as ErrorBoundary } from '../shell/page-error';

export const handle: PageHandle = { isRelated: isSameList };

export const loader = ({ request }: Route.LoaderArgs) => loadTips(matchOf(request, 'tipsTricks'));

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData?.head);

export default function TipsTricks({ loaderData }: Route.ComponentProps) {
  return <TipsPage {...loaderData} />;
}
