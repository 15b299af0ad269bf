import { getIntl } from '../server/intl.server';
import { createUnlistedPageData } from '../server/unlisted-page-data.server';
import { matchRequest } from '../server/match-request.server';
import { OfflinePage } from '../layout/offline-page';
import type { Route } from './+types/offline';

export { PageErrorBoundary as ErrorBoundary } from '../layout/page-error-boundary';
export { meta } from '../view-models/page-head';

export const loader = async ({ request }: Route.LoaderArgs) => {
  const match = matchRequest(request, 'offline');
  const intl = getIntl(match.locale);
  return {
    ...(await createUnlistedPageData(match, 'offline.pageTitle')),
    text: intl.formatMessage({ id: 'offline.cachedPages' }),
    toBag: intl.formatMessage({ id: 'offline.toBag' }),
  };
};

export default function Offline({ loaderData: { title, text, toBag } }: Route.ComponentProps) {
  return <OfflinePage title={title} text={text} toBag={toBag} />;
}
