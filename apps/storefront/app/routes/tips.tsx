import { matchRequest } from '../server/match-request.server';
import { TipPage } from '../pages/tips/tip-page';
import { TipsPage } from '../pages/tips/tips-page';
import { loadAllTips, loadTip } from '../server/tips.server';
import type { Route } from './+types/tips';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

/** The slug is optional; without it, the page lists all tips. */
export async function loader({ request }: Route.LoaderArgs) {
  const match = matchRequest(request, 'tips');
  return match.parameters.slug === undefined ? loadAllTips(match) : loadTip(match);
}

export default function TipRoute({ loaderData }: Route.ComponentProps) {
  return 'tips' in loaderData ? <TipsPage {...loaderData} /> : <TipPage {...loaderData} />;
}
