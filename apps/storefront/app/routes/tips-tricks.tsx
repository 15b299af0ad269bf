import { matchRequest } from '../server/match-request.server';
import { loadTips } from '../server/tips.server';
import { TipsPage } from '../pages/tips/tips-page';
import type { PageHandle } from '../layout/page-handle';
import { isSameList } from '../layout/is-same-list';
import type { Route } from './+types/tips-tricks';

export { PageError as ErrorBoundary } from '../layout/page-error';
export { meta } from '../view-models/page-head';

export const handle: PageHandle = { isRelated: isSameList };

export const loader = ({ request }: Route.LoaderArgs) => loadTips(matchRequest(request, 'tipsTricks'));

export default function TipsTricks({ loaderData }: Route.ComponentProps) {
  return <TipsPage {...loaderData} />;
}
