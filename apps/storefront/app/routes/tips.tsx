import { createAllTipsPageData, createTipPageData } from '@marehalm/page-data/build';
import { TipPage } from '../pages/tips/tip-page';
import { TipsPage } from '../pages/tips/tips-page';
import { createPageLoader } from '../server/create-page-loader.server';
import type { Route } from './+types/tips';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { toPageMeta as meta } from '@marehalm/page-data';

/** The slug is optional; without it, the page lists all tips. */
export const loader = createPageLoader('tips', (sources, match) =>
  match.parameters.slug === undefined
    ? createAllTipsPageData(sources, match)
    : createTipPageData(sources, match),
);

export default function TipRoute({ loaderData }: Route.ComponentProps) {
  return 'tips' in loaderData ? <TipsPage {...loaderData} /> : <TipPage {...loaderData} />;
}
