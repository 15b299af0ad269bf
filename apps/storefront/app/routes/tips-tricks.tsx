import { matchRequest } from '../server/match-request.server';
import { loadTipsByTopic } from '../server/tips.server';
import { TipsPage } from '../pages/tips/tips-page';
import type { PageHandle } from '../layout/page-handle';
import { isRelatedListPage } from '../layout/is-related-list-page';
import type { Route } from './+types/tips-tricks';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const handle: PageHandle = { isRelated: isRelatedListPage };

export const loader = ({ request }: Route.LoaderArgs) => loadTipsByTopic(matchRequest(request, 'tipsTricks'));

export default function TipTopicsRoute({ loaderData }: Route.ComponentProps) {
  return <TipsPage {...loaderData} />;
}
